/** What pg says when there is no connection; it gives these errors no code. */
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
 * SQLSTATEs of a server that cannot serve now: connection exceptions, no connection or memory or disk left, shutting down, starting
 * up or recovering, and a statement that took too long (PostgreSQL manual, appendix A).
 */
const unavailable = /^(08...|53...|57P0[1-5]|57014)$/;

/** Whether `code`, a SQLSTATE or a code of the system, says that the database cannot be used now. */
export function isUnavailableCode(code: string): boolean {
  return systemCodes.has(code) || unavailable.test(code);
}

/** Whether an error of pg says that the database cannot be used now, so that trying again in a moment makes sense. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return messages.has(error.message) || ('code' in error && isUnavailableCode(String(error.code)));
}
