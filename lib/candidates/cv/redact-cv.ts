import { findLatestReading } from '@/lib/cv/cv-readings';
import { AppError } from '@/lib/errors';
import { runRedact } from '@/lib/reader/run-reader';

interface RedactedCandidate {
  /** Of the CV. */
  sha256: string;
  /** As the CV and the recruiters know it. */
  name: { firstName: string | null; lastName: string | null };
  /** The town that the CV may name. */
  town: string | null;
  /** Of the CV's file. */
  fileName: string | null;
}

/**
 * A candidate's CV without what tells who it is: text alone, in its places, with blocks over personal data.
 *
 * @throws AppError `candidate.cv-not-masked` while the file has not been read
 */
export async function redactCv({ sha256, name, town, fileName }: RedactedCandidate): Promise<Uint8Array> {
  const reading = await findLatestReading(sha256);
  if (!reading) throw new AppError('candidate.cv-not-masked');
  const masking = { blind: true, name, traits: { town }, fileName };
  const { bytes } = await runRedact({ cv: reading.cv, masking });
  return bytes;
}
