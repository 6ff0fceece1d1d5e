import { recordAudits, type AuditActor } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';

/**
 * Ends the API tokens of a user for good, in the transaction of whatever gives the reason. The account is locked: a
 * token that is being made is either ended here, or refused because its session has ended. Therefore end the session
 * before.
 */
export async function endTokensOf(
  db: Db,
  actor: AuditActor,
  userId: string,
  { madeSince }: { madeSince?: Date } = {},
): Promise<void> {
  await db.$queryRaw`SELECT id FROM app_user WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  const ended = await db.apiToken.updateManyAndReturn({
    where: {
      userId,
      revokedAt: null,
      expiresAt: { gt: new Date() },
      ...(madeSince ? { createdAt: { gte: madeSince } } : {}),
    },
    data: { revokedAt: new Date(), revokedById: actor.kind === 'person' ? actor.userId : null },
    select: { id: true },
  });
  await recordAudits(
    db,
    actor,
    'api-token.revoked',
    ended.map(({ id }) => ({ apiTokenId: id })),
  );
}
