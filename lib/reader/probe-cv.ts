import { runProbe } from './run-reader';

/**
 * Opens a CV just far enough to say whether it can be taken in: quick, and before anything is stored.
 *
 * @param bytes the whole file, at most 10 MB
 * @returns the number of pages, 1..50
 * @throws AppError `cv.empty`, `cv.too-large`, `cv.not-a-pdf`, `cv.encrypted`, `cv.damaged`, `cv.too-many-pages`,
 *   `cv.too-slow`, `cv.too-much-memory`
 */
export async function probeCv(bytes: Uint8Array): Promise<{ pageCount: number }> {
  const { pageCount } = await runProbe(bytes);
  return { pageCount };
}
