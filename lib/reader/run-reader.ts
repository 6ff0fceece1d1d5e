import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { cvLimits, maxPicturePixels, recognitionLimits } from '@/lib/cv/cv-limits';
import { mimeTypes, requireCvFile } from '@/lib/cv/file-kind';
import type { PageInDoubt, SeenPage } from '@/lib/cv/pdf/read-pages';
import { maxSecondsOf } from './max-seconds';
import { fileJobs, type Job, type JobKind, type Jobs } from './protocol';
import type { FailureCode } from './reader-process';
import { runInPool } from './reader-pool';

const limits = { maxPages: cvLimits.maxPages, maxCharacters: cvLimits.maxCharacters };

const limitOf: Partial<Record<FailureCode, number>> = {
  'too-many-pages': cvLimits.maxPages,
  'too-much-text': cvLimits.maxCharacters,
  'too-many-pixels': maxPicturePixels / 1_000_000,
};

const isDrawing = (kind: JobKind) => kind === 'recognise' || kind === 'look' || kind === 'firstPage';

/** The limit that a job has exceeded. */
function limitFor(kind: JobKind, failure: FailureCode): number | undefined {
  if (failure === 'too-slow') return maxSecondsOf(kind);
  if (failure === 'too-much-memory') return (isDrawing(kind) ? recognitionLimits : cvLimits).maxMemoryMegabytes;
  return limitOf[failure];
}

/** Errors of file jobs are `cv.*`, those of text jobs `analysis.*`. */
function codeOf(kind: JobKind, failure: FailureCode): ErrorCode {
  if (failure === 'broken') return 'analysis.broken';
  const isJudging = !fileJobs.has(kind);
  if (isJudging && (failure === 'too-slow' || failure === 'too-much-memory')) return `analysis.${failure}`;
  return `cv.${failure}`;
}

async function run<K extends JobKind>(
  kind: K,
  input: Jobs[K]['input'],
  signal?: AbortSignal,
): Promise<Jobs[K]['result']> {
  const outcome = await runInPool({ kind, input } as Job, signal);
  // Each kind of job returns that kind's result.
  if ('result' in outcome) return outcome.result as Jobs[K]['result'];
  const max = limitFor(kind, outcome.failure);
  throw new AppError(codeOf(kind, outcome.failure), max === undefined ? {} : { values: { max } });
}

/** What is stored of a CV file. */
export interface ProbedCv {
  pageCount: number;
  mimeType: string;
  /** A PDF that shows a file without pages of its own, or the one document of a portfolio; null for any other PDF. */
  preview: Uint8Array | null;
}

async function probeFile(bytes: Uint8Array): Promise<ProbedCv & { attached: string[] | null }> {
  const kind = requireCvFile(bytes);
  const drawn = kind === 'pdf' ? null : await run('preview', { bytes, limits, kind });
  const { pageCount, attached } = await run('probe', { bytes: drawn?.pdf ?? bytes, limits });
  const mimeType = drawn?.encoding ? `${mimeTypes.text}; charset=${drawn.encoding}` : mimeTypes[kind];
  return { pageCount, mimeType, preview: drawn?.pdf ?? null, attached };
}

/**
 * Opens a CV to check whether it is readable, before anything is stored. What is no PDF is drawn as one, and of a portfolio with
 * one document inside that document stands for it.
 *
 * @param bytes the whole file, at most 10 MB
 * @throws AppError those of `requireCvFile`; `cv.damaged`, `cv.encrypted`, `cv.macros`, `cv.other-format`,
 * `cv.too-many-pixels`, `cv.too-many-pages`, `cv.too-much-text`, `cv.too-slow`, `cv.too-much-memory`
 */
export async function probeCv(bytes: Uint8Array): Promise<ProbedCv> {
  const { attached, ...file } = await probeFile(bytes);
  if (attached?.length !== 1) return file;
  const document = await takeAttachedCv(bytes, 0);
  const { pageCount, preview } = await probeFile(document);
  return { pageCount, mimeType: file.mimeType, preview: preview ?? document };
}

