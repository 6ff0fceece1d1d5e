import { AppError } from '@/lib/errors';
import type { ErrorCode } from '@/lib/error-codes';
import { mapDatabaseError } from './map-database-error';

/** SQLSTATEs of a statement or transaction that took too long. It may do so each time, so its attempts are counted. */
const tooSlow: ReadonlySet<string> = new Set(['57014', 'P2028', 'P1008']);

const waits: ReadonlySet<ErrorCode> = new Set(['database.not-writable', 'database.unavailable', 'storage.unavailable']);

/** Whether an error or one of its causes carries one of these codes. */
function isTooSlow(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && tooSlow.has(String(at.code))) return true;
    const meta: unknown = 'meta' in at ? at.meta : undefined;
    const states = JSON.stringify(meta ?? '');
    if (states.includes('"57014"')) return true;
  }
  return false;
}

/**
 * The error code when work failed only because the database cannot be reached or takes no writes now, or the store of the CVs
 * does not answer, so that the work has to wait rather than fail; null for any other error.
 */
export function databaseWaitCode(error: unknown): ErrorCode | null {
  const known = mapDatabaseError(error);
  if (!(known instanceof AppError)) return null;
  return waits.has(known.code) && !isTooSlow(known) ? known.code : null;
}
