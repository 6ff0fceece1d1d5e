import { namesToMask, presentCorrections, townToMask } from '@/lib/analysis/details/corrected-details';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { findLatestPages, findLatestReading } from '@/lib/cv/cv-readings';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { runMaskPages } from '@/lib/reader/run-reader';
import { blindSelect, isBlind } from '../blind/blindness';
import { recordOpening } from '../details/record-opening';
import type { CandidatePlace } from '../rows/get-candidate-row';

/**
 * The visible text of a candidate's CV with the places of its words, the text that quotes refer to; of a scan, what
 * was recognised. While the candidate is hidden, blocks replace personal data.
 *
 * @returns JSON of `CvPage[]`, which may be megabytes; empty when the file has not been read
 * @throws AppError `candidate.not-found`, `candidate.no-cv`; `analysis.*`
 */
export async function getCvText(actor: Actor, { processId, candidateId }: CandidatePlace): Promise<string> {
  requirePermission(actor, 'candidate:read');
  const candidate = await database().candidate.findFirst({
    where: { id: candidateId, processId },
    select: {
      ...blindSelect,
      firstName: true,
      lastName: true,
      city: true,
      cvSha256: true,
      cvFileName: true,
      detailCorrections: presentCorrections,
    },
  });
  if (!candidate) throw new AppError('candidate.not-found');
  const { cvSha256, cvFileName: fileName } = candidate;
  if (!cvSha256) throw new AppError('candidate.no-cv');
  await recordOpening(actor, { processId, candidateId }, 'candidate.cv-viewed');
  if (!isBlind(candidate)) return (await findLatestPages(cvSha256)) ?? '[]';
  const reading = await findLatestReading(cvSha256);
  if (!reading) return '[]';
  const masking = { blind: true, name: namesToMask(candidate), traits: { town: townToMask(candidate) }, fileName };
  return (await runMaskPages({ cv: reading.cv, masking })).pages;
}
