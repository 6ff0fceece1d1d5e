import type { Db } from '@/lib/db/client';
import type { Candidate } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';

export interface CandidatePlace {
  processId: string;
  candidateId: string;
}

/** A candidate of this process. @throws AppError `candidate.not-found` */
export async function getCandidateRow(db: Db, { processId, candidateId }: CandidatePlace): Promise<Candidate> {
  const row = await db.candidate.findFirst({ where: { id: candidateId, processId } });
  if (!row) throw new AppError('candidate.not-found');
  return row;
}
