/** Prepares this process to serve. Modules read the settings while they load, so a wrong one ends it here. */
export async function loadServer(): Promise<void> {
  const { prepareServer } = await import('./instrumentation-node').catch((error: unknown) => {
    console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
  await prepareServer();
}
