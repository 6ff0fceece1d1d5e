import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Of requests and short jobs. */
const secondBuckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];
/** Reading a scan takes minutes. */
const jobBuckets = [0.03, 0.1, 0.3, 1, 3, 10, 30, 60, 120];

/** What this process counts. Labels have few values each: no ids, no names. */
function makeInstruments() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'recruiting_http_requests_total',
      help: 'Requests by route, method and status; `refused`: before the route was looked for.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'recruiting_http_request_duration_seconds',
      help: 'How long requests took.',
      labelNames: ['route', 'method'],
      buckets: secondBuckets,
      registers,
    }),
    runs: new Counter({
      name: 'recruiting_analysis_runs_total',
      help: 'Analyses that ended in this process, by the status that the candidate got.',
      labelNames: ['outcome'],
      registers,
    }),
    readerSeconds: new Histogram({
      name: 'recruiting_reader_job_duration_seconds',
      help: 'What the reader processes did: reading (read, recognise), judging without a model (judge) and others.',
      labelNames: ['job', 'outcome'],
      buckets: jobBuckets,
      registers,
    }),
    readerWaiting: new Gauge({
      name: 'recruiting_reader_jobs_waiting',
      help: 'Jobs that wait for a reader process, by queue.',
      labelNames: ['queue'],
      registers,
    }),
    storageSeconds: new Histogram({
      name: 'recruiting_storage_duration_seconds',
      help: 'How long the store of files took: put, get, remove, list, check.',
      labelNames: ['operation', 'outcome'],
      buckets: secondBuckets,
      registers,
    }),
    judgingSeconds: new Histogram({
      name: 'recruiting_judging_duration_seconds',
      help: 'How long an engine took to judge a CV, waiting for the model included.',
      labelNames: ['engine', 'outcome'],
      buckets: [...secondBuckets, 60, 120, 300],
      registers,
    }),
  };
}

/** Next may load a module twice; each thing is counted once. */
const globalScope = globalThis as typeof globalThis & { __metrics?: ReturnType<typeof makeInstruments> };

/** The instruments of this process. */
export function instruments(): ReturnType<typeof makeInstruments> {
  return (globalScope.__metrics ??= makeInstruments());
}
