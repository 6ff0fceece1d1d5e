import { setTimeout as sleep } from 'node:timers/promises';
import { unknownUrl } from './api-error';
import { type BatchStore } from './batches';
import { deliver, framesOf, whenClosed } from './deliver';
import { type Exchange } from './exchange';
import { throwRefusal, type FaultScript, type FaultTarget } from './faults';
import { type FileStore } from './files';
import { type Limiter } from './limits';
import { type Endpoint } from './model-request';
import { type ModelService } from './model-service';
import { describeModel, listModels } from './models';

export interface Services {
  service: ModelService;
  files: FileStore;
  batches: BatchStore;
  limiter: Limiter;
  faults: FaultScript;
  /** How long the model takes to answer. */
  answerMs: number;
}

type Answer = object | Buffer;
type Route = [
  pattern: RegExp,
  on: FaultTarget,
  answer: (exchange: Exchange, services: Services, id: string) => unknown,
];

const routes: Route[] = [
  [/^GET \/v1\/models$/, 'models', (_, { service }) => listModels(service.models)],
  [/^GET \/v1\/models\/([^/]+)$/, 'models', (_, { service }, id) => describeModel(service.models, id)],
  [
    /^POST \/v1\/files$/,
    'files',
    ({ bytes, log }, { files }) => files.upload(bytes, log.headers['content-type'] ?? ''),
  ],
  [/^GET \/v1\/files$/, 'files', ({ url }, { files }) => files.list(url.searchParams)],
  [/^GET \/v1\/files\/([^/]+)$/, 'files', (_, { files }, id) => files.get(id).object],
  [/^GET \/v1\/files\/([^/]+)\/content$/, 'files', (_, { files }, id) => files.get(id).content],
  [/^DELETE \/v1\/files\/([^/]+)$/, 'files', (_, { files }, id) => files.delete(id)],
  [
    /^POST \/v1\/batches$/,
    'batches',
    (exchange, { batches }) => batches.create(exchange.json() as Record<string, unknown>),
  ],
  [/^GET \/v1\/batches$/, 'batches', ({ url }, { batches }) => batches.list(url.searchParams)],
  [/^GET \/v1\/batches\/([^/]+)$/, 'batches', (_, { batches }, id) => batches.get(id)],
  [/^POST \/v1\/batches\/([^/]+)\/cancel$/, 'batches', (_, { batches }, id) => batches.cancel(id)],
];

/** @throws ApiError */
export async function serve(exchange: Exchange, services: Services): Promise<void> {
  const { method } = exchange.log;
  const path = exchange.url.pathname;
  if (method === 'POST' && path === '/v1/responses') return serveModel(exchange, services, 'responses');
  if (method === 'POST' && path === '/v1/chat/completions') return serveModel(exchange, services, 'chat');
  for (const [pattern, on, answer] of routes) {
    const match = pattern.exec(`${method} ${path}`);
    if (!match) continue;
    const fault = services.faults.take(on);
    throwRefusal(fault);
    const body = (await answer(exchange, services, decodeURIComponent(match[1] ?? ''))) as Answer;
    if (fault?.kind === 'delay') await sleep(fault.ms);
    exchange.log.status = 200;
    const [contentType, text] = Buffer.isBuffer(body)
      ? ['application/octet-stream', body.toString('utf8')]
      : ['application/json', JSON.stringify(body, null, 2)];
    return deliver(exchange.response, exchange.headers(), { contentType, frames: [text], fault });
  }
  throw unknownUrl(method, path);
}

async function serveModel(exchange: Exchange, services: Services, endpoint: Endpoint): Promise<void> {
  const { service, limiter } = services;
  exchange.limits = () => limiter.headers();
  const { request, fault } = service.accept(endpoint, exchange.json());
  const leave = limiter.enter(request);
  try {
    const delay = fault?.kind === 'delay' ? fault.ms : 0;
    const [answer] = await Promise.all([service.answer(request, fault), wait(exchange, services.answerMs + delay)]);
    if (exchange.response.destroyed) return;
    exchange.log.status = 200;
    // What the client asks once it has its answer finds this place free.
    if (fault?.kind !== 'hang') leave();
    await deliver(exchange.response, exchange.headers(), { ...framesOf(request, answer, fault), fault });
  } finally {
    leave();
  }
}

/** Ends early when the client goes. */
export async function wait(exchange: Exchange, ms: number): Promise<void> {
  if (ms <= 0) return;
  const timer = new AbortController();
  const slept = sleep(ms, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([slept, whenClosed(exchange.response)]);
  timer.abort();
}
