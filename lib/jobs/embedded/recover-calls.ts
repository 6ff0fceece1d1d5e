import { queues, type RunnerContext } from './runner-context';
import { bossDatabaseOf } from './runner-database';
import { ownerPrefix } from './owner-lease';
import { ownerLockClass } from './owner-lock';

const batchSize = 100;

/**
 * Requeues orphaned calls: those of a dead runner, without waiting for pg-boss's heartbeat, and those that nobody makes
 * and whose job is missing, for example after the schema `pgboss` was lost. Safe in concurrent processes.
 */
export async function recoverCalls(context: RunnerContext): Promise<void> {
  await context.database.transaction(async (sql) => {
    const lost = await sql.query<{ id: string }>(
      `select id from durable_call call where queued and (
         owner_id <> $4 and not exists (
           select 1 from lease where name = $6::text || owner_id::text and held_until > now())
         -- After a stall of the database all leases have ended, this runner's too: nobody is dead.
         and exists (select 1 from lease where name = $6::text || $4::text and held_until > now())
         -- A runner of the previous version has no lease.
         and (exists (select 1 from lease where name = $6::text || owner_id::text) or owner_id not in (
           select objid::bigint from pg_locks
           where locktype = 'advisory' and granted and classid = $1 and objsubid = 2
             and database = (select oid from pg_database where datname = current_database())))
         or (owner_id is null or owner_id = $4 and id <> all($5)) and not exists (
           select 1 from pgboss.job job
           where job.name = $2 and job.id = call.id and job.state in ('created', 'retry', 'active')))
       order by id limit $3 for update skip locked`,
      [ownerLockClass, queues.call, batchSize, context.ownerId, [...context.runningCalls], ownerPrefix],
    );
    if (lost.length === 0) return;
    const ids = lost.map(({ id }) => id);
    const db = bossDatabaseOf(sql);
    await sql.query(`update durable_call set owner_id = null where id = any($1)`, [ids]);
    await context.boss.deleteJob(queues.call, ids, { db });
    const jobs = ids.map((id) => ({ id, data: { callId: id } }));
    await context.boss.insert(queues.call, jobs, { db });
  });
}
