import { workerData } from 'node:worker_threads';

/** A thread of the reader process that ends it when the server is gone, even if a file keeps the main thread busy. */
const { parent } = workerData as { parent: number };

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 1000);
