import { randomUUID } from 'node:crypto';
import { recordAudits, type AuditFacts } from '@/lib/audit/record-audit';
import { isProgram, type PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { callBackMinutes } from '@/lib/domain/message-enums';
import type { RefusedMessage, SendMessages, SentMessages } from '@/lib/domain/message-schemas';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { mailSettings } from '@/lib/mail/mail-settings';
import { lockProcessForShare } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { findCommonValues, type CommonValues } from './find-values';
import { loadRecipients } from './load-recipients';
import { mailMessage } from './mail-message';
import { findSentBefore } from './sent-before';
import { findCommonFaults, writeText, type WrittenMessage } from './write-texts';

const timeoutMs = 60_000;
const minuteMs = 60_000;

interface Sending {
  input: { processId: string } & SendMessages;
  common: CommonValues;
  sendAt: Date | null;
}

/** All messages, or an error that names what is wrong with any of them: then nobody gets one. */
async function writeAll(actor: PersonActor, input: { processId: string } & SendMessages, common: CommonValues) {
  const ids = input.people.map(({ candidateId }) => candidateId);
  const { recipients, refused } = await loadRecipients(actor, { ...input, ids });
  const people = new Map(input.people.map((person) => [person.candidateId, person]));
  const messages: WrittenMessage[] = [];
  const fields = findCommonFaults(input);
  for (const recipient of recipients) {
    const person = people.get(recipient.id);
    if (!person) continue;
    const { message, faults } = await writeText(recipient, person, { input, common });
    if (message) messages.push(message);
    fields.push(...faults);
  }
  const once = new Map(fields.map((field) => [JSON.stringify(field), field]));
  if (once.size > 0) throw new AppError('message.faulty', { fields: [...once.values()] });
  return { messages, refused };
}

async function storeMessage(db: Db, actor: PersonActor, message: WrittenMessage, { input, common, sendAt }: Sending) {
  const { recipient, locale, subject, text, hasPayRange, byModel } = message;
  const payRange = hasPayRange ? (common.payRange ?? null) : null;
  const { requestId, kind, way } = input;
  const stored = {
    id: randomUUID(),
    candidateId: recipient.id,
    requestId,
    kind,
    locale,
    recipient: recipient.email,
    subject,
    text,
    state: sendAt ? ('WAITING' as const) : ('BY_HAND' as const),
    sendAt,
    writtenById: actor.userId,
    payRange: payRange?.version ?? null,
    byModel,
  };
  await db.candidateMessage.create({ data: stored });
  if (way === 'MAIL')
    await mailMessage(db, actor, {
      processId: input.processId,
      message,
      id: stored.id,
      sendAt: sendAt ?? new Date(),
      common,
    });
  return { messageId: stored.id, candidateId: recipient.id, recipient: recipient.email, subject, text };
}

/** The drafts of a model that the author made in this process and wrote from, by language. */
async function findDrafts(db: Db, actor: PersonActor, { processId, drafts }: { processId: string } & SendMessages) {
  const ids = Object.values(drafts);
  if (ids.length === 0) return new Map<string, string>();
  const where = { id: { in: ids }, createdById: actor.userId, candidate: { processId } };
  const rows = await db.messageDraft.findMany({ where, select: { id: true, locale: true } });
  return new Map(rows.map(({ id, locale }) => [locale, id]));
}

/** What an earlier attempt of the same sending has stored; null: it is the first. */
async function findRepeated(
  db: Db,
  { processId, requestId, kind }: { processId: string } & Pick<SendMessages, 'requestId' | 'kind'>,
  userId: string,
): Promise<SentMessages | null> {
  const rows = await db.candidateMessage.findMany({
    where: { requestId, kind, writtenById: userId, candidate: { processId } },
    orderBy: { id: 'asc' },
    select: { id: true, candidateId: true, recipient: true, subject: true, text: true, sendAt: true },
  });
  const [first] = rows;
  if (!first) return null;
  const messages = rows.map(({ id: messageId, sendAt: _sendAt, ...row }) => ({ messageId, ...row }));
  return { sendAt: first.sendAt?.toISOString() ?? null, messages, refused: [] };
}

/**
 * Writes messages to candidates: those of the way MAIL leave ten minutes later, unless they are called back; the others are kept as
 * sent by their author. Called by a person only, never by a program or the product.
 *
 * @returns those that were written, and who gets none, with the reason
 * @throws AppError `process.not-found`, `process.archived`, `token.needs-person`, `mail.not-set-up`; `message.faulty` with
 *   unknown or empty fields and sentences that may not stand, then nobody gets one
 */
export async function sendMessages(
  actor: PersonActor,
  input: { processId: string } & SendMessages,
): Promise<SentMessages> {
  const { processId, kind, way } = input;
  const again = new Set(input.people.flatMap((person) => (person.again ? [person.candidateId] : [])));
  await requireProcessPermission(database(), actor, processId, 'candidate:decide');
  if (isProgram(actor)) throw new AppError('token.needs-person');
  if (way === 'MAIL' && !mailSettings()) throw new AppError('mail.not-set-up');
  await requireEditableProcess(database(), processId);
  const common = await findCommonValues(actor, processId);
  const { messages, refused } = await writeAll(actor, input, common);
  const sendAt = way === 'MAIL' ? new Date(Date.now() + callBackMinutes * minuteMs) : null;
  const sent = await transaction(
    async (db) => {
      await lockProcessForShare(db, processId);
      await requireEditableProcess(db, processId);
      const ids = messages.map(({ recipient }) => recipient.id);
      const present = new Set((await lockCandidates(db, processId, ids)).map(({ id }) => id));
      const repeated = await findRepeated(db, input, actor.userId);
      if (repeated) return repeated;
      const before = await findSentBefore(db, ids, kind);
      const left: RefusedMessage[] = [];
      const stored: SentMessages['messages'] = [];
      const facts: AuditFacts[] = [];
      const drafts = await findDrafts(db, actor, input);
      for (const message of messages) {
        const { id: candidateId, ordinalNumber } = message.recipient;
        if (!present.has(candidateId)) left.push({ candidateId, ordinalNumber: null, reason: 'NOT_FOUND' });
        else if (before.has(candidateId) && !again.has(candidateId))
          left.push({ candidateId, ordinalNumber, reason: 'SENT_BEFORE' });
        else {
          const one = await storeMessage(db, actor, message, { input, common, sendAt });
          stored.push(one);
          const draftId = drafts.get(message.locale);
          const { messageId } = one;
          facts.push({ processId, candidateId, messageId, template: kind, way, byModel: message.byModel, draftId });
        }
      }
      await recordAudits(db, actor, 'candidate.message-written', facts);
      return { sendAt: sendAt?.toISOString() ?? null, messages: stored, refused: [...refused, ...left] };
    },
    { timeoutMs },
  );
  sendOutboxSoon();
  return sent;
}
