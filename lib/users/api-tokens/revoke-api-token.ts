import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { processTokens } from './list-process-tokens';

interface TokenPlace {
  tokenId: string;
}

async function revoke(actor: PersonActor, id: string, of: Prisma.ApiTokenWhereInput = {}): Promise<void> {
  await transaction(async (db) => {
    const where = { ...of, id, revokedAt: null };
    const data = { revokedAt: new Date(), revokedById: actor.userId };
    const { count } = await db.apiToken.updateMany({ where, data });
    if (count === 0) throw new AppError('token.not-found');
    await recordAudit(db, actor, 'api-token.revoked', { apiTokenId: id });
  });
}

/**
 * Ends one of the actor's own tokens at once.
 *
 * @throws AppError `token.not-found`, also for one of somebody else
 */
export async function revokeOwnApiToken(actor: PersonActor, { tokenId }: TokenPlace): Promise<void> {
  await revoke(actor, tokenId, { userId: actor.userId });
}

/**
 * Ends anybody's token at once.
 *
 * @throws AppError `permission.denied`, `token.not-found`
 */
export async function revokeApiToken(actor: PersonActor, { tokenId }: TokenPlace): Promise<void> {
  requirePermission(actor, 'administration');
  await revoke(actor, tokenId);
}

/**
 * Ends a token that adds candidates to a process at once, no matter who made it.
 *
 * @throws AppError `process.not-found`, `permission.denied`, `token.not-found`
 */
export async function revokeProcessToken(
  actor: PersonActor,
  { processId, tokenId }: TokenPlace & { processId: string },
): Promise<void> {
  await requireProcessPermission(database(), actor, processId, 'candidate:import');
  await revoke(actor, tokenId, processTokens(processId));
}
