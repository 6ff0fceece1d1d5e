import { AppError } from '@/lib/errors';
import { cvLimits } from '../cv-limits';
import { requirePdfBytes } from '../pdf-signature';
import type { ProbeResult, ReadResult } from '../worker/protocol';
import type { FailureCode } from './reader-process';
import { readerPool } from './reader-pool';

const maxOf: Partial<Record<FailureCode, number>> = {
  'too-many-pages': cvLimits.maxPages,
  'too-slow': cvLimits.maxSeconds,
  'too-much-text': cvLimits.maxCharacters,
  'too-much-memory': cvLimits.maxMemoryMegabytes,
};

async function run(kind: 'probe' | 'read', bytes: Uint8Array): Promise<ProbeResult | ReadResult> {
  requirePdfBytes(bytes);
  const reading = await readerPool().read({ kind, bytes });
  if ('result' in reading) return reading.result;
  const max = maxOf[reading.failure];
  throw new AppError(`cv.${reading.failure}`, max === undefined ? {} : { values: { max } });
}

/** Opens a PDF in a reader process and counts its pages. */
export async function runProbe(bytes: Uint8Array): Promise<ProbeResult> {
  return run('probe', bytes);
}

/** Reads a PDF in a reader process. */
export async function runRead(bytes: Uint8Array): Promise<ReadResult> {
  const result = await run('read', bytes);
  if (!('pages' in result)) throw new Error('The reader answered a probe to a reading.');
  return result;
}
