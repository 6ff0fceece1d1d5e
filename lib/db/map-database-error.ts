import { AppError } from '@/lib/errors';
import { databaseNotWritable, databaseUnavailable } from './database-unavailable';
import { Prisma } from './generated/client';
import { isConnectionFailure, isNotWritableCode, isUnavailableCode } from './is-connection-failure';

/** Prisma: unreachable, timed out, closed, no free connection, no transaction in time. */
const unavailablePrismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
/** The kinds of such errors in raw SQL, for which Prisma has one code (P2010). */
const unavailableKinds = new Set(['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout', 'TooManyConnections']);
/** Serialization failure, deadlock, lock timeout. */
const conflictStates = new Set(['40001', '40P01', '55P03']);

/** The driver's error: in `meta` of an error with a Prisma code, otherwise the error itself. */
function driverErrorOf(error: unknown): unknown {
  return error instanceof Prisma.PrismaClientKnownRequestError ? error.meta?.driverAdapterError : error;
}

function driverCause(error: unknown): { kind: string; state: string } {
  const driverError = driverErrorOf(error);
  const cause: unknown = driverError instanceof Error ? driverError.cause : undefined;
  if (typeof cause !== 'object' || cause === null) return { kind: '', state: '' };
  return {
    kind: 'kind' in cause ? String(cause.kind) : '',
    state: 'originalCode' in cause ? String(cause.originalCode) : '',
  };
}

function isConflict(error: unknown): boolean {
  const isKnown = error instanceof Prisma.PrismaClientKnownRequestError;
  return (isKnown && error.code === 'P2034') || conflictStates.has(driverCause(error).state);
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError || isConnectionFailure(error)) return true;
  const { kind, state } = driverCause(error);
  if (unavailableKinds.has(kind) || isUnavailableCode(state)) return true;
  return error instanceof Prisma.PrismaClientKnownRequestError && unavailablePrismaCodes.has(error.code);
}

/** `pg`'s own errors carry the code themselves. */
function isNotWritable(error: unknown): boolean {
  if (isNotWritableCode(driverCause(error).state)) return true;
  return error instanceof Error && 'severity' in error && 'code' in error && isNotWritableCode(String(error.code));
}

/**
 * Maps a database error to an AppError; the only place that knows the codes of Prisma and PostgreSQL. Other errors are
 * returned unchanged.
 */
export function mapDatabaseError(error: unknown): unknown {
  if (isConflict(error)) return new AppError('conflict.retry', { cause: error });
  if (isNotWritable(error)) return databaseNotWritable(error);
  return isUnavailable(error) ? databaseUnavailable(error) : error;
}

/** Whether a unique index rejected a row; `field` names a column of that index. */
export function isUniqueViolation(error: unknown, field: string): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return false;
  return JSON.stringify(error.meta ?? {}).includes(field);
}