/** The names of the documents inside a portfolio; empty for another PDF. @throws AppError as {@link probeCv} */
export async function listAttachedCvs(bytes: Uint8Array): Promise<string[]> {
  return (await run('probe', { bytes, limits })).attached ?? [];
}

/** Takes a document out of a portfolio. @throws AppError `cv.attachment-not-found` and those of {@link probeCv} */
export async function takeAttachedCv(bytes: Uint8Array, index: number): Promise<Uint8Array> {
  const { document } = await run('attachment', { bytes, limits, index });
  if (!document) throw new AppError('cv.attachment-not-found');
  return document;
}

/** Draws text that a person typed as a PDF. @throws AppError `cv.too-many-pages` and those of a job's limits */
export async function drawTypedCv(bytes: Uint8Array): Promise<Uint8Array> {
  return (await run('preview', { bytes, limits, kind: 'text' })).pdf;
}

/**
 * Reads a CV: its visible text with positions, page by page, and separately the hidden text. Runs in a process that is
 * killed when it exceeds time or memory; the same bytes give the same reading.
 *
 * @param bytes its pages, a PDF of at most 10 MB
 * @param recognised pages read from their pictures before, see `recognisePage`
 * @param options `isTyped`: pages drawn of text that a person typed
 * @returns `toRecognise`: pages whose text is missing or cannot be believed; `problem`: why the reading must not be judged
 * @throws AppError `cv.empty`, `cv.too-large`, `cv.not-a-pdf`, `cv.encrypted`, `cv.damaged`, `cv.too-many-pages`,
 * `cv.too-much-text`, `cv.too-slow`, `cv.too-much-memory`
 */
export async function readCvFile(
  bytes: Uint8Array,
  recognised: string[] = [],
  { isTyped = false } = {},
): Promise<Jobs['read']['result']> {
  if (requireCvFile(bytes) !== 'pdf') throw new AppError('cv.not-a-pdf');
  const input = { bytes, limits, recognised, isTyped };
  const read = await run('read', { ...input, looked: [] });
  // A page without usable text is read from its picture first; looking at the others can wait until then.
  const isLooked = !isTyped && read.toRecognise.length === 0;
  if (!isLooked || read.toLookAt.length === 0) return read;
  const looked = await lookAtPages(bytes, read.toLookAt);
  const seen = new Set(looked.map(({ number }) => number));
  const unseen = read.toLookAt.map(({ number }) => number).filter((number) => !seen.has(number));
  return run('read', { ...input, looked, unseen });
}

/**
 * Takes the pages that are one candidate's out of a file's reading.
 *
 * @param cv JSON of a `CvDocument`
 * @param pages 1-based
 */
export async function takePages(cv: string, pages: number[]): Promise<Jobs['takePages']['result']> {
  return run('takePages', { cv, pages });
}

/** The text of a reading that is judged, in a reader process. @throws AppError `analysis.*` */
export async function runPlainText(input: Jobs['plainText']['input']): Promise<Jobs['plainText']['result']> {
  return run('plainText', input);
}

/**
 * At most so many pages of a CV are drawn to be looked at. What is visible on further pages is decided from the
 * file's operators, and the reading says so.
 */
const maxLooks = 10;

/**
 * Draws the pages in doubt. A machine that cannot draw, or a page that takes too long, leaves the decision to the
 * file's operators.
 */
async function lookAtPages(bytes: Uint8Array, pages: readonly PageInDoubt[]): Promise<SeenPage[]> {
  const looked: SeenPage[] = [];
  for (const page of pages.slice(0, maxLooks)) {
    try {
      looked.push((await run('look', { bytes, page })).page);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      logger.warn({ code: error.code }, 'a page could not be drawn to see which of its text can be seen');
      if (error.code === 'cv.no-recognition') break;
    }
  }
  return looked;
}

/**
 * Reads a page of a CV from its picture, offline, in a process that is killed when it exceeds time or memory.
 *
 * @param page 1-based
 * @returns the page for `readCvFile`
 * @throws AppError `cv.no-recognition` when this machine cannot draw pages; `cv.damaged`, `cv.too-slow`,
 * `cv.too-much-memory`
 */
