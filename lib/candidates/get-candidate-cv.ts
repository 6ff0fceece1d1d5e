import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { streamCvFile } from '@/lib/cv/load-cv-file';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { CandidatePlace } from './get-candidate-row';
import { getCandidateRow } from './get-candidate-row';

export interface CandidateCv {
  fileName: string;
  sha256: string;
  stream: ReadableStream<Uint8Array>;
}

/** The candidate's original CV file. @throws AppError `candidate.not-found`, `candidate.no-cv` */
export async function getCandidateCv(actor: Actor, input: CandidatePlace): Promise<CandidateCv> {
  requirePermission(actor, 'candidate:read');
  const candidate = await getCandidateRow(database(), input);
  const sha256 = candidate.cvSha256;
  const file = sha256 ? await database().cvFile.findUnique({ where: { sha256 }, select: { sha256: true } }) : null;
  if (!file) throw new AppError('candidate.no-cv');
  return {
    fileName: candidate.cvFileName ?? 'cv.pdf',
    sha256: file.sha256,
    stream: streamCvFile(file.sha256),
  };
}
