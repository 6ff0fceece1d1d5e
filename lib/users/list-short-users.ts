import { requirePermission, type Actor } from '@/lib/auth/actor';
import { usersWhoSee, visibleProcesses } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import type { ShortUser } from '@/lib/domain/user-schemas';

/**
 * Users for pickers: active and with a role, by last name.
 *
 * @param input `processId`: only those who may see this process
 * @throws AppError `process.not-found`
 */
export async function listShortUsers(
  actor: Actor,
  { processId }: { processId?: string | undefined } = {},
): Promise<ShortUser[]> {
  requirePermission(actor, 'process:read');
  const users = await database().user.findMany({
    where: processId ? await findSeeing(actor, processId) : { active: true, role: { not: null } },
    orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
    select: { id: true, firstName: true, lastName: true },
  });
  return users.map(({ id, firstName, lastName }) => ({ userId: id, firstName, lastName }));
}

async function findSeeing(actor: Actor, processId: string): Promise<Prisma.UserWhereInput> {
  const process = await database().process.findFirst({
    where: { AND: [{ id: processId }, visibleProcesses(actor)] },
    select: { id: true, restricted: true },
  });
  if (!process) throw new AppError('process.not-found');
  return usersWhoSee(process);
}
