import { Socket } from 'node:net';
import type { ClientBase, PoolConfig } from 'pg';
import { limitTransactions } from './limit-transactions';
import { isBehindPooler, separateLimits } from './pooler';

/** Timeouts in milliseconds. */
export interface ConnectionLimits {
  /** Until a connection is established, or a pooled one is free. */
  connectMs: number;
  /** Until PostgreSQL cancels a statement (SQLSTATE 57014). */
  statementMs: number;
  /** Until PostgreSQL stops waiting for another session's lock (SQLSTATE 55P03). */
  lockMs: number;
  /** Until PostgreSQL ends an idle transaction. */
  idleInTransactionMs: number;
  /** Until a silent server counts as gone; longer than PostgreSQL's own limits. */
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
 * Pool settings with a limit on every wait (docs/decisions/0090). Settings in the URL, such as
 * `?statement_timeout=60000`, take precedence. A pooler does not pass the limits of the database on: there they are set
 * in each transaction (docs/decisions/0167).
 *
 * @param max maximum number of connections
 * @throws Error when the database cannot be reached
 */
export async function connectionSettings(connectionString: string, max: number, limits = defaultLimits) {
  const common = {
    max,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    stream: () => openSocket(limits.silenceMs),
  };
  const inDatabase = {
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  };
  if (!(await isBehindPooler(connectionString, limits.connectMs))) {
    return { ...common, connectionString, ...inDatabase } satisfies PoolConfig;
  }
  const { address, chosen } = separateLimits(connectionString);
  const onConnect = (client: ClientBase): void => limitTransactions(client, { ...inDatabase, ...chosen });
  return { ...common, connectionString: address, onConnect } satisfies PoolConfig;
}

/**
 * A socket that closes after `silenceMs` without traffic. pg's `query_timeout` would leave the connection with its
 * transaction open and return it to the pool.
 */
function openSocket(silenceMs: number): Socket {
  const socket = new Socket();
  // pg reports the closed connection to waiting queries.
  return socket.setTimeout(silenceMs, () => socket.destroy());
}
