import { usersWhoSee } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';

/** Who of these people sees the process, so that its candidates can be theirs. */
export async function findPossibleOwners(db: Db, processId: string, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const process = await db.process.findUniqueOrThrow({
    where: { id: processId },
    select: { id: true, restricted: true },
  });
  const where = { AND: [{ id: { in: userIds } }, usersWhoSee(process)] };
  return new Set((await db.user.findMany({ where, select: { id: true } })).map(({ id }) => id));
}
