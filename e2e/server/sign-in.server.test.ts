import { hashingThreadCount } from '@/lib/auth/hashing-threads';
import { accountOf, testPassword } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';

let product: RunningProduct;

/** Without a proxy, so that forwarded addresses do not count. */
beforeAll(async () => {
  product = await startProduct({ env: { TRUSTED_PROXIES: '' } });
}, 120_000);

afterAll(() => product.stop());

/** One sign-in request; each claims another address. */
async function guess(count: number): Promise<Response> {
  const client = new ApiClient(product.server.url);
  const { csrfToken } = (await (await client.send('GET', '/api/auth/csrf')).json()) as { csrfToken: string };
  const body = new URLSearchParams({
    csrfToken,
    email: `nobody-${count % 3}@tests.example`,
    password: 'Zgaduję-1!',
    json: 'true',
  });
  const headers = { 'x-forwarded-for': `203.0.113.${count}`, 'x-peer-address': `203.0.113.${count}` };
  return client.send('POST', '/api/auth/callback/credentials', { headers, body });
}

test('during a flood of wrong sign-ins signed-in users are served; few are checked, whatever address they claim', async () => {
  const recruiter = await ApiClient.signInAs(product.server.url, accountOf('RECRUITER'), testPassword);
  let ended = 0;
  const flood = Array.from({ length: 100 }, async (_, count) => {
    const { status, headers } = await guess(count);
    ended += 1;
    return { status, retryAfter: Number(headers.get('retry-after')) };
  });
  // The first refusal means that the queue is full.
  await Promise.race(flood);
  const served: number[] = [];
  for (let count = 0; count < 5; count += 1) served.push((await recruiter.get('/users/me')).status);
  expect(served).toEqual(served.map(() => 200));
  // The queue takes far longer than five calls that do not wait for it.
  expect(ended).toBeLessThan(100);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 429);
  // Five free failures per account: claiming other addresses does not help.
  expect(answers.length - refused.length).toBeLessThan(3 * 5 + hashingThreadCount);
  expect(refused.every(({ retryAfter }) => retryAfter > 0)).toBe(true);
  expect(answers.every(({ status }) => [401, 429].includes(status))).toBe(true);
});
