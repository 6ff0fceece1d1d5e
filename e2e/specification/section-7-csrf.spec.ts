import { expect, test } from '../fixtures';
import { makeCandidate, openCandidate, recordCalls, star } from './signed-in-pages';

test.beforeEach(async ({ signIn, speak }) => {
  await signIn('RECRUITER');
  await speak('en');
});

test('§7 before every mutation a token is fetched and sent in X-CSRF-TOKEN', async ({ page, api }) => {
  const place = await makeCandidate(await api('RECRUITER'));
  await openCandidate(page, place);
  const tokens: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/v1/csrf')) tokens.push(((await response.json()) as { token: string }).token);
  });
  const calls = recordCalls(page, /\/(csrf|rate)$/);
  for (const rate of [2, 3]) {
    const saved = page.waitForResponse((response) => response.url().endsWith('/rate'));
    await star(page, rate).click();
    await saved;
  }
  expect(calls.map((call) => `${call.method()} ${call.url().split('/').at(-1)}`)).toEqual([
    'GET csrf',
    'PUT rate',
    'GET csrf',
    'PUT rate',
  ]);
  const sent = calls.filter((call) => call.method() === 'PUT').map((call) => call.headers()['x-csrf-token']);
  expect(sent).toEqual(tokens);
  expect(sent.every(Boolean)).toBe(true);
});

test('§7 X-CSRF-TOKEN is not sent on other methods', async ({ page, scene }) => {
  const calls = recordCalls(page, /./, 'GET');
  await page.goto(`/processes/${scene.judged.processId}`);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => 'x-csrf-token' in call.headers())).toEqual([]);
});
