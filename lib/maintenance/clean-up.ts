import { writeOffStaleDrafts } from '@/lib/analysis/run/write-off-drafts';
import { cleanUpBatches } from '@/lib/analysis/batch/clean-up-batches';
import { deleteOldErasures } from '@/lib/ats/departures/delete-old-erasures';
import type { Actor } from '@/lib/auth/actor';
import { sessionIdleMs, sessionLifeMs } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { deleteOldRuns } from '@/lib/retention/run/start-run';
import { keptDays } from './kept-days';

const dayMs = 24 * 60 * 60 * 1_000;
const keepRunsDays = 14;
const keepSearchesDays = 1;
/** Twice the 24 hours for which events and idempotency keys are deduplicated. */
const keepSeenDays = 2;
const keepSetAsideEventsDays = 30;
/** An analysis that waits longer is not asked about at the Inngest server. */
const keepSentEventsDays = 7;
/** An ATS repeats a webhook for some days at most. */
const keepWebhooksDays = 30;
/** Long enough to send a result again by hand. */
const keepWebhookMessagesDays = 180;
const keepSyncsDays = 90;
/** Long enough for their owners to see which programs need a new one. */
const keepEndedTokensDays = 90;
/** A tab that was closed longer ago sends nothing again. */
const keepSentWritesDays = 30;
/** Long after its mail was sent; one that is left was lost. */
const keepPasswordRequestsDays = 1;
/** Longer than backups are kept: a restored one erases these people again. */
const keepErasureEntriesDays = 730;
const keepBackupRunsDays = 400;
const keepNotificationsDays = 90;
/** No run takes this long; an older unreferenced draft was left by a crash. */
const keepUnwantedDraftsHours = 1;

export interface CleanUpResult {
  runs: number;
  sessions: number;
  searches: number;
}

/** Sessions that had ended or expired before `time`. */
function endedBefore(time: Date) {
  const before = (ms: number) => ({ lt: new Date(time.getTime() - ms) });
  return { OR: [{ endedAt: before(0) }, { createdAt: before(sessionLifeMs) }, { lastSeenAt: before(sessionIdleMs) }] };
}

/**
 * Deletes expired data: finished runs of durable functions after 14 days, ended sessions and unused candidate searches
 * after one, what the ATS erased after seven, unsendable events, ended batches and answers of a model that could not be used,
 * drafts of messages, keys of writes and expired invitations and mails that are dealt with after 30, expired links for a new
 * password, failed sign-ins and ended API tokens and notifications after 90, expired sign-in failure counts, orphaned analysis
 * drafts, notes of backups after 400, and reports of retention and notes of erasures after two years.
 *
 * @returns how many of each were deleted
 */
export async function cleanUp(_actor: Actor, now: Date = new Date()): Promise<CleanUpResult> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const db = database();
  const runs = await db.durableRun.deleteMany({ where: { endedAt: { lt: daysAgo(keepRunsDays) } } });
  await db.durableEvent.deleteMany({ where: { receivedAt: { lt: daysAgo(keepSeenDays) } } });
  await db.durableIdempotency.deleteMany({ where: { createdAt: { lt: daysAgo(keepSeenDays) } } });
  await db.durableTurn.deleteMany({ where: { at: { lt: daysAgo(keepSeenDays) } } });
  await db.outboxEvent.deleteMany({ where: { setAsideAt: { lt: daysAgo(keepSetAsideEventsDays) } } });
  await db.sentEvent.deleteMany({ where: { sentAt: { lt: daysAgo(keepSentEventsDays) } } });
  await db.failedAnswer.deleteMany({ where: { createdAt: { lt: daysAgo(keptDays.modelAnswers) } } });
  await db.messageDraft.deleteMany({ where: { createdAt: { lt: daysAgo(keptDays.messageDrafts) } } });
  await cleanUpBatches(db, daysAgo(keptDays.modelAnswers));
  await db.atsWebhookDelivery.deleteMany({ where: { receivedAt: { lt: daysAgo(keepWebhooksDays) } } });
  await db.webhookMessage.deleteMany({ where: { endedAt: { lt: daysAgo(keepWebhookMessagesDays) } } });
  await db.atsSync.deleteMany({ where: { endedAt: { lt: daysAgo(keepSyncsDays) } } });
  await deleteOldErasures(now);
  await db.erasureEntry.deleteMany({ where: { at: { lt: daysAgo(keepErasureEntriesDays) } } });
  await db.backupRun.deleteMany({ where: { startedAt: { lt: daysAgo(keepBackupRunsDays) } } });
  await deleteOldRuns(now);
  await writeOffStaleDrafts(db, daysAgo(keepUnwantedDraftsHours / 24));
  await db.sentWrite.deleteMany({ where: { sentAt: { lt: daysAgo(keepSentWritesDays) } } });
  const sessions = await db.userSession.deleteMany({ where: endedBefore(daysAgo(keptDays.endedSessions)) });
  await db.rateLimit.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.failedSignIn.deleteMany({ where: { lastAt: { lt: daysAgo(keptDays.failedSignIns) } } });
  await db.passwordReset.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.invitation.deleteMany({ where: { expiresAt: { lt: daysAgo(keptDays.expiredInvitations) } } });
  const ended = { lt: daysAgo(keepEndedTokensDays) };
  await db.apiToken.deleteMany({ where: { OR: [{ expiresAt: ended }, { revokedAt: ended }] } });
  await db.mail.deleteMany({ where: { endedAt: { lt: daysAgo(keptDays.endedMails) } } });
  await db.notification.deleteMany({ where: { createdAt: { lt: daysAgo(keepNotificationsDays) } } });
  await db.passwordRequest.deleteMany({ where: { createdAt: { lt: daysAgo(keepPasswordRequestsDays) } } });
  const searches = await db.candidateSearch.deleteMany({ where: { usedAt: { lt: daysAgo(keepSearchesDays) } } });
  return { runs: runs.count, sessions: sessions.count, searches: searches.count };
}
