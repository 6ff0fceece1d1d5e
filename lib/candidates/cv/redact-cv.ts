import { findLatestReading } from '@/lib/cv/cv-readings';
import { AppError } from '@/lib/errors';
import { runRedact } from '@/lib/reader/run-reader';

interface RedactedCandidate {
  /** The CV file's hash, lower-case hexadecimal. */
  sha256: string;
  /** The name as known from the CV and from corrections. */
  name: { firstName: string | null; lastName: string | null };
  /** Where the candidate lives, as known from outside the CV; null: unknown. */
  town: string | null;
  /** The CV file's name. */
  fileName: string | null;
}

/**
 * Makes a PDF of a candidate's CV without what identifies the person: only text, at its places, with blocks over
 * personal data.
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
