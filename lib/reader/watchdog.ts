import { workerData } from 'node:worker_threads';

/**
 * Runs in a thread of the reader process: when the server that started it is gone, ends it even though a file
 * keeps its main thread too busy to notice.
 */
const { parent } = workerData as { parent: number };

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 1000);
