/** @jest-environment jsdom */
import { codePath } from '@/lib/auth/search-params';
import { signInAfter } from './sign-in-after';
import { trySignIn } from './try-sign-in';

jest.mock('./try-sign-in', () => {
  const real = jest.requireActual<{ trySignIn: typeof trySignIn }>('./try-sign-in');
  return { trySignIn: jest.fn(real.trySignIn) };
});

test('after a link the start page opens, and the token of the address is sent nowhere', async () => {
  window.location.hash = 'token-of-the-link';
  const answer = {
    ok: true,
    status: 200,
    text: async () => '{}',
    json: async () => ({ csrfToken: 'csrf' }),
  } as Response;
  const fetched = jest.fn<Promise<Response>, [string, RequestInit?]>(async () => answer);
  globalThis.fetch = fetched as typeof fetch;
  // jsdom goes nowhere and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await signInAfter({ email: 'ewa@company.example', password: 'aA1-aaaa' });
  expect(await jest.mocked(trySignIn).mock.results[0]?.value).toEqual({ path: '/login-successful?returnTo=%2F' });
  const sent = fetched.mock.calls.map(([url, options]) => `${url} ${String(options?.body)}`).join();
  expect(sent).toContain('callbackUrl=http%3A%2F%2Flocalhost');
  expect(sent).not.toContain('token-of-the-link');
});

test('also after the code it is the start page, not the last one of this browser', () => {
  expect(Object.fromEntries(new URL(codePath, 'http://own').searchParams)).toEqual({ step: 'code', returnTo: '/' });
});
