import { database } from '@/lib/db/client';

/** Takes a lock for some seconds, which nobody returns; false while another instance holds it. */
export async function takeJobLock(name: string, seconds: number): Promise<boolean> {
  const taken = await database().$queryRaw<unknown[]>`
    INSERT INTO job_lock (name, held_until) VALUES (${name}, now() + make_interval(secs => ${seconds}::double precision))
    ON CONFLICT (name) DO UPDATE SET held_until = excluded.held_until WHERE job_lock.held_until <= now()
    RETURNING name`;
  return taken.length > 0;
}
