// Preloaded into the server: when the launcher is killed, the channel closes and the server shuts down, freeing its port.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 8_000).unref();
});
