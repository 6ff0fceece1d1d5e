import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { storeCvReading } from '@/lib/cv/cv-readings';
import { loadCvFile } from '@/lib/cv/load-cv-file';
import { readCvFile } from '@/lib/reader/run-reader';
import { readerVersion } from '@/lib/cv/reader-version';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { beginRun } from './begin-run';
import type { RunInput } from './current-run';
import { updateCurrentRun } from './current-run';

/** The file itself is the problem: another file is needed. */
const unreadable: ReadonlySet<ErrorCode> = new Set([
  'cv.not-a-pdf',
  'cv.empty',
  'cv.encrypted',
  'cv.damaged',
  'cv.no-text',
  'cv.too-large',
  'cv.too-many-pages',
  'cv.too-much-text',
]);
/** A retry may succeed. */
const brokenOff: ReadonlySet<ErrorCode> = new Set(['cv.too-slow', 'cv.too-much-memory']);

/**
 * First step of an analysis: reads the candidate's CV once per reader version and stores the reading. An unreadable CV
 * stops the run with its reason, never with a low score. In an inactive process candidates wait (decisions.md,
 * Process).
 */
export async function readCandidateCv(actor: Actor, input: RunInput): Promise<{ outcome: 'read' | 'stopped' }> {
  requirePermission(actor, 'candidate:analyse');
  const candidate = await beginRun(input);
  if (!candidate) return { outcome: 'stopped' };
  if (!candidate.cvSha256) return stop(actor, input, candidate.processId, 'candidate.no-cv');
  try {
    await readOnce(candidate.cvSha256);
  } catch (error) {
    if (!(error instanceof AppError) || !(unreadable.has(error.code) || brokenOff.has(error.code))) throw error;
    return stop(actor, input, candidate.processId, error.code);
  }
  await updateCurrentRun(database(), input, { progress: 40 });
  return { outcome: 'read' };
}

/** Reads a CV unless this version of the reader has done so. @throws AppError `cv.*` */
export async function readOnce(sha256: string): Promise<void> {
  const where = { sha256_readerVersion: { sha256, readerVersion } };
  const known = await database().cvDocument.findUnique({ where, select: { sha256: true } });
  if (known) return;
  await storeCvReading(sha256, readerVersion, await readCvFile(await loadCvFile(sha256)));
}

async function stop(
  actor: Actor,
  input: RunInput,
  processId: string,
  reason: ErrorCode,
): Promise<{ outcome: 'stopped' }> {
  const status = brokenOff.has(reason) ? 'ERROR' : 'NO_FILE_FOUND';
  await transaction(async (db) => {
    if (await updateCurrentRun(db, input, { status, statusReason: reason, progress: null })) {
      await recordAudit(db, actor, 'candidate.cv-unreadable', { processId, candidateId: input.candidateId, reason });
    }
  });
  return { outcome: 'stopped' };
}
