import { writeOffStaleDrafts } from '@/lib/analysis/run/write-off-drafts';
import { cleanUpBatches } from '@/lib/analysis/batch/clean-up-batches';
import { deleteOldErasures } from '@/lib/ats/departures/delete-old-erasures';
import type { Actor } from '@/lib/auth/actor';
import { sessionIdleMs, sessionLifeMs } from '@/lib/auth/sessions';
import { keepErasureEntriesDays } from '@/lib/candidates/erasure/record-erasures';
import { database } from '@/lib/db/client';
import { inBatches } from '@/lib/db/in-batches';
import { doEach } from '@/lib/jobs/do-each';
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

/** Deletes all rows of a table that are so old. */
function old<Where>(
  table: { deleteMany: (rows: { where: Where; limit: number }) => PromiseLike<{ count: number }> },
  where: Where,
): () => Promise<number> {
  return () => inBatches((limit) => table.deleteMany({ where, limit }));
}

/** What is deleted at a time; each in statements of limited length. */
function deletionsAt(now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const before = (days: number) => ({ lt: daysAgo(days) });
  const ended = before(keepEndedTokensDays);
  const db = database();
  return {
    runs: old(db.durableRun, { endedAt: before(keepRunsDays) }),
    durableEvent: old(db.durableEvent, { receivedAt: before(keepSeenDays) }),
    durableIdempotency: old(db.durableIdempotency, { createdAt: before(keepSeenDays) }),
    durableTurn: old(db.durableTurn, { at: before(keepSeenDays) }),
    outboxEvent: old(db.outboxEvent, { setAsideAt: before(keepSetAsideEventsDays) }),
    sentEvent: old(db.sentEvent, { sentAt: before(keepSentEventsDays) }),
    failedAnswer: old(db.failedAnswer, { createdAt: before(keptDays.modelAnswers) }),
    messageDraft: old(db.messageDraft, { createdAt: before(keptDays.messageDrafts) }),
    modelBatch: () => cleanUpBatches(db, daysAgo(keptDays.modelAnswers)),
    atsWebhookDelivery: old(db.atsWebhookDelivery, { receivedAt: before(keepWebhooksDays) }),
    webhookMessage: old(db.webhookMessage, { endedAt: before(keepWebhookMessagesDays) }),
    atsSync: old(db.atsSync, { endedAt: before(keepSyncsDays) }),
    erasures: () => deleteOldErasures(now),
    erasureEntry: old(db.erasureEntry, { at: before(keepErasureEntriesDays) }),
    backupRun: old(db.backupRun, { startedAt: before(keepBackupRunsDays) }),
    retentionRun: () => deleteOldRuns(now),
    analysisDraft: () => writeOffStaleDrafts(db, daysAgo(keepUnwantedDraftsHours / 24)),
    sentWrite: old(db.sentWrite, { sentAt: before(keepSentWritesDays) }),
    sessions: old(db.userSession, endedBefore(daysAgo(keptDays.endedSessions))),
    rateLimit: old(db.rateLimit, { expiresAt: { lt: now } }),
    failedSignIn: old(db.failedSignIn, { lastAt: before(keptDays.failedSignIns) }),
    passwordReset: old(db.passwordReset, { expiresAt: { lt: now } }),
    invitation: old(db.invitation, { expiresAt: before(keptDays.expiredInvitations) }),
    apiToken: old(db.apiToken, { OR: [{ expiresAt: ended }, { revokedAt: ended }] }),
    mail: old(db.mail, { endedAt: before(keptDays.endedMails) }),
    notification: old(db.notification, { createdAt: before(keepNotificationsDays) }),
    passwordRequest: old(db.passwordRequest, { createdAt: before(keepPasswordRequestsDays) }),
    searches: old(db.candidateSearch, { usedAt: before(keepSearchesDays) }),
  };
}

/**
 * Deletes expired data: finished runs of durable functions after 14 days, ended sessions and unused candidate searches
 * after one, what the ATS erased after seven, unsendable events, ended batches and answers of a model that could not be used,
 * drafts of messages, keys of writes and expired invitations and mails that are dealt with after 30, expired links for a new
 * password, failed sign-ins and ended API tokens and notifications after 90, expired sign-in failure counts, orphaned analysis
 * drafts, notes of backups after 400, and reports of retention and notes of erasures after two years.
 * One that fails stops no other.
 *
 * @returns how many of each were deleted
 * @throws what the first threw that failed, after all were tried
 */
export async function cleanUp(_actor: Actor, now: Date = new Date()): Promise<CleanUpResult> {
  const { runs, sessions, searches } = await doEach(deletionsAt(now));
  return { runs, sessions, searches };
}
