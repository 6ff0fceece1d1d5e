import { AppError } from '@/lib/errors';
import type { ErrorCode } from '@/lib/error-codes';
import { readCvFile, recognisePage } from '@/lib/reader/run-reader';
import { findReadingState, storeCvReading, storeRecognisedPage } from '@/lib/cv/cv-readings';
import { loadCvPages } from '@/lib/cv/load-cv-file';
import { readerVersion } from '@/lib/cv/reader-version';
import { indexCvText } from './index-cv-text';

/** The page itself is the problem: the others may be read. */
const brokenPage: ReadonlySet<ErrorCode> = new Set(['cv.damaged', 'cv.too-slow', 'cv.too-much-memory']);

/**
 * Reads a CV unless this version of the reader has done so, and stores the reading.
 *
 * @returns pages that must first be read from their pictures, by `recogniseOnce`; empty: the reading is stored
 * @throws AppError `cv.*`; `cv.no-text` and `cv.unreadable` for a stored reading that must not be judged
 */
export async function readOnce(sha256: string): Promise<number[]> {
  const { problem: known, recognised, isTyped } = await findReadingState(sha256, readerVersion);
  if (known) throw new AppError(`cv.${known}`);
  if (known === null) {
    await indexCvText(sha256);
    return [];
  }
  const pages = await loadCvPages(sha256);
  const { toRecognise, problem, ...reading } = await readCvFile(pages, recognised, { isTyped });
  if (toRecognise.length > 0) return toRecognise;
  await storeCvReading(sha256, readerVersion, reading);
  if (!problem && !reading.searchText) await indexCvText(sha256);
  if (problem) throw new AppError(`cv.${problem}`);
  return [];
}

/**
 * Reads a page from its picture and stores what it says; a page that cannot be read so is stored as unreadable.
 *
 * @param number 1-based
 * @throws AppError `cv.no-recognition` when this machine cannot draw pages
 */
export async function recogniseOnce(sha256: string, number: number): Promise<void> {
  const page = await recognisePage(await loadCvPages(sha256), number).catch((error: unknown) => {
    if (!(error instanceof AppError) || !brokenPage.has(error.code)) throw error;
    return JSON.stringify({ number, page: null });
  });
  await storeRecognisedPage({ sha256, readerVersion, number }, page);
}

/** Reads a CV with all pages that must be read from their pictures. @throws as `readOnce` and `recogniseOnce` */
export async function readWholeCv(sha256: string): Promise<void> {
  for (const number of await readOnce(sha256)) await recogniseOnce(sha256, number);
  await readOnce(sha256);
}
