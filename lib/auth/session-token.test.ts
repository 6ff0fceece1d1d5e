import { readSessionToken, sessionToken } from './session-token';
import { sign } from './signature';

const secret = 'unused';
const one = '00000000-0000-4000-8000-000000000001';
const two = '00000000-0000-4000-8000-000000000002';

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = 'a-secret-for-tests-only-0123456789';
});

test('the cookie brings back the session that it was made for, and nothing else', async () => {
  const token = await sessionToken.encode({ token: { sessionId: one }, secret });
  expect(await sessionToken.decode({ token, secret })).toEqual({ sessionId: one });
});

test.each(['', one, `${one}.`, '.signature', 'one.two.three', 'x'.repeat(5_000)])('%p is no session', async (token) => {
  expect(await sessionToken.decode({ token, secret })).toBeNull();
});

test('a signature is not valid for another session', async () => {
  const token = await sessionToken.encode({ token: { sessionId: one }, secret });
  expect(await sessionToken.decode({ token: token.replace(one, two), secret })).toBeNull();
});

test('an id of another shape is no session, though we signed it: the database would not understand it', () => {
  expect(readSessionToken(`one.${sign('session', 'one')}`)).toBeNull();
});
