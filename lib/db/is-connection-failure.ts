import { types } from 'node:util';

/** pg's connection errors, which have no code. */
const messages = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
]);

const systemCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATEs of a server that cannot serve now: connection exceptions, no connections, memory or disk left, shutting
 * down, starting up or recovering, statement timeout (PostgreSQL manual, appendix A).
 */
const unavailable = /^(08...|53...|57P0[1-5]|57014)$/;

/**
 * SQLSTATEs of a server that answers but takes no writes: read-only after a failover, rights withdrawn, disk full.
 * The request is not to blame, and it works once somebody has repaired the server.
 */
const notWritable: ReadonlySet<string> = new Set(['25006', '42501', '53100']);

/** Whether a SQLSTATE means that the database can be reached but takes no writes. */
export function isNotWritableCode(code: string): boolean {
  return notWritable.has(code);
}

/** Whether a SQLSTATE or system error code means that the database is unavailable. */
export function isUnavailableCode(code: string): boolean {
  return systemCodes.has(code) || unavailable.test(code);
}

/** Whether an error of pg means that the database is unavailable, so that a retry makes sense. */
export function isConnectionFailure(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  return messages.has(error.message) || ('code' in error && isUnavailableCode(String(error.code)));
}
