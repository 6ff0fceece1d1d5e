import { sessionToken } from './session-token';

const secret = 'unused';

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = 'a-secret-for-tests-only-0123456789';
});

test('the cookie brings back the session that it was made for, and nothing else', async () => {
  const token = await sessionToken.encode({ token: { sessionId: 'one' }, secret });
  expect(await sessionToken.decode({ token, secret })).toEqual({ sessionId: 'one' });
});

test.each(['', 'one', 'one.', '.signature', 'one.two.three', 'x'.repeat(5_000)])('%p is no session', async (token) => {
  expect(await sessionToken.decode({ token, secret })).toBeNull();
});

test('a signature is not valid for another session', async () => {
  const token = await sessionToken.encode({ token: { sessionId: 'one' }, secret });
  expect(await sessionToken.decode({ token: token.replace('one', 'two'), secret })).toBeNull();
});
