import { parentPort, Worker } from 'node:worker_threads';
import { ReadFailure } from '@/lib/cv/read-failure';
import { fileJobs, type Job, type JobResult, type WorkerRequest, type WorkerResponse } from '@/lib/reader/protocol';

/** Null in a process of its own; the server's end of a thread. */
const port = parentPort;

function respond(message: WorkerResponse) {
  if (port) port.postMessage(message);
  else process.send?.(message);
}

/** Error messages are not passed on: they may quote the CV. */
function failureOf({ kind }: WorkerRequest, error: unknown) {
  if (error instanceof ReadFailure) return error.failure;
  // Any other error of reading a file means a damaged file.
  return fileJobs.has(kind) ? 'damaged' : 'broken';
}

/**
 * Lets this process, or thread, do the server's jobs, one at a time, until the server is gone.
 *
 * @param run does a job
 * @param prepared what must be loaded before the first
 */
export async function serveJobs(run: (job: Job) => Promise<JobResult>, prepared: Promise<unknown>): Promise<void> {
  const handle = async (request: WorkerRequest) => {
    try {
      respond({ type: 'done', id: request.id, result: await run(request) });
    } catch (error) {
      respond({ type: 'failed', id: request.id, failure: failureOf(request, error) });
    }
  };
  if (port) port.on('message', (request: WorkerRequest) => void handle(request));
  else listenInProcess(handle);
  await prepared;
  respond({ type: 'ready' });
}

function listenInProcess(handle: (request: WorkerRequest) => Promise<void>): void {
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches every process of the terminal; the server decides when this one ends.
  process.on('SIGINT', () => undefined);
  process.on('message', (request: WorkerRequest) => void handle(request));
  new Worker(new URL('./watchdog-program.mjs', import.meta.url), { workerData: { parent: process.ppid } }).unref();
}
