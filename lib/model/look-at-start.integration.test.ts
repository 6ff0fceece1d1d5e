import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { database } from '@/lib/db/client';
import { listNextSteps } from '@/lib/deployment/list-next-steps';
import { env } from '@/lib/env';
import { dismissFoundModel } from '@/lib/users/dismiss-found-model';
import { createTestUser } from '@/prisma/seed/factories';
import { lookForModelServer, modelServerAtStart } from './look-at-start';

let server: Server;
let origin: string;
let asked: string[] = [];
let models: { id: string; owned_by: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(request.url === '/v1/models' ? 200 : 404).end(JSON.stringify({ object: 'list', data: models }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  models = [{ id: 'reader-1', owned_by: 'vllm' }];
  // As after a start.
  delete (globalThis as { __modelServerAtStart?: unknown }).__modelServerAtStart;
  Object.assign(env(), { MODEL_LOCAL_ADDRESSES: [origin], MODEL_LOCAL_SEARCH: true });
});
afterEach(() => Object.assign(env(), { MODEL_LOCAL_ADDRESSES: undefined, MODEL_LOCAL_SEARCH: true }));

test('a server of models on this machine is looked for once, and nothing is asked of its model', async () => {
  await lookForModelServer();
  expect(modelServerAtStart()).toMatchObject({ baseUrl: `${origin}/v1`, models: [{ name: 'reader-1' }] });
  await lookForModelServer();
  expect(asked).toEqual(['GET /v1/models']);
});

test.each([
  ['switched off', { MODEL_LOCAL_SEARCH: false }],
  ['told of other machines alone', { MODEL_LOCAL_ADDRESSES: ['http://gpu-box.example:8000'] }],
])('%s, nobody is asked', async (_, settings) => {
  Object.assign(env(), settings);
  await lookForModelServer();
  expect([asked, modelServerAtStart()]).toEqual([[], null]);
});

test('a server without a model is not offered', async () => {
  models = [];
  await lookForModelServer();
  expect(modelServerAtStart()).toBeNull();
});

test('it is offered to administrators as a next step until they dismiss it or somebody chooses who judges', async () => {
  const { actor } = await createTestUser('ADMIN');
  const { actor: other } = await createTestUser('ADMIN');
  const { actor: recruiter } = await createTestUser('RECRUITER');
  expect(await listNextSteps(actor)).toContain('model');
  await lookForModelServer();
  expect(await listNextSteps(actor)).toEqual(expect.arrayContaining(['foundModel']));
  expect(await listNextSteps(actor)).not.toContain('model');
  expect(await listNextSteps(recruiter)).toEqual([]);
  await dismissFoundModel(actor);
  expect(await listNextSteps(actor)).toContain('model');
  expect(await listNextSteps(actor)).not.toContain('foundModel');
  expect(await listNextSteps(other)).toContain('foundModel');
  await database().modelSettings.create({ data: { enabled: false } });
  expect(await listNextSteps(other)).not.toContain('foundModel');
  await expect(dismissFoundModel(recruiter)).rejects.toMatchObject({ code: 'permission.denied' });
});
