import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { cvLimits } from '@/lib/cv/cv-limits';
import { requirePdfBytes } from '@/lib/cv/pdf-signature';
import type { Job, JobKind, Jobs } from './protocol';
import type { FailureCode } from './reader-process';
import { readerPool } from './reader-pool';

const limits = { maxPages: cvLimits.maxPages, maxCharacters: cvLimits.maxCharacters };

const limitOf: Partial<Record<FailureCode, number>> = {
  'too-many-pages': cvLimits.maxPages,
  'too-slow': cvLimits.maxSeconds,
  'too-much-text': cvLimits.maxCharacters,
  'too-much-memory': cvLimits.maxMemoryMegabytes,
};

/** Errors of file jobs are `cv.*`, those of text jobs `analysis.*`. */
function codeOf(kind: JobKind, failure: FailureCode): ErrorCode {
  if (failure === 'broken') return 'analysis.broken';
  const isJudging = kind !== 'probe' && kind !== 'read';
  if (isJudging && (failure === 'too-slow' || failure === 'too-much-memory')) return `analysis.${failure}`;
  return `cv.${failure}`;
}

async function run<K extends JobKind>(kind: K, input: Jobs[K]['input']): Promise<Jobs[K]['result']> {
  const outcome = await readerPool().run({ kind, input } as Job);
  // Each kind of job returns that kind's result.
  if ('result' in outcome) return outcome.result as Jobs[K]['result'];
  const max = limitOf[outcome.failure];
  throw new AppError(codeOf(kind, outcome.failure), max === undefined ? {} : { values: { max } });
}

/**
 * Opens a CV to check whether it is readable, before anything is stored.
 *
 * @param bytes the whole file, at most 10 MB
 * @returns the number of pages, 1..50
 * @throws AppError `cv.empty`, `cv.too-large`, `cv.not-a-pdf`, `cv.encrypted`, `cv.damaged`, `cv.too-many-pages`,
 * `cv.too-slow`, `cv.too-much-memory`
 */
export async function probeCv(bytes: Uint8Array): Promise<Jobs['probe']['result']> {
  requirePdfBytes(bytes);
  return run('probe', { bytes, limits });
}

/**
 * Reads a CV: its visible text with positions, page by page, and separately the hidden text. Runs in a process that is
 * killed when it exceeds time or memory; the same bytes give the same reading.
 *
 * @param bytes the whole file, at most 10 MB
 * @throws AppError `cv.empty`, `cv.too-large`, `cv.not-a-pdf`, `cv.encrypted`, `cv.damaged`, `cv.too-many-pages`,
 * `cv.too-much-text`, `cv.too-slow`, `cv.too-much-memory`; `cv.no-text` for a valid file without visible text, such as
 * a scan
 */
export async function readCvFile(bytes: Uint8Array): Promise<Jobs['read']['result']> {
  requirePdfBytes(bytes);
  return run('read', { bytes, limits });
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

/** Writes a job's description as a model may see it, in a reader process. @throws AppError `analysis.*` */
export async function runPrepareDescription(
  input: Jobs['prepareDescription']['input'],
): Promise<Jobs['prepareDescription']['result']> {
  return run('prepareDescription', input);
}

/** Tells which requirements a description says, in a reader process. @throws AppError `analysis.*` */
export async function runStanding(input: Jobs['standing']['input']): Promise<Jobs['standing']['result']> {
  return run('standing', input);
}
