import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { hashingThreadCount } from '@/lib/auth/hashing-threads';
import type { Problem } from '@/lib/http/server/problem';
import { accountOf, testPassword } from '../../scripts/testing/accounts';
import { ApiClient } from '../../scripts/testing/api-client';
import { startProduct, type RunningProduct } from '../../scripts/testing/product';
import { BuiltServer } from '../../scripts/testing/server';

let product: RunningProduct;

/** No proxy in front: what a caller says of its address does not count. */
beforeAll(async () => {
  product = await startProduct({ env: { TRUSTED_PROXIES: '' } });
}, 120_000);

afterAll(() => product.stop());

/** One try at the real sign-in; each says that it comes from somewhere else. */
async function guess(url: string, count: number, email: string): Promise<Response> {
  const client = new ApiClient(url);
  const { csrfToken } = (await (await client.send('GET', '/api/auth/csrf')).json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, email, password: 'Zgaduję-1!', json: 'true' });
  const headers = { 'x-forwarded-for': `203.0.113.${count}`, 'x-peer-address': `203.0.113.${count}` };
  return client.send('POST', '/api/auth/callback/credentials', { headers, body });
}

test('while wrong sign-ins flood in, whoever is signed in goes on; few are checked, wherever they claim to come from', async () => {
  const recruiter = await ApiClient.signInAs(product.server.url, accountOf('RECRUITER'), testPassword);
  let ended = 0;
  const flood = Array.from({ length: 100 }, async (_, count) => {
    const { status, headers } = await guess(product.server.url, count, `nobody-${count % 3}@tests.example`);
    ended += 1;
    return { status, retryAfter: Number(headers.get('retry-after')) };
  });
  // As soon as the queue is full, which the first refusal says.
  await Promise.race(flood);
  const served: number[] = [];
  for (let count = 0; count < 5; count += 1) served.push((await recruiter.get('/users/me')).status);
  expect(served).toEqual(served.map(() => 200));
  // The queue alone takes far longer than five calls, unless they wait for it.
  expect(ended).toBeLessThan(100);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 429);
  // Five free failures each: that every guess claims to come from somewhere else does not help.
  expect(answers.length - refused.length).toBeLessThan(3 * 5 + hashingThreadCount);
  expect(refused.every(({ retryAfter }) => retryAfter > 0)).toBe(true);
  expect(answers.every(({ status }) => [401, 429].includes(status))).toBe(true);
});

/** A way to the database that can be cut. */
async function cuttable(databaseUrl: string): Promise<{ url: string; cut: () => void }> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    const onward = net.connect(Number(target.port), target.hostname);
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(end);
      end.pipe(other);
      end.on('error', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut: () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

test('without its database the sign-in says so and shows nothing of the inside', async () => {
  const { url, cut } = await cuttable(product.databaseUrl);
  const server = await BuiltServer.start({ databaseUrl: url });
  try {
    cut();
    const answer = await guess(server.url, 0, accountOf('VIEWER'));
    const text = await answer.text();
    expect([answer.status, (JSON.parse(text) as Problem).code]).toEqual([503, 'database.unavailable']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).not.toMatch(/prisma|127\.0\.0\.1|findUnique|query/i);
  } finally {
    await server.stop();
  }
});
