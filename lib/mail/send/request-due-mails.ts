import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { findLiveRequests } from '@/lib/jobs/find-live-requests';
import { enqueueEvents } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { selectedEngine } from '@/lib/jobs/select-engine';
import { logger } from '@/lib/logger';

const minuteMs = 60_000;
/** The embedded engine knows its live runs; on an Inngest server one may be late. */
const quietMs = { embedded: 3 * minuteMs, inngest: 15 * minuteMs };
const batchSize = 200;

/**
 * Ends mails whose link no longer works, and requests again those that are due and that nothing sends: their run was
 * lost. Safe in concurrent processes.
 *
 * @param options `quietMs`: how long a mail must have been due
 * @throws AppError `permission.denied`
 */
export async function requestDueMails(
  actor: Actor,
  options: { quietMs?: number } = {},
): Promise<{ outdated: number; requested: number }> {
  requirePermission(actor, 'administration');
  const outdated = await endOutdatedMails();
  const dueBefore = new Date(Date.now() - (options.quietMs ?? quietMs[selectedEngine()]));
  const due = await database().mail.findMany({
    where: {
      state: 'QUEUED',
      nextAttemptAt: { lte: dueBefore },
      OR: [{ claimedUntil: null }, { claimedUntil: { lte: dueBefore } }],
    },
    orderBy: { nextAttemptAt: 'asc' },
    take: batchSize,
    select: { id: true },
  });
  const live = await findLiveRequests(
    'mailId',
    due.map(({ id }) => id),
  );
  const lost = due.filter(({ id }) => !live.has(id));
  if (lost.length > 0) {
    const events = lost.map(({ id }) => ({ name: 'mail/sending.requested' as const, data: { mailId: id } }));
    await transaction((db) => enqueueEvents(db, events));
    sendOutboxSoon();
    logger.warn({ mails: lost.length }, 'mails were requested again');
  }
  return { outdated, requested: lost.length };
}

/** Their text holds a link, which is of no use to anybody. */
async function endOutdatedMails(): Promise<number> {
  return database().$executeRaw`
    UPDATE mail SET state = 'OUTDATED', ended_at = now(), encrypted_body = NULL, link_hash = NULL, next_attempt_at = NULL
    WHERE state IN ('QUEUED', 'FAILED') AND link_hash IS NOT NULL AND (claimed_until IS NULL OR claimed_until <= now())
      AND NOT EXISTS (SELECT 1 FROM invitation i WHERE i.token_hash = mail.link_hash AND i.expires_at > now())
      AND NOT EXISTS (SELECT 1 FROM password_reset r WHERE r.token_hash = mail.link_hash AND r.expires_at > now())`;
}
