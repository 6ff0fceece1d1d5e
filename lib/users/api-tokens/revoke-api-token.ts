import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';

interface TokenPlace {
  tokenId: string;
}

async function revoke(actor: PersonActor, { id, ...of }: { id: string; userId?: string }): Promise<void> {
  await transaction(async (db) => {
    const where = { id, ...of, revokedAt: null };
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
  await revoke(actor, { id: tokenId, userId: actor.userId });
}

/**
 * Ends anybody's token at once.
 *
 * @throws AppError `permission.denied`, `token.not-found`
 */
export async function revokeApiToken(actor: PersonActor, { tokenId }: TokenPlace): Promise<void> {
  requirePermission(actor, 'administration');
  await revoke(actor, { id: tokenId });
}
