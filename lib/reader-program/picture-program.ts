/**
 * The process that draws pages and reads their pictures. Apart from the reader process: it needs another build of pdf.js, more memory
 * and more time.
 */
import { ReadFailure } from '@/lib/cv/read-failure';
import type { Job, JobResult } from '@/lib/reader/protocol';
import { serveJobs } from './serve-jobs';

/** Loaded with the first job, so that a machine without the native canvas can say so. */
async function loadRecognition() {
  try {
    return await import('@/lib/cv/ocr/recognise-page');
  } catch {
    throw new ReadFailure('no-recognition');
  }
}

async function loadDrawing() {
  try {
    return await import('@/lib/cv/ocr/draw-page');
  } catch {
    throw new ReadFailure('no-recognition');
  }
}

async function loadLooking() {
  try {
    return await import('@/lib/cv/ocr/look-at-page');
  } catch {
    throw new ReadFailure('no-recognition');
  }
}

async function run(job: Job): Promise<JobResult> {
  if (job.kind === 'firstPage') {
    const { drawFirstPage } = await loadDrawing();
    return { picture: await drawFirstPage(job.input.bytes, job.input.width, job.input.page ?? 1) };
  }
  if (job.kind === 'look') {
    const { lookAtPage } = await loadLooking();
    return { page: await lookAtPage(job.input.bytes, job.input.page) };
  }
  if (job.kind !== 'recognise') throw new Error('This program draws and reads pictures only.');
  const { recognisePage } = await loadRecognition();
  const page = await recognisePage(job.input.bytes, job.input.page);
  return { page: JSON.stringify({ number: page.number, page }) };
}

// The time to draw a page does not count the time to load what draws it.
await serveJobs(
  run,
  loadDrawing().catch(() => undefined),
);
