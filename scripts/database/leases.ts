import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning, processIdentity, type ProcessIdentity } from './process-identity';

/** Records that this process uses the database. @returns the lease's file, for `dropLease` */
export function takeLease(folder: string): string {
  mkdirSync(folder, { recursive: true });
  // A process may hold several leases, so its id alone is not unique.
  const file = path.join(folder, `${process.pid}-${randomUUID()}`);
  writeFileSync(file, JSON.stringify(processIdentity()));
  return file;
}

export function dropLease(file: string): void {
  rmSync(file, { force: true });
}

/** Counts the leases of running processes and removes the others. */
export function countLeases(folder: string): number {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((name) => isHeld(path.join(folder, name))).length;
}

function isHeld(file: string): boolean {
  const holder = readHolder(file);
  if (holder && isRunning(holder)) return true;
  dropLease(file);
  return false;
}

function readHolder(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
