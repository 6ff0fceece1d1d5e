/**
 * The reader process: everything that parses a CV's bytes or text runs here, one job at a time, isolated from the
 * server.
 *
 * Node runs it without a build step: relative imports with extensions, erasable types only, as ESLint and
 * dependency-cruiser check.
 */
import { Worker } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';
import { ReadFailure } from '../cv/read-failure.ts';
import type { WorkerResponse, WorkerRequest } from './protocol.ts';
import { runJob } from './run-job.ts';

function respond(message: WorkerResponse) {
  process.send?.(message);
}

/** Error messages are not passed on: they may quote the CV. */
function failureOf({ kind }: WorkerRequest, error: unknown) {
  if (error instanceof ReadFailure) return error.failure;
  // Any error of pdf.js means a damaged file.
  return kind === 'probe' || kind === 'read' ? 'damaged' : 'broken';
}

async function handle(request: WorkerRequest) {
  try {
    respond({ type: 'done', id: request.id, result: await runJob(request) });
  } catch (error) {
    respond({ type: 'failed', id: request.id, failure: failureOf(request, error) });
  }
}

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of the terminal; the server decides when this one ends.
process.on('SIGINT', () => undefined);
process.on('message', (request: WorkerRequest) => void handle(request));
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { parent: process.ppid } }).unref();
await getResolvedPDFJS();
respond({ type: 'ready' });
