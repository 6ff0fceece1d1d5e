import { database } from '@/lib/db/client';

/**
 * Keeps a stored search from being deleted as unused. Writes on the first use and then at most once a minute, so that
 * walking through a search is nearly read-only.
 */
export async function markSearchUsed(searchId: string): Promise<void> {
  await database().$executeRaw`
    UPDATE candidate_search SET used_at = now()
    WHERE id = ${searchId}::uuid AND (used_at = created_at OR used_at < now() - interval '1 minute')`;
}
