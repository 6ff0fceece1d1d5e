import type { CvReading } from '@/lib/cv/cv-readings';
import { runRead } from './run-reader';

/**
 * Reads a CV: its visible text with positions, page by page, and apart from it what a person cannot see.
 *
 * The file is opened in a separate process, which is killed when it takes too long or too much memory; the same
 * bytes always give the same reading.
 *
 * @param bytes the whole file, at most 10 MB
 * @throws AppError `cv.empty`, `cv.too-large`, `cv.not-a-pdf`, `cv.encrypted`, `cv.damaged`, `cv.too-many-pages`,
 *   `cv.too-much-text`, `cv.too-slow`, `cv.too-much-memory`; `cv.no-text` when the file is in order but has no
 *   text that a person could see as text, as a scan has
 */
export async function readCvFile(bytes: Uint8Array): Promise<CvReading> {
  return runRead(bytes);
}
