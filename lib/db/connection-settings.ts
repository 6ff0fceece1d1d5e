import { Socket } from 'node:net';
import type { PoolConfig } from 'pg';

/** How long a connection is waited for, in milliseconds. */
export interface ConnectionLimits {
  /** Until a connection is made, or one of the pool is free. */
  connectMs: number;
  /** Until PostgreSQL ends a statement (SQLSTATE 57014). */
  statementMs: number;
  /** Until PostgreSQL gives up on a row or table that another session has locked (SQLSTATE 55P03). */
  lockMs: number;
  /** Until PostgreSQL ends a transaction in which nothing happens. */
  idleInTransactionMs: number;
  /** Until a server that says nothing at all counts as gone; longer than what PostgreSQL ends by itself. */
  silenceMs: number;
}

export const defaultLimits: ConnectionLimits = {
  connectMs: 5_000,
  statementMs: 30_000,
  lockMs: 10_000,
  idleInTransactionMs: 30_000,
  silenceMs: 35_000,
};

/**
 * The settings of a pool that never waits for ever (docs/decisions/0090). Those in the address, such as
 * `?statement_timeout=60000`, win.
 *
 * @param max connections at most
 */
export function connectionSettings(connectionString: string, max: number, limits = defaultLimits) {
  return {
    connectionString,
    max,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    keepAlive: true,
    stream: () => openSocket(limits.silenceMs),
  } satisfies PoolConfig;
}

/**
 * A socket that closes when nothing was received or sent for `silenceMs`. The `query_timeout` of pg would leave the
 * connection open, with its transaction, and the pool would give it to somebody else.
 */
function openSocket(silenceMs: number): Socket {
  const socket = new Socket();
  // pg reports the closed connection to whoever waits for an answer.
  return socket.setTimeout(silenceMs, () => socket.destroy());
}
