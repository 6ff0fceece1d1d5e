import { type PersonActor, requirePermission } from '@/lib/auth/actor';
import { findFilesOf } from '@/lib/cv/delete-unused-files';
import { database, type Db } from '@/lib/db/client';
import type { CandidateChoice, EraseManyPreview, ErasurePreview } from '@/lib/domain/candidate-review-schemas';
import { AppError } from '@/lib/errors';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { chooseCandidates } from '../rows/choose-candidates';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { chooseForErasure, staysInAts } from './erase-candidates';

/** What goes with these candidates. */
async function countErased(db: Db, candidateIds: string[]): Promise<ErasurePreview> {
  const where = { candidateId: { in: candidateIds } };
  const files = await findFilesOf(db, candidateIds);
  const parts = await db.cvFile.findMany({ where: { sha256: { in: files } }, select: { wholeSha256: true } });
  const wholes = [...files, ...parts.flatMap(({ wholeSha256 }) => wholeSha256 ?? [])];
  const [inAts, present, former, others, analyses, decisions, verdicts, details, notes, thumbs, interviewSimulations] =
    await Promise.all([
      db.candidate.count({ where: { id: { in: candidateIds }, ...staysInAts } }),
      db.candidate.count({ where: { id: { in: candidateIds }, cvSha256: { not: null } } }),
      db.formerCv.count({ where }),
      db.candidate.count({
        where: {
          id: { notIn: candidateIds },
          OR: [{ cvSha256: { in: wholes } }, { cvFile: { wholeSha256: { in: wholes } } }],
        },
      }),
      db.analysis.count({ where }),
      db.candidateDecision.count({ where }),
      db.verdictCorrection.count({ where }),
      db.detailCorrection.count({ where }),
      db.candidateNote.count({ where }),
      db.candidateThumb.count({ where }),
      db.interviewSimulation.count({ where }),
    ]);
  const review = { analyses, decisions, corrections: verdicts + details, notes, thumbs, interviewSimulations };
  return { inAts, cvFiles: present + former, isFileShared: others > 0, ...review };
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
