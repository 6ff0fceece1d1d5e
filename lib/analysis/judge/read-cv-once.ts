import { AppError } from '@/lib/errors';
import type { ErrorCode } from '@/lib/error-codes';
import { readCvFile, recognisePage, takePages } from '@/lib/reader/run-reader';
import {
  findReadingState,
  getCvReading,
  storeCvReading,
  storeRecognisedPage,
  type ReadingState,
} from '@/lib/cv/cv-readings';
import { loadCvPages } from '@/lib/cv/load-cv-file';
import { readerVersion } from '@/lib/cv/reader-version';
import { indexCvText } from './index-cv-text';

/** Errors of a single page: the other pages may be readable. */
const brokenPage: ReadonlySet<ErrorCode> = new Set(['cv.damaged', 'cv.too-slow', 'cv.too-much-memory']);

/**
 * Reads a CV unless this version of the reader has done so, and stores the reading.
 *
 * @returns pages that must first be read from their pictures, by `recogniseOnce`; empty: the reading is stored
 * @throws AppError `cv.*`; `cv.no-text` and `cv.unreadable` for a stored reading that must not be judged
 */
export async function readOnce(sha256: string): Promise<number[]> {
  const state = await findReadingState(sha256, readerVersion);
  if (state.problem === null) await indexCvText(sha256);
  const { toRecognise, problem } =
    state.problem === undefined ? await read(sha256, state) : { toRecognise: [], ...state };
  if (problem) throw new AppError(`cv.${problem}`);
  return toRecognise;
}

type Read = Pick<ReadingState, 'problem'> & { toRecognise: number[] };

async function read(sha256: string, state: ReadingState): Promise<Read> {
  if (state.part) return readPart(sha256, state.part);
  const pages = await loadCvPages(sha256);
  const { toRecognise, problem, ...reading } = await readCvFile(pages, state.recognised, { isTyped: state.isTyped });
  if (toRecognise.length > 0) return { toRecognise, problem: null };
  await storeCvReading(sha256, readerVersion, reading);
  if (!problem && !reading.searchText) await indexCvText(sha256);
  return { toRecognise, problem };
}

/** Reads the whole file once and takes the candidate's pages out of its reading. */
async function readPart(sha256: string, { whole, pages }: NonNullable<ReadingState['part']>): Promise<Read> {
  const state = await findReadingState(whole, readerVersion);
  const { toRecognise } = state.problem === undefined ? await read(whole, state) : { toRecognise: [] };
  if (toRecognise.length > 0) return { toRecognise, problem: null };
  const { problem, ...reading } = await takePages(await getCvReading(whole, readerVersion), pages);
  await storeCvReading(sha256, readerVersion, reading);
  if (!problem && !reading.searchText) await indexCvText(sha256);
  return { toRecognise, problem };
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
  const { part } = await findReadingState(sha256, readerVersion);
  await storeRecognisedPage({ sha256: part?.whole ?? sha256, readerVersion, number }, page);
}

/** Reads a CV with all pages that must be read from their pictures. @throws as `readOnce` and `recogniseOnce` */
export async function readWholeCv(sha256: string): Promise<void> {
  for (const number of await readOnce(sha256)) await recogniseOnce(sha256, number);
  await readOnce(sha256);
}
