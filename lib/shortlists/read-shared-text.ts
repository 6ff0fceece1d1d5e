import { namesToMask, presentCorrections, townToMask } from '@/lib/analysis/details/corrected-details';
import { findLatestReading } from '@/lib/cv/cv-readings';
import { database } from '@/lib/db/client';
import { runSharedPages } from '@/lib/reader/run-reader';
import type { Masking } from '@/lib/reader/protocol';

interface WantedText {
  candidateId: string;
  /** Who it is is hidden, by the shortlist or the process. */
  isBlind: boolean;
  showsContact: boolean;
  showsPay: boolean;
}

export interface SharedText {
  pages: { number: number; text: string }[];
  /** Which reading of which file it is. */
  of: { sha256: string; readerVersion: string } | null;
}

/** The text of a candidate's CV with blocks over what the reader may not see. Without pages where there is no CV. */
export async function readSharedText({
  candidateId,
  isBlind,
  showsContact,
  showsPay,
}: WantedText): Promise<SharedText> {
  const candidate = await database().candidate.findUnique({
    where: { id: candidateId },
    select: {
      firstName: true,
      lastName: true,
      city: true,
      cvSha256: true,
      cvFileName: true,
      detailCorrections: presentCorrections,
    },
  });
  const sha256 = candidate?.cvSha256;
  const reading = sha256 ? await findLatestReading(sha256) : null;
  if (!candidate || !sha256 || !reading) return { pages: [], of: null };
  const blind: Masking = {
    blind: true,
    name: namesToMask(candidate),
    traits: { town: townToMask(candidate) },
    fileName: candidate.cvFileName,
  };
  const masking = isBlind ? blind : showsContact ? null : { blind: false, name: null };
  const { pages } = await runSharedPages({ cv: reading.cv, masking, hidesPay: !showsPay });
  return { pages, of: { sha256, readerVersion: reading.readerVersion } };
}
