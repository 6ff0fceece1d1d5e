import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { env } from '@/lib/env';
import { traceRequest } from '@/lib/http/server/trace-request';
import { Collector } from '@/tests/collector';
import { currentTraceparent, flushTraces, nameRequest, noteDatabaseUse, traced } from './trace';
import { parseTraceparent } from './trace-context';

let collector: Collector;
const forget = (): void => void Reflect.deleteProperty(globalThis, '__tracing');

beforeEach(async () => {
  collector = await Collector.start();
  Object.assign(env(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret,x-team=hr',
    OTEL_SERVICE_NAME: 'recruiting-test',
  });
  forget();
});
afterEach(async () => {
  await collector.stop();
  Object.assign(env(), { OTEL_EXPORTER_OTLP_ENDPOINT: undefined });
  forget();
});

test('work within work is one trace, with the database in sum, and a failure without its words', async () => {
  const failed = traced('outer', 'internal', { 'recruiting.engine': 'offline' }, async () => {
    noteDatabaseUse(2);
    await traced('inner', 'client', {}, async (facts) => {
      await delay(5);
      noteDatabaseUse(3.4);
      facts['http.response.status_code'] = 200;
    });
    throw new TypeError('Anna Nowak is no number');
  });
  await expect(failed).rejects.toThrow('no number');
  await flushTraces(2_000);
  expect(collector.paths).toEqual(['/v1/traces']);
  expect(collector.headers[0]).toMatchObject({ 'x-key': 'a secret', 'x-team': 'hr' });
  expect(collector.resources[0]).toMatchObject({ 'service.name': 'recruiting-test', 'recruiting.role': 'all' });
  const [inner, outer] = collector.spans;
  expect(inner).toMatchObject({ name: 'inner', kind: 3, traceId: outer?.traceId, parentSpanId: outer?.spanId });
  expect(inner?.facts).toEqual({ 'http.response.status_code': '200', 'db.calls': '1', 'db.milliseconds': '3' });
  expect(outer).toMatchObject({ name: 'outer', kind: 1, status: { code: 2 } });
  expect(outer?.facts).toEqual({
    'recruiting.engine': 'offline',
    'error.type': 'TypeError',
    'db.calls': '2',
    'db.milliseconds': '5',
  });
  expect(BigInt(inner?.endTimeUnixNano ?? 0) - BigInt(inner?.startTimeUnixNano ?? 0)).toBeGreaterThan(4_000_000n);
  expect(collector.text).not.toContain('Nowak');
});

test('a collector that is slow, refuses or is away holds nothing up, and what waits is bounded', async () => {
  collector.behave = 'silent';
  const startedAt = performance.now();
  for (let count = 0; count < 20_000; count += 1) await traced('work', 'internal', {}, () => Promise.resolve());
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  await flushTraces(100);
  expect(performance.now() - startedAt).toBeLessThan(6_000);
  // One batch under way, and as many as may wait.
  collector.behave = 'well';
  collector.release();
  await flushTraces(10_000);
  expect(collector.spans.length).toBeLessThanOrEqual(512 + 4096);
  collector.behave = 'refusing';
  await traced('refused', 'internal', {}, () => Promise.resolve());
  await flushTraces(2_000);
  await collector.stop();
  await traced('away', 'internal', {}, () => Promise.resolve());
  await flushTraces(2_000);
  expect(collector.spans.map(({ name }) => name)).not.toContain('away');
});

test('without a collector work is done as ever, and nothing is passed on', async () => {
  Object.assign(env(), { OTEL_EXPORTER_OTLP_ENDPOINT: undefined });
  forget();
  expect(await traced('work', 'internal', {}, () => Promise.resolve(currentTraceparent() ?? 'none'))).toBe('none');
  await flushTraces(100);
  expect(collector.paths).toEqual([]);
});

describe('a request', () => {
  let server: Server;
  let handle: (request: IncomingMessage, response: ServerResponse) => void;
  const traceId = 'ab'.repeat(16);
  const from = (flags: string) => ({ traceparent: `00-${traceId}-${'cd'.repeat(8)}-${flags}` });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
    return response.text();
  };
  const sent = async () => {
    await delay(20);
    await flushTraces(2_000);
    return collector.spans;
  };

  beforeEach(async () => {
    handle = (_request, response) => void response.end(currentTraceparent());
    server = createServer((request, response) => traceRequest(request, response, () => handle(request, response)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('goes on in the trace of its caller, and is called by its route, never by its path', async () => {
    handle = (_request, response) => {
      setTimeout(() => {
        nameRequest('/api/v1/processes/{processId}');
        response.writeHead(503).end(currentTraceparent());
      }, 1);
    };
    const passedOn = await ask('/api/v1/processes/018f?search=Nowak', from('01'));
    const [span] = await sent();
    expect(span).toMatchObject({ traceId, parentSpanId: 'cd'.repeat(8), kind: 2, status: { code: 2 } });
    expect(parseTraceparent(passedOn)).toEqual({ traceId, spanId: span?.spanId, isSampled: true });
    expect(span?.name).toBe('GET /api/v1/processes/{processId}');
    expect(span?.facts).toMatchObject({ 'http.response.status_code': '503', 'http.request.method': 'GET' });
    expect(collector.text).not.toMatch(/Nowak|018f/);
  });

  test('that nobody asked to record, a file and a probe are left out; a wrong header begins a trace', async () => {
    expect(await ask('/processes', from('00'))).toContain(traceId);
    await ask('/_next/static/chunk.js');
    await ask('/api/health/live');
    await ask('/processes', { traceparent: '00-0-0-01' });
    const spans = await sent();
    expect(spans.map(({ name }) => name)).toEqual(['GET page']);
    expect(spans[0]?.parentSpanId).toBeUndefined();
    expect(spans[0]?.traceId).not.toBe(traceId);
  });
});
