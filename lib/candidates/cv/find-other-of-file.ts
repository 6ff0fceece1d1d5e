import type { Db } from '@/lib/db/client';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { CandidatePlace } from '../rows/get-candidate-row';

/** The candidate of the process who has other pages of the same file; null: nobody shares it. */
export async function findOtherOfFile(
  db: Db,
  { processId, candidateId }: CandidatePlace,
): Promise<CandidateDto['sharesCvWith']> {
  const candidate = await db.candidate.findFirst({
    where: { id: candidateId, processId },
    select: { cvFile: { select: { wholeSha256: true } } },
  });
  const whole = candidate?.cvFile?.wholeSha256;
  if (!whole) return null;
  const other = await db.candidate.findFirst({
    where: { processId, id: { not: candidateId }, cvFile: { wholeSha256: whole } },
    select: { id: true, ordinalNumber: true, cvFile: { select: { ownPages: true } } },
  });
  return other && { candidateId: other.id, ordinalNumber: other.ordinalNumber, pages: other.cvFile?.ownPages ?? [] };
}
