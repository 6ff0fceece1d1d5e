// Preloaded into the server: when the launcher is killed, the channel closes and the server shuts down, freeing its port.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  const limitSeconds = Number(process.env.SHUTDOWN_TIMEOUT_SECONDS) || 30;
  setTimeout(() => process.exit(1), limitSeconds * 1000 + 8_000).unref();
});
