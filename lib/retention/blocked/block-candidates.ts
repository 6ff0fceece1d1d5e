import type { Actor } from '@/lib/auth/actor';
import { erasePersonalData } from '@/lib/candidates/erasure/erase-personal-data';
import type { Db } from '@/lib/db/client';
import type { RetentionRule } from '@/lib/domain/retention/rule-schemas';
import { allRows } from './keep-rows';

interface Block {
  processId: string;
  candidateIds: string[];
  basis: RetentionRule['basis'];
  eraseAt: Date;
}

/**
 * Takes candidates of a process away to where only an administrator sees them, one at a time and with a reason. All their rows
 * go, so that no list, search, count, export, mention, model, synchronisation or webhook can find them, now or in a later
 * version (docs/decisions/0180). Their files stay, and a keyed hash keeps them from coming back from an ATS.
 *
 * @param block locked with their process by the caller's transaction
 */
export async function blockCandidates(
  db: Db,
  actor: Actor,
  { processId, candidateIds, basis, eraseAt }: Block,
  now: Date,
): Promise<void> {
  if (candidateIds.length === 0) return;
  await db.$executeRaw`
    INSERT INTO blocked_candidate (id, process_id, ordinal_number, basis, blocked_at, erase_at, files, content)
    SELECT c.id, c.process_id, c.ordinal_number, ${basis}::"RetentionBasis", ${now}, ${eraseAt},
      ARRAY(
        SELECT c.cv_sha256::text WHERE c.cv_sha256 IS NOT NULL
        UNION SELECT v.sha256::text FROM former_cv v WHERE v.candidate_id = c.id
        UNION SELECT n.cv_sha256::text FROM analysis n WHERE n.candidate_id = c.id
      ),
      ${allRows()}
    FROM candidate c WHERE c.process_id = ${processId}::uuid AND c.id = ANY(${candidateIds}::uuid[])`;
  await erasePersonalData(db, actor, { processId, candidateIds, rows: 'go', reason: 'blocked' });
  // A stored search would count them still.
  await db.$executeRaw`
    DELETE FROM candidate_search WHERE process_id = ${processId}::uuid AND candidate_ids && ${candidateIds}::uuid[]`;
}
