import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Puts `waiting` analysed candidates back to waiting, in the tables alone: this measures watching, not analysing. */
export async function beginSimulatedRun(sql: pg.Client, processId: string, waiting: number): Promise<void> {
  await sql.query(
    `UPDATE candidate SET status = 'AWAITING_PROCESSING', updated_at = now() WHERE id IN (
       SELECT id FROM candidate WHERE process_id = $1 AND status = 'NEW' ORDER BY match_score DESC, id LIMIT $2)`,
    [processId, waiting],
  );
}

/** Each second until `until` (epoch milliseconds), `perSecond` candidates start and earlier ones finish. */
export async function advanceRun(sql: pg.Client, processId: string, perSecond: number, until: number): Promise<void> {
  while (Date.now() < until) {
    await sql.query(
      `UPDATE candidate SET status = 'NEW', progress = NULL, updated_at = now()
       WHERE process_id = $1 AND status = 'IN_PROGRESS' AND progress >= 60`,
      [processId],
    );
    await sql.query(
      `UPDATE candidate SET progress = progress + 30, updated_at = now() WHERE process_id = $1 AND status = 'IN_PROGRESS'`,
      [processId],
    );
    await sql.query(
      `UPDATE candidate SET status = 'IN_PROGRESS', progress = 10, updated_at = now() WHERE id IN (
         SELECT id FROM candidate WHERE process_id = $1 AND status = 'AWAITING_PROCESSING' ORDER BY id LIMIT $2)`,
      [processId, perSecond],
    );
    await sleep(1000);
  }
}
