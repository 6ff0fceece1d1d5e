// Loaded into the server before anything else. When the launcher is killed, the channel to it closes; the server then
// ends as if it had been asked to, so that it never keeps the port without anybody to stop it.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 8_000).unref();
});
