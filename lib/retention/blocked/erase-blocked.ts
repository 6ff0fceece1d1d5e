import { recordAudits } from '@/lib/audit/record-audit';
import { requirePermission, type Actor, type PersonActor } from '@/lib/auth/actor';
import { recordErasures } from '@/lib/candidates/erasure/record-erasures';
import { hashReferences, type Reference } from '@/lib/candidates/erasure/tombstones';
import { deleteUnusedFiles } from '@/lib/cv/delete-unused-files';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';

/** Their tombstones, made when they were blocked, from the rows in their boxes. @returns by candidate */
async function hashesOfBoxes(db: Db, ids: string[]): Promise<Map<string, string[]>> {
  const references = await db.$queryRaw<(Reference & { candidateId: string })[]>`
    SELECT b.id AS "candidateId", a.connection_id AS "connectionId", a.recruitment_id AS "recruitmentId",
      a.external_id AS "externalId", a.external_candidate_id AS "externalCandidateId",
      CASE WHEN a.given THEN b.content -> 'candidate' -> 0 ->> 'email' END AS email
    FROM blocked_candidate b,
      jsonb_populate_recordset(NULL::ats_application, nullif(b.content -> 'ats_application', 'null')) a
    WHERE b.id = ANY(${ids}::uuid[])`;
  return hashReferences(db, references);
}

/**
 * Erases blocked candidates for good, with CVs that nobody else has. What is left is a row for statistics.
 *
 * @param reason for the audit log: a person's words, or null when their time was over
 * @returns how many there were
 */
export async function eraseBoxes(db: Db, actor: Actor, ids: string[], reason: string | null): Promise<number> {
  if (ids.length === 0) return 0;
  // For the journal beside the backups: one from before they were blocked has no tombstones of theirs.
  const hashes = await hashesOfBoxes(db, ids);
  await db.$executeRaw`
    INSERT INTO erased_candidate (id, process_id, source, status, decision, added_on, erased_on)
    SELECT gen_random_uuid(), b.process_id, r.source, r.status, r.decision, r.created_at, now()
    FROM blocked_candidate b, jsonb_populate_recordset(NULL::candidate, b.content -> 'candidate') r
    WHERE b.id = ANY(${ids}::uuid[])`;
  const gone = await db.$queryRaw<{ id: string; processId: string; files: string[] }[]>`
    DELETE FROM blocked_candidate WHERE id = ANY(${ids}::uuid[]) RETURNING id, process_id AS "processId", files`;
  await deleteUnusedFiles(
    db,
    gone.flatMap(({ files }) => files),
  );
  for (const { id, processId } of gone)
    await recordErasures(db, { processId, candidateIds: [id], kind: 'GONE', hashes });
  const facts = gone.map(({ id: candidateId, processId }) => {
    return { processId, candidateId, reason: 'retention', ...(reason === null ? {} : { blockedReason: reason }) };
  });
  await recordAudits(db, actor, 'candidate.erased', facts);
  return gone.length;
}

/**
 * Erases one blocked candidate before the time is over.
 *
 * @throws AppError `permission.denied`, `candidate.not-found`
 */
export async function eraseBlocked(
  actor: PersonActor,
  { candidateId, reason }: { candidateId: string; reason: string },
): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    if ((await eraseBoxes(db, actor, [candidateId], reason)) === 0) throw new AppError('candidate.not-found');
  });
}
