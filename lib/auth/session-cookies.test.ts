import { clearedCookie, invalidCookieNames } from './session-cookies';
import { sign } from './signature';

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = 'a-secret-for-tests-only-0123456789';
});

const id = '00000000-0000-4000-8000-000000000001';
const name = 'next-auth.session-token';
const valid = () => `${id}.${sign('session', id)}`;

const invalidIn = (cookie: string): string[] =>
  invalidCookieNames(new Request('http://localhost/', { headers: { cookie } }));

test('a valid cookie stays, whole or in parts, also beside others', () => {
  const [first, second] = [valid().slice(0, 30), valid().slice(30)];
  expect(invalidIn(`locale=pl; ${name}=${valid()}`)).toEqual([]);
  expect(invalidIn(`${name}.1=${second}; ${name}.0=${first}`)).toEqual([]);
  expect(invalidIn('locale=pl')).toEqual([]);
});

test('what names no session goes, all parts of it, and nothing else', () => {
  expect(invalidIn(`locale=pl; ${name}=garbage`)).toEqual([name]);
  expect(invalidIn(`${name}.0=${valid().slice(0, 30)}; ${name}.1=x`)).toEqual([`${name}.0`, `${name}.1`]);
  expect(invalidIn(`${name}=${valid()}; __Secure-${name}=old`)).toEqual([`__Secure-${name}`]);
});

test('a cookie of HTTPS is deleted as one: browsers ignore it otherwise', () => {
  expect(clearedCookie(name)).not.toContain('Secure');
  expect(clearedCookie(`__Secure-${name}`)).toMatch(/; Secure$/);
});
