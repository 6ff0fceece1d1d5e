import { cvDocumentSchema, type CvDocument } from '@/lib/domain/cv-document';
import { AppError } from '@/lib/errors';
import { readCvFile } from '@/lib/reader/run-reader';

/**
 * Reads a CV as the product does, without recognising pictures, and parses the result.
 *
 * @throws AppError `cv.no-text`, `cv.unreadable` when the reading would not be judged, and those of `readCvFile`
 */
export async function readCv(bytes: Uint8Array): Promise<CvDocument> {
  const { cv, problem } = await readCvFile(bytes);
  if (problem) throw new AppError(`cv.${problem}`);
  return cvDocumentSchema.parse(JSON.parse(cv));
}
