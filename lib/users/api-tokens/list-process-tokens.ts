import type { Actor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { ProcessTokens } from './process-token-schemas';
import { findTokenProcessNames, serializeApiToken } from './serialize-api-token';

/** The condition for tokens that add candidates to this process and can do nothing else. */
export const processTokens = (processId: string) =>
  ({
    revokedAt: null,
    scopes: { equals: ['candidate:import'] },
    processIds: { equals: [processId] },
  }) satisfies Prisma.ApiTokenWhereInput;

/**
 * The tokens that add candidates to a process and are not revoked, no matter who made them, latest first.
 *
 * @throws AppError `process.not-found`, `permission.denied`
 */
export async function listProcessTokens(actor: Actor, { processId }: { processId: string }): Promise<ProcessTokens> {
  await requireProcessPermission(database(), actor, processId, 'candidate:import');
  const rows = await database().apiToken.findMany({
    where: processTokens(processId),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { user: { select: { active: true, role: true, firstName: true, lastName: true, email: true } } },
  });
  const names = await findTokenProcessNames(actor, rows);
  const items = rows.map((row) => {
    const { firstName, lastName, email } = row.user;
    return { ...serializeApiToken(row, names), owner: { userId: row.userId, firstName, lastName, email } };
  });
  return { items };
}
