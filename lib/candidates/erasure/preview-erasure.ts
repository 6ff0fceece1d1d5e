import { type PersonActor, requirePermission } from '@/lib/auth/actor';
import { findFilesOf } from '@/lib/cv/delete-unused-files';
import { database, type Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { CandidateChoice, EraseManyPreview, ErasurePreview } from '@/lib/domain/candidate-review-schemas';
import { AppError } from '@/lib/errors';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { chooseCandidates } from '../rows/choose-candidates';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { chooseForErasure } from './erase-candidates';

/** What goes with these candidates, of whom there may be more than one statement has parameters. */
async function countErased(db: Db, candidateIds: string[]): Promise<ErasurePreview> {
  const files = await findFilesOf(db, candidateIds);
  const ids = Prisma.sql`ANY(${candidateIds}::uuid[])`;
  const of = (table: string) =>
    Prisma.sql`(SELECT count(*)::int FROM ${Prisma.raw(table)} t WHERE t.candidate_id = ${ids})`;
  const [row] = await db.$queryRaw<ErasurePreview[]>`
    WITH whole AS (
      SELECT unnest(${files}::bpchar[]) AS sha256
      UNION SELECT whole_sha256 FROM cv_file WHERE sha256 = ANY(${files}) AND whole_sha256 IS NOT NULL
    ), own AS (SELECT id, cv_sha256 FROM candidate WHERE id = ${ids})
    SELECT (SELECT count(*)::int FROM own JOIN ats_application a ON a.candidate_id = own.id
        WHERE a.gone_at IS NULL AND a.departure IS NULL) AS "inAts",
      (SELECT count(*)::int FROM own WHERE cv_sha256 IS NOT NULL) + ${of('former_cv')} AS "cvFiles",
      EXISTS (SELECT FROM candidate other WHERE other.cv_sha256 IN (
          SELECT sha256 FROM whole UNION SELECT f.sha256 FROM cv_file f JOIN whole ON whole.sha256 = f.whole_sha256)
        AND other.id NOT IN (SELECT id FROM own)) AS "isFileShared",
      ${of('analysis')} AS analyses, ${of('candidate_decision')} AS decisions,
      ${of('verdict_correction')} + ${of('detail_correction')} AS corrections, ${of('candidate_note')} AS notes,
      ${of('candidate_thumb')} AS thumbs, ${of('interview_simulation')} AS "interviewSimulations"`;
  if (!row) throw new Error('The count has no row.');
  return row;
}

/** What erasing a candidate deletes; changes nothing. @throws AppError `candidate.not-found` */
export async function previewErasure(
  actor: PersonActor,
  { processId, candidateId }: CandidatePlace,
): Promise<ErasurePreview> {
  requirePermission(actor, 'administration');
  const row = await database().candidate.findFirst({
    where: { id: candidateId, processId },
    select: { id: true },
  });
  if (!row) throw new AppError('candidate.not-found');
  return countErased(database(), [candidateId]);
}

/**
 * Who would be erased now, and what would go with them; changes nothing.
 *
 * @throws AppError `process.not-found`, `search.not-found`
 */
export async function previewErasures(
  actor: PersonActor,
  { processId, choice }: { processId: string; choice: CandidateChoice },
): Promise<EraseManyPreview> {
  requirePermission(actor, 'administration');
  await getProcessRow(database(), processId);
  const ids = await chooseCandidates(database(), actor, { processId, choice });
  const answer = await chooseForErasure(database(), processId, ids);
  return { ...answer, ...(await countErased(database(), answer.accepted)) };
}