export async function recognisePage(bytes: Uint8Array, page: number): Promise<string> {
  return (await run('recognise', { bytes, page })).page;
}

/**
 * Draws the first page of a CV as a picture, in a process that is killed when it exceeds time or memory.
 *
 * @param width pixels
 * @param signal aborted when nobody waits for the picture any more: a drawing that has not begun does not begin
 * @returns WebP
 * @throws AppError as {@link recognisePage}; `server.busy` when too many wait, or when `signal` was aborted
 */
export async function drawFirstPage(
  bytes: Uint8Array,
  width: number,
  signal?: AbortSignal,
  page = 1,
): Promise<Uint8Array> {
  return (await run('firstPage', { bytes, width, page }, signal)).picture;
}

/** Judges a CV with the built-in engine. @throws AppError `analysis.*` */
export async function runJudge(input: Jobs['judge']['input']): Promise<Jobs['judge']['result']> {
  return run('judge', input);
}

/** Verifies quotes in a CV and extracts the candidate's data. @throws AppError `analysis.*` */
export async function runVerify(input: Jobs['verify']['input']): Promise<Jobs['verify']['result']> {
  return run('verify', input);
}

/** Writes a CV as a model may see it, in a reader process. @throws AppError `analysis.*` */
export async function runPrepare(input: Jobs['prepare']['input']): Promise<Jobs['prepare']['result']> {
  return run('prepare', input);
}

/** Looks up in a CV what a model quotes, in a reader process. @throws AppError `analysis.*` */
export async function runGround(input: Jobs['ground']['input']): Promise<Jobs['ground']['result']> {
  return run('ground', input);
}

/** Writes quotes from a CV, and texts about the person, as a model may see them, in a reader process. @throws AppError `analysis.*` */
export async function runMaskQuotes(input: Jobs['maskQuotes']['input']): Promise<Jobs['maskQuotes']['result']> {
  return run('maskQuotes', input);
}

/** Writes a job's description as a model may see it, in a reader process. @throws AppError `analysis.*` */
export async function runPrepareDescription(
  input: Jobs['prepareDescription']['input'],
): Promise<Jobs['prepareDescription']['result']> {
  return run('prepareDescription', input);
}

/** Checks by rules what a model found in a description, in a reader process. @throws AppError `analysis.*` */
export async function runCheckRequirements(
  input: Jobs['checkRequirements']['input'],
): Promise<Jobs['checkRequirements']['result']> {
  return run('checkRequirements', input);
}

/** Says how the built-in engine checks requirements, in a reader process. @throws AppError `analysis.*` */
export async function runExplainRequirements(
  input: Jobs['explainRequirements']['input'],
): Promise<Jobs['explainRequirements']['result']> {
  return run('explainRequirements', input);
}

/** Compares a CV's person with that of the former CV, in a reader process. @throws AppError `analysis.*` */
export async function runComparePeople(
  input: Jobs['comparePeople']['input'],
): Promise<Jobs['comparePeople']['result']> {
  return run('comparePeople', input);
}

/** Writes a CV's text as it may be searched, in a reader process. @throws AppError `analysis.*` */
export async function runSearchText(input: Jobs['searchText']['input']): Promise<Jobs['searchText']['result']> {
  return run('searchText', input);
}

/**
 * Writes a CV's pages with everything hidden that identifies the person, in a reader process. @throws AppError
 * `analysis.*`
 */
export async function runMaskPages(input: Jobs['maskPages']['input']): Promise<Jobs['maskPages']['result']> {
  return run('maskPages', input);
}

/** Writes the text of a CV's judged pages as somebody else may read it, in a reader process. @throws AppError `analysis.*` */
export async function runSharedPages(input: Jobs['sharedPages']['input']): Promise<Jobs['sharedPages']['result']> {
  return run('sharedPages', input);
}

/**
 * Makes a PDF of a CV with everything hidden that identifies the person, in a reader process. @throws AppError
 * `analysis.*`
 */
export async function runRedact(input: Jobs['redact']['input']): Promise<Jobs['redact']['result']> {
  return run('redact', input);
}
