import { type Actor, requirePermission } from '@/lib/auth/actor';
import { readOnce, recogniseOnce } from './read-cv-once';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { beginRun } from '../run/begin-run';
import { type RunInput, findCurrentRun, updateCurrentRun, updateRunUnderWay } from '../run/current-run';
import { endRun } from '../run/end-run';

/** Errors for which the file itself is to blame: another file is needed. */
const unreadable: ReadonlySet<ErrorCode> = new Set([
  'cv.not-a-pdf',
  'cv.other-format',
  'cv.macros',
  'cv.empty',
  'cv.encrypted',
  'cv.damaged',
  'cv.no-text',
  'cv.unreadable',
  'cv.no-recognition',
  'cv.portfolio',
  'cv.too-large',
  'cv.too-many-pages',
  'cv.too-much-text',
]);
/** A retry may succeed. */
const brokenOff: ReadonlySet<ErrorCode> = new Set(['cv.too-slow', 'cv.too-much-memory']);

/** Progress of an analysis in percent: at its beginning (`beginRun`), and when the CV is read. */
const beganProgress = 10;
const readProgress = 40;

export type ReadOutcome =
  | { outcome: 'read' | 'stopped' }
  /** These pages must be read from their pictures; then the CV is read again. */
  | { outcome: 'scanned'; sha256: string; pages: number[] };

/**
 * First part of an analysis: reads the candidate's CV once per reader version and stores the reading. An unreadable CV
 * stops the run with its reason, never with a low score. In an inactive process candidates wait
 * (docs/specification.md, Process).
 */
export async function readCandidateCv(actor: Actor, input: RunInput): Promise<ReadOutcome> {
  requirePermission(actor, 'candidate:analyse');
  const candidate = await beginRun(input);
  if (!candidate) return { outcome: 'stopped' };
  const { cvSha256: sha256, processId } = candidate;
  if (!sha256) return stop(actor, input, processId, 'candidate.no-cv');
  try {
    const pages = await readOnce(sha256);
    if (pages.length > 0) return { outcome: 'scanned', sha256, pages };
  } catch (error) {
    return stopFor(error, actor, input, processId);
  }
  const progress = { progress: readProgress, readingPage: null, readingPages: null };
  return { outcome: (await updateRunUnderWay(database(), input, progress)) ? 'read' : 'stopped' };
}

/**
 * Reads one page of a candidate's scanned CV from its picture, unless the run was superseded.
 *
 * @param input `page`: 1-based; `position`: which of `count` such pages it is
 */
export async function recogniseCandidatePage(
  actor: Actor,
  {
    sha256,
    page,
    position,
    count,
    ...input
  }: RunInput & { sha256: string; page: number; position: number; count: number },
): Promise<{ outcome: 'read' | 'stopped' }> {
  requirePermission(actor, 'candidate:analyse');
  const progress = Math.round(beganProgress + ((position - 1) / count) * (readProgress - beganProgress));
  const isCurrent = await updateCurrentRun(database(), input, { progress, readingPage: position, readingPages: count });
  if (!isCurrent) return { outcome: 'stopped' };
  try {
    await recogniseOnce(sha256, page);
    return { outcome: 'read' };
  } catch (error) {
    const candidate = await findCurrentRun(database(), input);
    if (!candidate) return { outcome: 'stopped' };
    return stopFor(error, actor, input, candidate.processId);
  }
}

/** @throws an error that is not the file's fault */
async function stopFor(error: unknown, actor: Actor, input: RunInput, processId: string) {
  if (!(error instanceof AppError) || !(unreadable.has(error.code) || brokenOff.has(error.code))) throw error;
  return stop(actor, input, processId, error.code);
}

async function stop(
  actor: Actor,
  input: RunInput,
  processId: string,
  reason: ErrorCode,
): Promise<{ outcome: 'stopped' }> {
  const status = brokenOff.has(reason) ? 'ERROR' : 'NO_FILE_FOUND';
  const end = { status, reason, action: 'candidate.cv-unreadable' } as const;
  await transaction((db) => endRun(db, actor, { ...input, processId }, end));
  return { outcome: 'stopped' };
}
