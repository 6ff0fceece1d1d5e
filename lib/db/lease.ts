import { setTimeout as delay } from 'node:timers/promises';
import type { QueryResult } from 'pg';

/** A right that one process holds alone, until it expires or is returned. */
export interface Lease {
  name: string;
  /** A decimal number that grows each time somebody takes the lease. */
  generation: string;
}

/** Anything of pg that sends SQL: a pool, a connection, an open transaction. */
export interface LeaseDatabase {
  query(text: string, values?: unknown[]): Promise<Pick<QueryResult<{ generation: string }>, 'rows'>>;
}

/** Somebody else took the lease, so nothing may be written that depends on it. */
export class LeaseLostError extends Error {
  constructor(name: string) {
    super(`The lease "${name}" was taken by another process.`);
    this.name = 'LeaseLostError';
  }
}

/** A process that has not prolonged its lease for so long counts as dead. */
export const leaseSeconds = 6;
const beatMs = 1_000;

/** The same table as the migration makes; needed before the first migration. */
export const createLeaseTable = `CREATE TABLE IF NOT EXISTS "lease" (
  "name" TEXT NOT NULL,
  "generation" BIGINT NOT NULL DEFAULT 1,
  "held_until" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "lease_pkey" PRIMARY KEY ("name")
)`;

// Only PostgreSQL's clock counts: those of two machines differ.
const expiry = `now() + make_interval(secs => ${leaseSeconds})`;

/** @returns null while another process holds it */
export async function takeLease(db: LeaseDatabase, name: string): Promise<Lease | null> {
  const { rows } = await db.query(
    `INSERT INTO lease (name, held_until) VALUES ($1, ${expiry})
     ON CONFLICT (name) DO UPDATE SET generation = lease.generation + 1, held_until = ${expiry}
     WHERE lease.held_until <= now() RETURNING generation::text`,
    [name],
  );
  return rows[0] ? { name, generation: rows[0].generation } : null;
}

/** Prolongs the lease, even an expired one that nobody has taken. @throws LeaseLostError when somebody has taken it */
export async function prolongLease(db: LeaseDatabase, lease: Lease): Promise<void> {
  const { rows } = await db.query(
    `UPDATE lease SET held_until = ${expiry} WHERE name = $1 AND generation = $2 RETURNING generation::text`,
    [lease.name, lease.generation],
  );
  if (rows.length === 0) throw new LeaseLostError(lease.name);
}

/** Lets others take it at once. */
export async function returnLease(db: LeaseDatabase, lease: Lease): Promise<void> {
  // The row stays, so that a generation never repeats.
  await db.query(`UPDATE lease SET held_until = now() WHERE name = $1 AND generation = $2`, [
    lease.name,
    lease.generation,
  ]);
}

/**
 * To be called as the last statement before a commit; until the commit nobody can take the lease. A process that was
 * halted learns here that its knowledge is outdated.
 *
 * @param db the open transaction
 * @throws LeaseLostError
 */
export async function requireLease(db: LeaseDatabase, lease: Lease): Promise<void> {
  const { rows } = await db.query(`SELECT generation::text FROM lease WHERE name = $1 AND generation = $2 FOR UPDATE`, [
    lease.name,
    lease.generation,
  ]);
  if (rows.length === 0) throw new LeaseLostError(lease.name);
}

/**
 * Prolongs a lease every second, each time in its own statement.
 *
 * @param onError gets what an attempt threw; the next is made nevertheless
 * @returns a function that stops it, and waits for an attempt under way
 */
export function keepLease(db: LeaseDatabase, lease: Lease, onError: (error: unknown) => void): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = () => delay(beatMs, undefined, { ref: false, signal }).catch(() => undefined);
  const beat = async (): Promise<void> => {
    for (await wait(); !signal.aborted; await wait()) await prolongLease(db, lease).catch(onError);
  };
  const beating = beat();
  return () => {
    stopping.abort();
    return beating;
  };
}
