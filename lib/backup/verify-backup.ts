import { Writable } from 'node:stream';
import { errorCode } from '@/lib/failure';
import { readCvs } from './bucket-cvs/read-archive';
import { DamagedBackup } from './manifest';
import type { Backup } from './open-backup';
import { OtherVersion, restoreBackup } from './restore-backup';
import { NoScratchDatabase, withScratchDatabase } from './scratch-database';

/** How far a backup was tried: restored into another database and compared, or each of its files read back. */
export type Proof = 'RESTORED' | 'READ';

interface Trial {
  alone: boolean;
  signal?: AbortSignal | undefined;
}

/** PostgreSQL's codes for a server without room. */
const noRoom = ['53100', '53200', '53300'];

/**
 * Says nothing about the backup: there is no room for another database, or the tables are of a later version, as after going back
 * by one and while instances of two versions run.
 */
function isNoTrial(error: unknown): boolean {
  const isKnown = error instanceof NoScratchDatabase || error instanceof OtherVersion;
  return isKnown || noRoom.includes(errorCode(error) ?? '');
}

/**
 * Reads each file back, as far as what COPY wrote.
 *
 * @throws DamagedBackup naming one that does not hold what was written
 */
async function readBack({ files, manifest }: Backup, signal: AbortSignal | undefined): Promise<void> {
  for (const { file, copySha256 } of manifest.tables) {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    if ((await files.read(file, nowhere, signal)) === copySha256) continue;
    throw new DamagedBackup(`${file} does not hold what was written.`, 'Take an earlier backup.');
  }
}

/**
 * Tries a backup as far as the server lets it: restores it into a database of its own, which is dropped again, or reads all
 * of it back where no other database can be made, or none with its tables. CVs that were in a bucket are read back in any case.
 *
 * @param options `alone`: see `withScratchDatabase`
 * @throws DamagedBackup when it does not give back what was stored; whatever stood in the way of the trial
 */
export async function verifyBackup(url: string, backup: Backup, options: Trial): Promise<Proof> {
  const proof = await tryTables(url, backup, options);
  await tryCvs(backup, options.signal);
  return proof;
}

/**
 * Reads each CV that was in a bucket back, and compares it. Nothing is loaded: the database's server may have no room for them.
 *
 * @returns how many @throws Failure naming an archive that is damaged
 */
export async function tryCvs(backup: Backup, signal?: AbortSignal): Promise<number> {
  let count = 0;
  const cvs = readCvs(backup, signal);
  while (!(await cvs.next()).done) count += 1;
  return count;
}

async function tryTables(url: string, backup: Backup, { alone, signal }: Trial): Promise<Proof> {
  try {
    await withScratchDatabase(url, (scratchUrl) => restoreBackup(scratchUrl, backup, signal), { alone });
    return 'RESTORED';
  } catch (error) {
    if (!isNoTrial(error)) throw error;
    await readBack(backup, signal);
    return 'READ';
  }
}
