/** Called by Next once, before the server answers. */
export async function register(): Promise<void> {
  // Written out in full: the bundler leaves the import out of what runs at the edge.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepareServer } = await import('./instrumentation-node');
    await prepareServer();
  }
}
