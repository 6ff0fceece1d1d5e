import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { CandidatePlace } from './get-candidate-row';
import type { ErasurePreview } from './review-schemas';

/** What erasing a candidate deletes; changes nothing. @throws AppError `candidate.not-found` */
export async function previewErasure(
  actor: PersonActor,
  { processId, candidateId }: CandidatePlace,
): Promise<ErasurePreview> {
  requirePermission(actor, 'administration');
  const row = await database().candidate.findFirst({
    where: { id: candidateId, processId },
    select: {
      cvSha256: true,
      atsApplication: { select: { goneAt: true } },
      _count: {
        select: {
          analyses: true,
          decisions: true,
          corrections: true,
          notes: true,
          interviewSimulations: true,
          formerCvs: true,
        },
      },
    },
  });
  if (!row) throw new AppError('candidate.not-found');
  const { cvSha256, atsApplication, _count: count } = row;
  const others = cvSha256 ? await database().candidate.count({ where: { cvSha256, id: { not: candidateId } } }) : 0;
  return {
    isKeptByAts: atsApplication !== null && atsApplication.goneAt === null,
    cvFiles: (cvSha256 ? 1 : 0) + count.formerCvs,
    isFileShared: others > 0,
    analyses: count.analyses,
    decisions: count.decisions,
    corrections: count.corrections,
    notes: count.notes,
    interviewSimulations: count.interviewSimulations,
  };
}
