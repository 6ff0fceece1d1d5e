import { isScheduled } from '@/lib/ats/sync/scheduled-links';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { timeZone } from '@/lib/i18n/time-zone';

/** What all instances share and the database alone knows. */
export interface SharedFigures {
  /** CVs that wait to be analysed, and for how long the oldest has, in seconds. */
  cvsWaiting: number;
  cvsOldestSeconds: number;
  cvsInProgress: number;
  mailsWaiting: number;
  mailsFailed: number;
  /** What a model was asked in this calendar month. */
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** Millionths of the currency of the prices. */
  costMicros: number;
}

/** Reads this month's analyses only, by an index of their own: it is asked with each scrape. */
export const sharedFigures = Prisma.sql`
    WITH month AS (SELECT date_trunc('month', now() AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone} AS start),
    used AS (
      SELECT input_tokens, cached_tokens, output_tokens, cost_micros FROM analysis, month
      WHERE input_tokens > 0 AND finished_at >= start
      UNION ALL
      SELECT input_tokens, cached_tokens, output_tokens, cost_micros FROM model_use, month WHERE created_at >= start
    ),
    spent AS (
      SELECT coalesce(sum(input_tokens), 0)::float8 AS "inputTokens", coalesce(sum(cached_tokens), 0)::float8 AS "cachedTokens",
        coalesce(sum(output_tokens), 0)::float8 AS "outputTokens", coalesce(sum(cost_micros), 0)::float8 AS "costMicros"
      FROM used
    ),
    cvs AS (
      SELECT count(*) FILTER (WHERE candidate.status = 'AWAITING_PROCESSING')::int AS "cvsWaiting",
        count(*) FILTER (WHERE candidate.status = 'IN_PROGRESS')::int AS "cvsInProgress",
        coalesce(max(extract(epoch FROM now() - coalesce(analysis_waiting_since, analysis_requested_at)))
          FILTER (WHERE candidate.status = 'AWAITING_PROCESSING'), 0)::float8 AS "cvsOldestSeconds"
      FROM candidate JOIN process ON process.id = candidate.process_id AND process.status = 'ACTIVE'
      WHERE candidate.status IN ('AWAITING_PROCESSING', 'IN_PROGRESS')
    ),
    mails AS (
      SELECT count(*) FILTER (WHERE state = 'QUEUED')::int AS "mailsWaiting", count(*) FILTER (WHERE state = 'FAILED')::int AS "mailsFailed"
      FROM mail WHERE state IN ('QUEUED', 'FAILED')
    )
    SELECT * FROM spent, cvs, mails`;

/** @throws Error when the database does not respond */
export async function findSharedFigures(): Promise<SharedFigures> {
  const [row] = await database().$queryRaw<SharedFigures[]>(sharedFigures);
  if (!row) throw new Error('The database gave no figures.');
  return row;
}

/** How far a connection is behind its schedule. */
export interface AtsLag {
  connectionId: string;
  /** Since a synchronisation of the process was due that waits longest for one; 0: none is due. */
  seconds: number;
}

/** Of the connections whose schedule synchronises a process. @throws Error when the database does not respond */
export function findAtsLags(): Promise<AtsLag[]> {
  return database().$queryRaw<AtsLag[]>`
    SELECT x.id::text AS "connectionId", greatest(0, max(extract(epoch FROM
      now() - greatest(l.last_sync_at, l.trial_passed_at) - make_interval(mins => x.schedule_minutes))))::float8 AS seconds
    FROM ats_link l JOIN ats_connection x ON x.id = l.connection_id JOIN process p ON p.id = l.process_id
    WHERE x.schedule_minutes IS NOT NULL AND ${isScheduled}
    GROUP BY x.id`;
}
