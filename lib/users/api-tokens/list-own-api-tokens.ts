import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { ApiTokens } from './api-token-schemas';
import { findTokenProcessNames, serializeApiToken } from './serialize-api-token';

/** The actor's tokens that were not revoked, latest first. */
export async function listOwnApiTokens(actor: PersonActor): Promise<ApiTokens> {
  const rows = await database().apiToken.findMany({
    where: { userId: actor.userId, revokedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { user: { select: { active: true, role: true } } },
  });
  const names = await findTokenProcessNames(actor, rows);
  return { items: rows.map((row) => serializeApiToken(row, names)) };
}
