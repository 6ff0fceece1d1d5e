import { generateDatabaseClient } from '../build/build-product';
import { errorText } from '../failure';
import { findStoredSecret } from '../start/secrets';

async function listUnreadable(): Promise<string[]> {
  const { disconnectDatabase } = await import('@/lib/db/client');
  const { systemActor } = await import('@/lib/auth/actor');
  const { findUnreadableSecrets } = await import('@/lib/secrets/find-unreadable-secrets');
  try {
    return await findUnreadableSecrets(systemActor);
  } finally {
    await disconnectDatabase();
  }
}

/**
 * Says which stored secrets the keys of this installation cannot read, so that they are entered again. What has been restored
 * is not in doubt when they cannot be checked.
 *
 * @param url the restored database
 */
export async function nameUnreadableSecrets(url: string): Promise<void> {
  const project = process.cwd();
  process.env.DATABASE_URL = url;
  process.env.NEXTAUTH_SECRET ??= findStoredSecret(project);
  try {
    await generateDatabaseClient(project, false);
    const lost = await listUnreadable();
    if (lost.length === 0) return;
    console.log('SECRETS_KEY is not the one of the backup. Enter these secrets again, or set the key back:');
    for (const owner of lost) console.log(`  ${owner}`);
  } catch (error) {
    console.log(`Whether the stored secrets can be read could not be checked: ${errorText(error)}`);
    console.log('Start the product: its log names those that cannot (secrets.unreadable).');
  }
}
