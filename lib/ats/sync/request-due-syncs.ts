import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { logger } from '@/lib/logger';
import { recoverLostDeliveries } from '../webhooks/lost-deliveries';
import { unusableReasons } from './end-sync';
import { recoverLostSyncs } from './lost-syncs';
import { resumeSyncs } from './resume-syncs';
import { firstPauseMinutes, passingReasons } from './resume-time';
import { isScheduled } from './scheduled-links';
import { startSync } from './start-sync';

/** A look may come so much early; otherwise a schedule of one look's length would pass every other one. */
const earlySeconds = 30;

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
  const resumed = await resumeSyncs(actor, now);
  const started = await startDue(actor, now);
  const { requested: repeated, failed } = await recoverLostSyncs(actor, { now });
  const { requested: webhooks } = await recoverLostDeliveries(actor, { now });
  sendOutboxSoon();
  return { resumed, started, repeated, failed, webhooks };
}

async function startDue(actor: Actor, now: Date): Promise<number> {
  const due = await database().$queryRaw<{ processId: string }[]>`
    SELECT l.process_id AS "processId"
    FROM ats_link l
    JOIN ats_connection x ON x.id = l.connection_id
    JOIN process p ON p.id = l.process_id
    LEFT JOIN LATERAL (SELECT state, reason, started_at FROM ats_sync s WHERE s.process_id = l.process_id
      ORDER BY started_at DESC LIMIT 1) last ON true
    WHERE ${isScheduled} AND coalesce(x.blocked_until, ${now}) <= ${now}
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
