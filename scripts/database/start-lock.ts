import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, Failure } from '../../lib/failure';
import { isRunning, processIdentity, type ProcessIdentity } from './process-identity';

const timeoutMs = 60_000;
const pollMs = 50;

/**
 * Runs `work` under an exclusive lock file. The lock of a dead process is replaced.
 *
 * @throws Failure when the lock is not free after a minute.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  while (!tryLock(file)) {
    if (Date.now() > deadline) {
      throw new Failure(
        `Another process (${readOwner(file)?.pid ?? 'unknown'}) has been starting the database for a minute.`,
        `Wait for it or stop it; if there is none, delete ${file}.`,
      );
    }
    await sleep(pollMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryLock(file: string): boolean {
  const draft = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, JSON.stringify(processIdentity()));
  try {
    // Linking is atomic, so no process reads a half-written owner.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const owner = readOwner(file);
    if (owner && !isRunning(owner)) removeLockOf(owner, file, draft);
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a dead owner's lock, and restores it if another process took it in between. */
function removeLockOf(dead: ProcessIdentity, file: string, draft: string): void {
  const stale = `${draft}.stale`;
  try {
    renameSync(file, stale);
    if (readOwner(stale)?.pid !== dead.pid) linkSync(stale, file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(stale, { force: true });
  }
}

function readOwner(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
