import type { Problem } from '@/lib/http/server/problem';
import type { RecoveryCodes, SecondStepKey } from '@/lib/users/second-step/second-step-schemas';
import { codeAt } from '@/tests/one-time-code';
import { testPassword } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import { createAccount } from './setup';

const baseUrl = (): string => process.env.BASE_URL ?? '';

/** A step of a sign-in; what it sets stays in the client. */
async function step(client: ApiClient, name: 'credentials' | 'code', fields: Record<string, string>) {
  const { csrfToken } = (await (await client.send('GET', '/api/auth/csrf')).json()) as { csrfToken: string };
  const body = new URLSearchParams({ ...fields, csrfToken, json: 'true', callbackUrl: baseUrl() });
  const headers = { 'x-forwarded-for': '192.0.2.148' };
  return client.send('POST', `/api/auth/callback/${name}`, { headers, body });
}

// Somebody new, so that no other test meets their second step.
test('set up, and from then on a session needs password and code', async () => {
  const { client, email } = await createAccount('VIEWER');
  const { key, setup } = (await client.post<SecondStepKey>('/users/me/second-step/setup', { password: testPassword }))
    .body;
  const first = codeAt(key, new Date());
  const { body } = await client.post<RecoveryCodes>('/users/me/second-step', { setup, code: first });
  expect(body.recoveryCodes).toHaveLength(10);

  const browser = new ApiClient(baseUrl());
  const wrong = await step(browser, 'credentials', { email, password: 'Zgaduję-1!' });
  expect([wrong.status, wrong.headers.getSetCookie().join()]).toEqual([401, expect.not.stringContaining('pending')]);
  expect(await wrong.text()).not.toContain('second-step');
  const early = await step(browser, 'code', { code: first });
  expect([early.status, ((await early.json()) as Problem).code]).toEqual([401, 'second-step.expired']);

  const right = await step(browser, 'credentials', { email, password: testPassword });
  expect([right.status, ((await right.json()) as Problem).code]).toEqual([401, 'second-step.code-needed']);
  expect((await browser.get('/users/me')).status).toBe(401);
  // The code of the set-up was used there.
  expect((await step(browser, 'code', { code: first })).status).toBe(401);
  expect((await browser.get('/users/me')).status).toBe(401);
  expect((await step(browser, 'code', { code: body.recoveryCodes[0] ?? '' })).status).toBe(200);
  expect((await browser.get('/users/me')).status).toBe(200);
});
