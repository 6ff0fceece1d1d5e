/**
 * The reader process: everything that looks at a CV's bytes or text runs here, one job at a time. It runs apart from the
 * server, so that a file that eats memory or never ends takes only this process with it.
 *
 * Node runs it as it stands, without a build: relative imports with endings, and only types that can be erased. ESLint
 * and dependency-cruiser hold its files to that.
 */
import { Worker } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';
import { ReadFailure } from '../cv/read-failure.ts';
import type { WorkerAnswer, WorkerRequest } from './protocol.ts';
import { runJob } from './run-job.ts';

function answer(message: WorkerAnswer) {
  process.send?.(message);
}

/** Words of errors stay here: they would only confuse, and may quote the CV. */
function failureOf({ kind }: WorkerRequest, error: unknown) {
  if (error instanceof ReadFailure) return error.failure;
  // Whatever pdf.js stumbles over, the file is to blame.
  return kind === 'probe' || kind === 'read' ? 'damaged' : 'broken';
}

async function handle(request: WorkerRequest) {
  try {
    answer({ type: 'done', id: request.id, result: await runJob(request) });
  } catch (error) {
    answer({ type: 'failed', id: request.id, failure: failureOf(request, error) });
  }
}

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of the terminal; the server decides when this one ends.
process.on('SIGINT', () => undefined);
process.on('message', (request: WorkerRequest) => void handle(request));
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { parent: process.ppid } }).unref();
await getResolvedPDFJS();
answer({ type: 'ready' });
