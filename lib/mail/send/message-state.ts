import { recordAudit } from '@/lib/audit/record-audit';
import { systemActorFor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import type { MailFailure } from '@/lib/domain/mail-enums';
import type { MessageState } from '@/lib/domain/message-enums';
import { notify } from '@/lib/notification-rows/notify';

const actor = systemActorFor('mail/send');

/** Which the candidate has, or is about to get. */
export const messagesThatCount: MessageState[] = ['WAITING', 'SENT', 'BY_HAND'];

/**
 * Whether a message is still to be sent: nobody called it back, no later one took its place, a rejection is still what was decided,
 * and nobody who is rejected is invited.
 */
export async function messageHolds(id: string): Promise<boolean> {
  const message = await database().candidateMessage.findUnique({
    where: { id },
    select: { state: true, kind: true, candidateId: true, writtenAt: true, candidate: { select: { decision: true } } },
  });
  if (message?.state !== 'WAITING') return false;
  const { kind, candidateId, writtenAt, candidate } = message;
  if (kind === 'rejection' && candidate.decision !== 'REJECT') return false;
  if (kind === 'invitation' && candidate.decision === 'REJECT') return false;
  const later = { candidateId, kind, writtenAt: { gt: writtenAt }, state: { in: messagesThatCount } };
  return (await database().candidateMessage.count({ where: later })) === 0;
}

const findPlace = (db: Db, id: string) =>
  db.candidate.findUniqueOrThrow({ where: { id }, select: { processId: true } });

/** Notes at the message what became of its mail; `WAITING`: there is another attempt. */
export async function noteMessageEnd(
  db: Db,
  id: string,
  state: Extract<MessageState, 'FAILED' | 'OUTDATED' | 'WAITING'>,
  failure: MailFailure | null = null,
): Promise<void> {
  const endedAt = state === 'WAITING' ? null : new Date();
  const where = { id, state: 'WAITING' as const };
  const [message] = await db.candidateMessage.updateManyAndReturn({ where, data: { state, failure, endedAt } });
  if (!message || state !== 'FAILED') return;
  const { candidateId } = message;
  const { processId } = await findPlace(db, candidateId);
  // Of an earlier failure they may have read.
  await db.notification.deleteMany({ where: { kind: 'MESSAGE_FAILED', subjectId: id } });
  await notify(db, 'MESSAGE_FAILED', { by: null, data: { processId, candidateId, subjectId: id } });
}

/** Notes at the message that the server has accepted it, and of a pay range in it that the person was told. */
export async function noteMessageSent(db: Db, id: string): Promise<void> {
  const data = { state: 'SENT' as const, failure: null, endedAt: new Date() };
  const [sent] = await db.candidateMessage.updateManyAndReturn({ where: { id, state: 'WAITING' }, data });
  if (!sent?.payRange) return;
  const { candidateId, payRange: version, writtenById: recordedById } = sent;
  const { processId } = await findPlace(db, candidateId);
  const range = await db.payRange.findUnique({ where: { processId_version: { processId, version } } });
  if (!range) return;
  const told = { candidateId, version, text: range.text, toldAt: new Date(), way: 'EMAIL' as const, recordedById };
  await db.payRangeNotice.create({ data: told });
  await recordAudit(db, actor, 'candidate.pay-range-told', { processId, candidateId, version, way: 'EMAIL' });
}
