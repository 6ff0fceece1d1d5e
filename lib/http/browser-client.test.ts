import { apiRequest, isChangedMeanwhile, onSessionEnded, taggedAnswer } from './browser-client';

const calls: { url: string; init: RequestInit }[] = [];
let answer: Response;

beforeEach(() => {
  calls.length = 0;
  globalThis.fetch = async (url, init = {}) => {
    calls.push({ url: String(url), init });
    return String(url).endsWith('/csrf') ? Response.json({ token: 'a token' }) : answer;
  };
});

test('the ETag comes with the answer and goes back as If-Match', async () => {
  answer = Response.json({ name: 'Spawacz' }, { headers: { etag: '"v4"' } });
  await expect(taggedAnswer({ path: '/processes/1' })).resolves.toEqual({ answer: { name: 'Spawacz' }, etag: '"v4"' });

  answer = Response.json({}, { headers: { etag: '"v5"' } });
  await expect(
    taggedAnswer({ path: '/processes/1', method: 'PUT', body: { name: 'Tokarz' }, ifMatch: '"v4"' }),
  ).resolves.toMatchObject({ etag: '"v5"' });
  expect(calls.at(-1)).toMatchObject({
    url: '/api/v1/processes/1',
    init: { method: 'PUT', headers: { 'if-match': '"v4"', 'x-csrf-token': 'a token' } },
  });
});

test('a change that was not made to a version names none', async () => {
  answer = Response.json({});
  await apiRequest({ path: '/processes', method: 'POST', body: {} });
  expect(calls.at(-1)?.init.headers).not.toHaveProperty('if-match');
});

test.each([
  [412, 'process.changed-meanwhile', true],
  [409, 'process.external-id-taken', false],
])('%i %s is told from other refusals', async (status, code, changed) => {
  answer = Response.json({ code, title: '', detail: 'No.', errors: [] }, { status });
  const refused = await apiRequest({ path: '/processes/1', method: 'PUT', body: {} }).catch((error: unknown) => error);
  expect(isChangedMeanwhile(refused)).toBe(changed);
  expect(isChangedMeanwhile(new Error('no'))).toBe(false);
});

test('the end of the session is told at every 401, also of a call whose failure nobody looks at', async () => {
  let told = 0;
  const stop = onSessionEnded(() => (told += 1));
  for (const status of [403, 500, 401]) {
    answer = Response.json({ code: 'x', title: '', detail: 'No.', errors: [] }, { status });
    await apiRequest({ path: '/processes/1' }).catch(() => undefined);
  }
  expect(told).toBe(1);
  stop();
  await apiRequest({ path: '/processes/1' }).catch(() => undefined);
  expect(told).toBe(1);
});
