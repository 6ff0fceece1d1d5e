import { Prisma } from '@/lib/db/generated/client';

/**
 * Which links their connections' schedules synchronise, for `ats_link l JOIN ats_connection x JOIN process p`: also
 * those of processes in ERROR because of the ATS, and none whose trial nobody has confirmed. A connection that may not be
 * called for some time keeps its schedule.
 */
export const isScheduled = Prisma.sql`
  NOT x.paused AND x.stopped_reason IS NULL AND x.encrypted_credentials IS NOT NULL
  AND p.external_process_id IS NOT NULL AND l.trial_passed_at IS NOT NULL
  AND (p.status = 'ACTIVE' OR p.status = 'ERROR' AND p.status_reason LIKE 'ats.%')`;
