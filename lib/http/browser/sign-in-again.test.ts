import { apiAnswer, confirmSession, onSessionEnded } from './browser-client';
import { endWaitingForSignIn, offerSigningIn } from './sign-in-again';

const sent: string[] = [];
let signedIn = true;
let tokens = 0;
const ended = jest.fn();
const ask = jest.fn();
let withdraw: (() => void) | undefined;

beforeEach(() => {
  sent.length = 0;
  signedIn = false;
  ended.mockReset();
  ask.mockReset();
  withdraw = offerSigningIn(ask);
  globalThis.fetch = async (url, init = {}) => {
    const token = new Headers(init.headers).get('x-csrf-token');
    sent.push(`${init.method ?? 'GET'} ${String(url).replace('/api/v1', '')}${token ? ` ${token}` : ''}`);
    if (!signedIn) return Response.json({ code: 'session.missing', detail: 'Sign in.' }, { status: 401 });
    if (!String(url).endsWith('/csrf')) return Response.json({ saved: true });
    tokens += 1;
    return Response.json({ token: `token-${tokens}` });
  };
});
afterEach(() => withdraw?.());

const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(() => resolve(false), 20))]);

test('a call refused with 401 waits, and is sent once more with a token of the new session', async () => {
  onSessionEnded(ended);
  const saving = apiAnswer({ path: '/notes', method: 'PUT', body: { text: 'typed' } });
  const reading = apiAnswer({ path: '/processes/1' });
  expect(await settled(saving)).toBe(false);
  expect(ask).toHaveBeenCalled();
  // Nobody leaves the page.
  expect(ended).not.toHaveBeenCalled();
  signedIn = true;
  endWaitingForSignIn(true);
  expect(await Promise.all([saving, reading])).toEqual([{ saved: true }, { saved: true }]);
  expect(sent.filter((one) => one.startsWith('PUT'))).toEqual([`PUT /notes token-${tokens}`]);
});

test('a session that ends between the token and the change has the change sent once more', async () => {
  signedIn = true;
  const { fetch } = globalThis;
  globalThis.fetch = async (url, init) => {
    if (init?.method === 'PUT') signedIn = sent.some((one) => one.startsWith('PUT'));
    return fetch(url, init);
  };
  const saving = apiAnswer({ path: '/notes', method: 'PUT', body: {} });
  expect(await settled(saving)).toBe(false);
  signedIn = true;
  endWaitingForSignIn(true);
  await expect(saving).resolves.toEqual({ saved: true });
  const changes = sent.filter((one) => one.startsWith('PUT'));
  expect(changes).toHaveLength(2);
  expect(new Set(changes).size).toBe(2);
});

test.each([
  ['who leaves the page', () => endWaitingForSignIn(false)],
  ['a page that is gone', () => withdraw?.()],
])('%s has what waits refused', async (_, leave) => {
  const reading = apiAnswer({ path: '/processes/1' });
  await settled(reading);
  leave();
  await expect(reading).rejects.toMatchObject({ status: 401 });
});

test('a call that is no longer needed stops waiting', async () => {
  const abort = new AbortController();
  const reading = apiAnswer({ path: '/processes/1', signal: abort.signal });
  await settled(reading);
  abort.abort();
  await expect(reading).rejects.toMatchObject({ status: 401 });
});

test('a caller that keeps what it sends is refused at once, and the person is asked all the same', async () => {
  await expect(apiAnswer({ path: '/notes', method: 'PUT', waitsForSignIn: false })).rejects.toMatchObject({
    status: 401,
  });
  expect(ask).toHaveBeenCalled();
});

test('a page without an account does not ask for a session, and a 401 leaves it', async () => {
  withdraw?.();
  onSessionEnded(ended);
  await confirmSession();
  expect(sent).toEqual([]);
  await expect(apiAnswer({ path: '/processes/1' })).rejects.toMatchObject({ status: 401 });
  expect(ended).toHaveBeenCalledTimes(1);
});
