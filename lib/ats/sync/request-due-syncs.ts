import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { findLiveRequests } from '@/lib/jobs/find-live-requests';
import { enqueueEvents } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { logger } from '@/lib/logger';
import { failSync, unusableReasons } from './end-sync';
import { resumeSyncs } from './resume-syncs';
import { firstPauseMinutes, passingReasons } from './resume-time';
import { findRunningSync } from './running-sync';
import { startSync } from './start-sync';

const minuteMs = 60_000;
/**
 * A schedule may be up to this much early: otherwise one as long as the interval of looks would miss every other
 * look.
 */
const earlySeconds = 30;
/** Longer than a part with its retries. */
const quietMs = 15 * minuteMs;
/** Requested again for a whole day without progress: something is wrong with it. */
const lostMs = 24 * 60 * minuteMs;

export interface DueSyncs {
  /** How many that had been given up for a while were resumed. */
  resumed: number;
  started: number;
  /** How many quiet ones were requested again. */
  repeated: number;
  failed: number;
  /** How many connections have webhooks that nobody processed. */
  webhooks: number;
}

/**
 * Starts the synchronisations that are due: by their connections' schedules, also of processes in ERROR because of the ATS
 * (the first success lets them go on), and of processes activated after such an ERROR. A link whose trial nobody has
 * confirmed waits. Lets those go on that failed because of what passes. Asks again for what went quiet.
 */
export async function requestDueSyncs(actor: Actor, now: Date = new Date()): Promise<DueSyncs> {
  requirePermission(actor, 'candidate:upload');
  const result = {
    resumed: await resumeSyncs(actor, now),
    started: await startDue(actor, now),
    ...(await repeatQuiet(actor, now)),
    webhooks: await repeatWebhooks(now),
  };
  sendOutboxSoon();
  return result;
}

async function startDue(actor: Actor, now: Date): Promise<number> {
  const due = await database().$queryRaw<{ processId: string }[]>`
    SELECT l.process_id AS "processId"
    FROM ats_link l
    JOIN ats_connection x ON x.id = l.connection_id
    JOIN process p ON p.id = l.process_id
    LEFT JOIN LATERAL (SELECT state, reason, started_at FROM ats_sync s WHERE s.process_id = l.process_id
      ORDER BY started_at DESC LIMIT 1) last ON true
    WHERE NOT x.paused AND x.stopped_reason IS NULL
      AND x.encrypted_credentials IS NOT NULL AND coalesce(x.blocked_until, ${now}) <= ${now}
      AND p.external_process_id IS NOT NULL AND l.trial_passed_at IS NOT NULL
      AND (p.status = 'ACTIVE' OR p.status = 'ERROR' AND p.status_reason LIKE 'ats.%')
      AND last.state IS DISTINCT FROM 'RUNNING'
      -- Such a one goes on where it was.
      AND NOT coalesce(last.state = 'FAILED' AND last.reason = ANY(${passingReasons}), false)
      AND (
        coalesce(last.started_at, '-infinity') <= ${now}::timestamptz
          - make_interval(mins => x.schedule_minutes) + make_interval(secs => ${earlySeconds}::float)
        -- Such an end sets the process to ERROR; somebody activated it since.
        OR p.status = 'ACTIVE' AND last.state = 'FAILED' AND last.reason = ANY(${[...unusableReasons]})
        -- Sending candidates set it to ERROR.
        OR p.status = 'ERROR' AND p.status_reason = ANY(${passingReasons})
          AND p.updated_at <= ${now}::timestamptz - make_interval(mins => ${firstPauseMinutes})
      )
    ORDER BY last.started_at NULLS FIRST`;
  let started = 0;
  for (const { processId } of due) {
    try {
      await transaction((db) => startSync(db, actor, { processId, trigger: 'SCHEDULE' }));
      started += 1;
    } catch (error) {
      // Paused, unlinked or started by somebody meanwhile.
      if (!(error instanceof AppError)) throw error;
      logger.info({ processId, code: error.code }, 'a due synchronisation was not started');
    }
  }
  return started;
}

async function repeatQuiet(actor: Actor, now: Date): Promise<{ repeated: number; failed: number }> {
  const quiet = await database().atsSync.findMany({
    where: { state: 'RUNNING', aliveAt: { lt: new Date(now.getTime() - quietMs) } },
    select: { id: true, processId: true, connectionId: true, startedAt: true, aliveAt: true },
  });
  const live = await findLiveRequests(
    'syncId',
    quiet.map(({ id }) => id),
  );
  const lost = quiet.filter(({ id }) => !live.has(id));
  const isHopeless = ({ aliveAt }: { aliveAt: Date }) => now.getTime() - aliveAt.getTime() > lostMs;
  for (const { id } of lost.filter(isHopeless)) {
    const sync = await findRunningSync(id);
    if (sync) await failSync(actor, sync, 'internal');
  }
  const repeated = lost.filter((sync) => !isHopeless(sync));
  await enqueueEvents(
    database(),
    repeated.map(({ id: syncId, processId, connectionId }) => {
      return { name: 'ats/sync.requested' as const, data: { processId, syncId, connectionId } };
    }),
  );
  return { repeated: repeated.length, failed: lost.length - repeated.length };
}

async function repeatWebhooks(now: Date): Promise<number> {
  const waiting = await database().atsWebhookDelivery.groupBy({
    by: ['connectionId'],
    where: { handledAt: null, receivedAt: { lt: new Date(now.getTime() - quietMs) } },
  });
  const events = waiting.map(({ connectionId }) => ({ name: 'ats/webhook.received' as const, data: { connectionId } }));
  await enqueueEvents(database(), events);
  return events.length;
}
