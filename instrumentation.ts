/** Called by Next once, before the server accepts requests. */
export async function register(): Promise<void> {
  // Written out in full so that the bundler drops the import from the edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { loadServer } = await import('./instrumentation-load');
    await loadServer();
  }
}
