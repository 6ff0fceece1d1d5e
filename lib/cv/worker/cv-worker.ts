/**
 * The reader process: takes one PDF at a time, answers its text. It runs apart from the server, so that a file
 * that eats memory or never ends takes only this process with it (see `lib/cv/reader`).
 *
 * Node runs this folder as it stands, without a build: relative imports with endings, and only types that can be erased.
 */
import { Worker } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';
import { openPdf } from './open-pdf.ts';
import { ReadFailure, type ProbeResult, type ReadResult, type WorkerAnswer, type WorkerRequest } from './protocol.ts';
import { readPages } from './read-pages.ts';

function answer(message: WorkerAnswer) {
  process.send?.(message);
}

async function work(request: WorkerRequest): Promise<ProbeResult | ReadResult> {
  const document = await openPdf(request.bytes, request.limits);
  try {
    if (request.kind === 'read') return await readPages(document, request.limits);
    await document.getPage(1);
    return { pageCount: document.numPages };
  } finally {
    await document.loadingTask.destroy();
  }
}

async function handle(request: WorkerRequest) {
  try {
    answer({ type: 'done', id: request.id, result: await work(request) });
  } catch (error) {
    // Whatever pdf.js stumbles over, the file is to blame: its words would only confuse, and may quote the CV.
    answer({ type: 'failed', id: request.id, failure: error instanceof ReadFailure ? error.failure : 'damaged' });
  }
}

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of the terminal; the server decides when this one ends.
process.on('SIGINT', () => undefined);
process.on('message', (request: WorkerRequest) => void handle(request));
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { parent: process.ppid } }).unref();
await getResolvedPDFJS();
answer({ type: 'ready' });
