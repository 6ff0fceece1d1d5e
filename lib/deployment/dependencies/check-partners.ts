import { database } from '@/lib/db/client';
import type { MailFailure } from '@/lib/domain/mail-enums';
import { mailSettings } from '@/lib/mail/mail-settings';
import { findModelState } from '@/lib/model/find-model-state';
import type { Finding } from './dependency';

/** Failures of the mail server or its settings, not of one mail. */
const ofTheServer: MailFailure[] = ['CONNECTION', 'TLS', 'CREDENTIALS', 'TIMEOUT', 'SENDER', 'NOT_SET_UP'];

/** A provider asks to wait for seconds or a few minutes as a matter of course. */
const longWaitMinutes = 5;

/** Whether the last mail that was tried met a mail server that takes mail. */
export async function checkMail(): Promise<Finding | null | 'unused'> {
  if (!mailSettings()) return 'unused';
  const [failed, sent] = await Promise.all([
    database().mail.aggregate({ where: { failure: { in: ofTheServer } }, _max: { failedAt: true } }),
    database().mail.aggregate({ where: { state: 'SENT' }, _max: { endedAt: true } }),
  ]);
  const failedAt = failed._max.failedAt;
  const isFailing = failedAt !== null && failedAt > (sent._max.endedAt ?? new Date(0));
  if (!isFailing) return null;
  const count = await database().mail.count({ where: { state: { in: ['QUEUED', 'FAILED'] } } });
  // Every mail that met it was sent otherwise or discarded: nothing waits for it.
  return count === 0 ? null : { code: 'mail-failing', values: { count } };
}

/** Whether the model that is to judge can be asked. It is not called for this: a call costs money. */
export async function checkModel(): Promise<Finding | null | 'unused'> {
  const state = await findModelState();
  if (state.kind === 'none') return 'unused';
  if (state.kind === 'unusable') return { code: 'model-unusable', values: {} };
  const gate = await database().modelGate.findFirst();
  const minutes = gate?.blockedUntil ? Math.ceil((gate.blockedUntil.getTime() - Date.now()) / 60_000) : 0;
  return minutes >= longWaitMinutes ? { code: 'model-failing', values: { minutes } } : null;
}

/** Whether the connections to ATSs work that are not paused. */
export async function checkAts(): Promise<Finding | null | 'unused'> {
  const connections = await database().atsConnection.findMany({
    where: { paused: false },
    select: { stoppedReason: true, failures: true, blockedReason: true, blockedUntil: true },
  });
  if (connections.length === 0) return 'unused';
  const stopped = connections.filter(({ stoppedReason }) => stoppedReason !== null);
  if (stopped.length > 0) return { code: 'ats-stopped', values: { count: stopped.length } };
  const failing = connections.filter(
    ({ blockedReason, blockedUntil }) => blockedReason === 'failures' && blockedUntil && blockedUntil > new Date(),
  );
  return failing.length > 0 ? { code: 'ats-failing', values: { count: failing.length } } : null;
}
