import { requestPicksAgain } from '@/lib/candidates/request-picks-again';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { recoveryOf } from '@/lib/jobs/lost-work';
import { waitsForFirst } from './first-send';

const batchSize = 200;

/**
 * Candidates to be sent that nothing works on: their run was lost, or ended because a connection was paused. Who waits for
 * the first of a link is not lost, and is requested once that one has ended. Sending twice at once changes nothing.
 */
export const recoverLostPicks = recoveryOf<{ id: string }>({
  name: 'candidates to be sent to the ATS',
  permission: 'candidate:pick',
  // On an Inngest server a run sleeps up to two minutes between its steps.
  quietMinutes: { embedded: 3, inngest: 15 },
  findQuiet: ({ since }) => database().$queryRaw<{ id: string }[]>`
    SELECT pick.id FROM ats_pick pick
    JOIN process p ON p.id = pick.process_id AND p.status = 'ACTIVE'
    JOIN ats_connection c ON c.id = pick.connection_id AND NOT c.paused AND c.stopped_reason IS NULL
    WHERE pick.state IN ('PENDING', 'SENDING') AND pick.target_kind <> 'WEBHOOK' AND pick.alive_at < ${since} AND NOT ${waitsForFirst}
    ORDER BY pick.alive_at LIMIT ${batchSize}`,
  request: { key: 'pickId', of: ({ id }) => id },
  askAgain: async (_actor, lost) => {
    await transaction((db) => requestPicksAgain(db, { id: { in: lost.map(({ id }) => id) } }));
    return { requested: lost.length };
  },
});
