import { database } from '@/lib/db/client';

/** The names of a user's tokens that can be used, oldest first, to show which ones would end. */
export async function listLiveTokenNames(userId: string): Promise<string[]> {
  const rows = await database().apiToken.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { name: true },
  });
  return rows.map(({ name }) => name);
}
