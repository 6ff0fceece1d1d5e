import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { cvLimits } from '@/lib/cv/cv-limits';
import { requirePdfBytes } from '@/lib/cv/pdf-signature';
import type { Job, JobKind, Jobs } from './protocol';
import type { FailureCode } from './reader-process';
import { readerPool } from './reader-pool';

const limits = { maxPages: cvLimits.maxPages, maxCharacters: cvLimits.maxCharacters };

const maxOf: Partial<Record<FailureCode, number>> = {
  'too-many-pages': cvLimits.maxPages,
  'too-slow': cvLimits.maxSeconds,
  'too-much-text': cvLimits.maxCharacters,
  'too-much-memory': cvLimits.maxMemoryMegabytes,
};

/** A job on a file blames the file; a job on text that was read already, the judging. */
function codeOf(kind: JobKind, failure: FailureCode): ErrorCode {
  if (failure === 'broken') return 'analysis.broken';
  const isJudging = kind !== 'probe' && kind !== 'read';
  if (isJudging && (failure === 'too-slow' || failure === 'too-much-memory')) return `analysis.${failure}`;
  return `cv.${failure}`;
}

async function run<K extends JobKind>(kind: K, input: Jobs[K]['input']): Promise<Jobs[K]['result']> {
  const outcome = await readerPool().run({ kind, input } as Job);
  // The process answers each kind of job with that kind's result.
  if ('result' in outcome) return outcome.result as Jobs[K]['result'];
  const max = maxOf[outcome.failure];
  throw new AppError(codeOf(kind, outcome.failure), max === undefined ? {} : { values: { max } });
}

/** Opens a PDF in a reader process and counts its pages. @throws AppError `cv.*` */
export async function runProbe(bytes: Uint8Array): Promise<Jobs['probe']['result']> {
  requirePdfBytes(bytes);
  return run('probe', { bytes, limits });
}

/** Reads a PDF in a reader process. @throws AppError `cv.*` */
export async function runRead(bytes: Uint8Array): Promise<Jobs['read']['result']> {
  requirePdfBytes(bytes);
  return run('read', { bytes, limits });
}

/** Judges a CV with the built-in engine in a reader process. @throws AppError `analysis.*` */
export async function runJudge(input: Jobs['judge']['input']): Promise<Jobs['judge']['result']> {
  return run('judge', input);
}

/** Looks quotes up in a CV and reads the candidate's data in a reader process. @throws AppError `analysis.*` */
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
