import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning, processIdentity } from './process-identity';
import type { ProcessIdentity } from './process-identity';

/** Notes that this process uses the database. Returns the lease's file, to be given to `dropLease`. */
export function takeLease(folder: string): string {
  mkdirSync(folder, { recursive: true });
  // A process may hold several, and a module may be loaded twice: the process id alone is not a name.
  const file = path.join(folder, `${process.pid}-${randomUUID()}`);
  writeFileSync(file, JSON.stringify(processIdentity()));
  return file;
}

export function dropLease(file: string): void {
  rmSync(file, { force: true });
}

/** How many leases are held by processes that still run; those of dead ones are cleared away. */
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
