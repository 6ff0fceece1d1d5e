import { Worker } from 'node:worker_threads';
import { ReadFailure } from '@/lib/cv/read-failure';
import { fileJobs, type Job, type JobResult, type WorkerRequest, type WorkerResponse } from '@/lib/reader/protocol';

function respond(message: WorkerResponse) {
  process.send?.(message);
}

/** Error messages are not passed on: they may quote the CV. */
function failureOf({ kind }: WorkerRequest, error: unknown) {
  if (error instanceof ReadFailure) return error.failure;
  // Any other error of reading a file means a damaged file.
  return fileJobs.has(kind) ? 'damaged' : 'broken';
}

/**
 * Lets this process do the server's jobs, one at a time, until the server is gone.
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
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches every process of the terminal; the server decides when this one ends.
  process.on('SIGINT', () => undefined);
  process.on('message', (request: WorkerRequest) => void handle(request));
  new Worker(new URL('./watchdog-program.mjs', import.meta.url), { workerData: { parent: process.ppid } }).unref();
  await prepared;
  respond({ type: 'ready' });
}
