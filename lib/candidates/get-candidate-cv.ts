import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { streamCvFile } from '@/lib/cv/load-cv-file';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { blindSelect, isBlind } from './blindness';
import type { CandidatePlace } from './get-candidate-row';
import { redactCv } from './redact-cv';

export interface CandidateCv {
  fileName: string;
  /** Identifies the content. */
  sha256: string;
  stream: ReadableStream<Uint8Array>;
}

/**
 * The candidate's original CV file, or a former one. Where the identity is hidden it is a masked copy of the text.
 *
 * @param input `formerCvId`: a CV that was replaced
 * @throws AppError `candidate.not-found`, `candidate.no-cv`, `candidate.cv-not-masked`
 */
export async function getCandidateCv(
  actor: Actor,
  { processId, candidateId, formerCvId }: CandidatePlace & { formerCvId?: string | undefined },
): Promise<CandidateCv> {
  requirePermission(actor, 'candidate:read');
  const candidate = await database().candidate.findFirst({
    where: { id: candidateId, processId },
    select: {
      ...blindSelect,
      ...{ ordinalNumber: true, firstName: true, lastName: true, cvSha256: true, cvFileName: true },
      formerCvs: { select: { id: true, sha256: true, fileName: true } },
    },
  });
  if (!candidate) throw new AppError('candidate.not-found');
  const former = candidate.formerCvs.find(({ id }) => id === formerCvId);
  const sha256 = formerCvId ? former?.sha256 : candidate.cvSha256;
  const file = sha256 ? await database().cvFile.findUnique({ where: { sha256 }, select: { sha256: true } }) : null;
  if (!file) throw new AppError('candidate.no-cv');
  if (isBlind(candidate)) {
    const { firstName, lastName, ordinalNumber } = candidate;
    const bytes = await redactCv({ sha256: file.sha256, firstName, lastName });
    const stream = new Blob([new Uint8Array(bytes)]).stream();
    return { fileName: `CV-${ordinalNumber}.pdf`, sha256: `${file.sha256}-masked`, stream };
  }
  const fileName = former?.fileName ?? candidate.cvFileName ?? 'cv.pdf';
  return { fileName, sha256: file.sha256, stream: streamCvFile(file.sha256) };
}
