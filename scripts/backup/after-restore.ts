import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Journal } from '@/lib/backup/erasures/journal';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { query } from '@/lib/db/with-client';
import { generateDatabaseClient } from '../build/build-product';
import { errorText } from '../../lib/failure';

/** An erasure may take so long before others see it. */
const settledMs = 2 * 60_000;

/** Beside `server.js` the client is in the command already. */
async function makeClient(project: string): Promise<void> {
  if (existsSync(path.join(project, 'prisma/schema'))) await generateDatabaseClient(project, false);
}

/**
 * What a restored database needs before the product is started on it: who was erased since goes again, and the stored secrets that
 * the keys of this installation cannot read are named, so that they are entered again. Called again, it does the same.
 *
 * @param journal null: nobody is to be erased
 * @returns whose files hold pages of somebody who was erased, see `replayErasures`
 * @throws Error when somebody could not be erased
 */
export async function afterRestore(url: string, journal: Journal | null): Promise<CandidatePlace[]> {
  await makeClient(process.cwd());
  // The backup holds the note of itself, which was not ended yet.
  await query(url, `DELETE FROM backup_run WHERE state = 'RUNNING'`);
  const { disconnectDatabase } = await import('@/lib/db/client');
  try {
    const byHand = journal ? await eraseAgain(journal) : [];
    if (!journal) console.log('Nobody was erased again. Erase by hand who was erased since the backup.');
    await askForWork();
    await nameUnreadable();
    return byHand;
  } finally {
    await disconnectDatabase();
  }
}

async function eraseAgain(journal: Journal): Promise<CandidatePlace[]> {
  const { systemActorFor } = await import('@/lib/auth/actor');
  const { replayErasures } = await import('@/lib/backup/erasures/replay-erasures');
  const { erased, byHand } = await replayErasures(systemActorFor('restore'), journal);
  console.log(`Erased again, as since the backup: ${erased}.`);
  const until = new Date((journal.writtenAt?.getTime() ?? 0) - settledMs);
  console.log(`Who was erased after ${until.toISOString()} is not known here: erase them again by hand.`);
  return byHand;
}

async function askForWork(): Promise<void> {
  const { systemActorFor } = await import('@/lib/auth/actor');
  const { askAgain } = await import('@/lib/backup/ask-again');
  await askAgain(systemActorFor('restore'));
}

/** What has been restored is not in doubt when the secrets cannot be checked. */
async function nameUnreadable(): Promise<void> {
  const { systemActor } = await import('@/lib/auth/actor');
  const { findUnreadableSecrets } = await import('@/lib/secrets/find-unreadable-secrets');
  try {
    const lost = await findUnreadableSecrets(systemActor);
    if (lost.length === 0) return;
    console.log('SECRETS_KEY is not the one of the backup. Enter these secrets again, or set the key back:');
    for (const owner of lost) console.log(`  ${owner}`);
  } catch (error) {
    console.log(`Whether the stored secrets can be read could not be checked: ${errorText(error)}`);
    console.log('Start the product: its log names those that cannot (secrets.unreadable).');
  }
}
