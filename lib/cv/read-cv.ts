import { AppError } from '@/lib/errors';
import type { CvDocument } from './cv-document';
import { detectLanguage } from './detect-language';
import { runRead } from './reader/run-reader';
import { readerVersion } from './reader-version';

/** A scan often carries a few letters of the scanner's program; a CV has more. */
const fewestLetters = 25;

/**
 * Reads a CV: its visible text with positions, page by page, and apart from it what a person cannot see.
 *
 * The file is opened in a separate process, which is killed when it takes too long or too much memory; the same
 * bytes always give the same document.
 *
 * @param bytes the whole file, at most 10 MB
 * @throws AppError `cv.empty`, `cv.too-large`, `cv.not-a-pdf`, `cv.encrypted`, `cv.damaged`, `cv.too-many-pages`,
 *   `cv.too-much-text`, `cv.too-slow`, `cv.too-much-memory`; `cv.no-text` when the file is in order but has no
 *   text that a person could see as text, as a scan has
 */
export async function readCv(bytes: Uint8Array): Promise<CvDocument> {
  const { pageCount, pages, hiddenText } = await runRead(bytes);
  const text = pages.map((page) => page.text).join('\n');
  if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < fewestLetters) throw new AppError('cv.no-text');
  return { readerVersion, pageCount, language: detectLanguage(text), pages, hiddenText };
}
