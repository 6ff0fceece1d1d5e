import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/env';
import { createTestUser } from '@/prisma/seed/factories';
import { findLocalServers } from './find-local-servers';
import { localServersSchema } from './local-server-schemas';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    const models = { object: 'list', data: [{ id: 'reader-1', owned_by: 'vllm', max_model_len: 4096 }] };
    response.writeHead(request.url === '/v1/models' ? 200 : 404).end(JSON.stringify(models));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
afterEach(() => Object.assign(env(), { MODEL_LOCAL_ADDRESSES: undefined, VERCEL: undefined }));

test('one server under two names is listed once; where nothing listens is no error', async () => {
  const { actor } = await createTestUser('ADMIN');
  const addresses = [`http://127.0.0.1:${port}`, `http://localhost:${port}`, 'http://127.0.0.1:1'];
  // Vercel has no machine to look at, but may be told of others.
  Object.assign(env(), { MODEL_LOCAL_ADDRESSES: addresses, VERCEL: '1' });
  const { place, servers } = localServersSchema.parse(await findLocalServers(actor));
  expect(place).toBe('named');
  expect(servers).toMatchObject([{ kind: 'vllm', baseUrl: `http://127.0.0.1:${port}/v1` }]);
});

test('on Vercel there is no machine to look at', async () => {
  const { actor } = await createTestUser('ADMIN');
  Object.assign(env(), { VERCEL: '1' });
  expect(await findLocalServers(actor)).toEqual({ place: 'vercel', servers: [] });
});

test.each(['RECRUITER', 'VIEWER'] as const)('a %s may not look', async (role) => {
  const { actor } = await createTestUser(role);
  await expect(findLocalServers(actor)).rejects.toMatchObject({ code: 'permission.denied' });
});
