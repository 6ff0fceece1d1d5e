/** Says which stored secrets the keys of this installation cannot read, so that they are entered again. */
export async function nameUnreadableSecrets(url: string): Promise<void> {
  process.env.DATABASE_URL = url;
  const { disconnectDatabase } = await import('@/lib/db/client');
  const { systemActor } = await import('@/lib/auth/actor');
  const { findUnreadableSecrets } = await import('@/lib/secrets/find-unreadable-secrets');
  try {
    const lost = await findUnreadableSecrets(systemActor);
    if (lost.length === 0) return;
    console.log(
      `SECRETS_KEY is not the one of the backup. These secrets have to be entered again, or the key set back:`,
    );
    for (const owner of lost) console.log(`  ${owner}`);
  } finally {
    await disconnectDatabase();
  }
}
