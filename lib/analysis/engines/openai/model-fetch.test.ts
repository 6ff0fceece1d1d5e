import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelFetch } from './model-fetch';

const refused = { code: 'model.address-refused' };

test.each([
  'http://169.254.169.254/v1',
  'http://[fd00:ec2::254]/v1',
  'http://metadata.google.internal/v1',
  'http://2852039166/v1',
])('%s is not asked', async (address) => {
  await expect(modelFetch(address)).rejects.toMatchObject(refused);
});

test('no redirect is followed, and another server is reached', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    else response.end('Good day');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await (await modelFetch(origin)).text()).toBe('Good day');
  await expect(modelFetch(`${origin}/away`)).rejects.toThrow();
  server.closeAllConnections();
  server.close();
});
