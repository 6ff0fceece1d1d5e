import { once } from 'node:events';
import { Agent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../../lib/db/with-client';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import type { BuiltServer } from '../../tests/server';
import { createActiveProcess, waitUntilAnalysed } from '../api/setup';

const timeoutSeconds = 5;
let product: RunningProduct;
let server: BuiltServer;
let agent: Agent;

beforeAll(async () => {
  product = await startProduct({ env: { SHUTDOWN_TIMEOUT_SECONDS: String(timeoutSeconds) } });
  server = product.server;
}, 240_000);
afterAll(() => product.stop());

beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  if (!server.pid) await server.start();
}, 60_000);
afterEach(() => agent.destroy());

async function send(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Received> {
  const sent = httpRequest(server.url + path, { agent, headers, method });
  sent.end(body);
  return receive(sent);
}

interface Received {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

async function receive(sent: ClientRequest): Promise<Received> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

/** An upload of which all but the last bytes have arrived. */
async function startUpload(recruiter: ApiClient, processId: string): Promise<{ sent: ClientRequest; rest: Buffer }> {
  const form = new FormData();
  const pdf = await makeCvPdf({ lines: ['Łucja Próbna', 'Java 6 lat doświadczenia, Spring Boot, PostgreSQL'] });
  form.append('files', new Blob([Buffer.from(pdf)], { type: 'application/pdf' }), 'cv.pdf');
  const encoded = new Response(form);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const sent = httpRequest(`${server.url}/api/v1/processes/${processId}/upload-cv`, {
    agent: new Agent({ keepAlive: true }),
    method: 'POST',
    headers: {
      cookie: recruiter
        .browserCookies()
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
      'x-csrf-token': await recruiter.csrfToken(),
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': bytes.length,
    },
  });
  sent.on('error', () => undefined);
  sent.write(bytes.subarray(0, -20));
  // Read and held by the server; nothing shows that from outside.
  await sleep(500);
  return { sent, rest: bytes.subarray(-20) };
}

async function startRecruiting(): Promise<{ recruiter: ApiClient; processId: string }> {
  const recruiter = await ApiClient.signIn(server.url, 'RECRUITER');
  return { recruiter, processId: (await createActiveProcess(recruiter)).id };
}

test('a kept-alive connection, busy or idle, does not keep the server, and a busy one is told to close', async () => {
  const idle = await fetch(`${server.url}/api/health`);
  expect([idle.headers.get('connection'), await idle.json()]).toEqual(['keep-alive', expect.anything()]);
  expect(await send('/api/health')).toMatchObject({ status: 200, headers: { connection: 'keep-alive' } });
  const startedAt = Date.now();
  const stopped = server.stop();
  let last = await send('/api/health');
  while (last.status === 200 && last.headers.connection === 'keep-alive') last = await send('/api/health');
  expect(last.headers.connection).toBe('close');
  expect(await stopped).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(timeoutSeconds * 1000);
});

test('a running upload is accepted and judged after the restart; what comes after the signal is refused', async () => {
  const { recruiter, processId } = await startRecruiting();
  const { sent, rest } = await startUpload(recruiter, processId);
  const stopped = server.stop();
  let health = await send('/api/health');
  while (health.status === 200) health = await send('/api/health');
  expect(health).toMatchObject({ status: 503, headers: { 'retry-after': '2', connection: 'close' } });

  const call = await send('/api/v1/processes', { cookie: 'locale=en' }, 'POST', '{}');
  expect(call).toMatchObject({ status: 503, headers: { 'retry-after': '2', connection: 'close' } });
  expect(call.headers['content-type']).toBe('application/problem+json');
  expect(JSON.parse(call.body)).toMatchObject({ code: 'server.stopping', status: 503 });

  const page = await send('/processes', { accept: 'text/html', cookie: 'locale=en' });
  expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '2', refresh: '2', connection: 'close' } });
  expect(page.body).toContain('being restarted');

  sent.end(rest);
  expect(await receive(sent)).toMatchObject({ status: 201, headers: { connection: 'close' } });
  expect(await stopped).toBe(0);
  await server.start();
  const again = await ApiClient.signIn(server.url, 'RECRUITER');
  const { items } = await waitUntilAnalysed(again, processId, 1);
  expect(items.map(({ status }) => status)).toEqual(['NEW']);
  expect(await query(product.databaseUrl, 'SELECT count(*)::int AS analyses FROM analysis')).toEqual([{ analyses: 1 }]);
});

test('a request that does not end is cut off at the time limit', async () => {
  const { recruiter, processId } = await startRecruiting();
  const { sent } = await startUpload(recruiter, processId);
  const cut = new Promise((resolve) => sent.once('close', resolve));
  const startedAt = Date.now();
  expect(await server.stop()).toBe(0);
  await cut;
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(timeoutSeconds * 1000);
});

test('a second signal ends it at once', async () => {
  const { recruiter, processId } = await startRecruiting();
  await startUpload(recruiter, processId);
  const pid = server.pid ?? 0;
  const startedAt = Date.now();
  const stopped = server.stop();
  await sleep(1_100);
  process.kill(pid, 'SIGTERM');
  expect(await stopped).toBe(143);
  expect(Date.now() - startedAt).toBeLessThan(timeoutSeconds * 1000);
});
