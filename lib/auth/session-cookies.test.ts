import type * as SessionCookies from './session-cookies';
import { clearedCookie, findSessionId, invalidCookieNames } from './session-cookies';
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

describe('over HTTPS', () => {
  let secure: typeof SessionCookies;
  beforeAll(async () => {
    jest.resetModules();
    process.env.NEXTAUTH_URL = 'https://recruiting.company.example';
    secure = await import('./session-cookies');
  });
  afterAll(() => {
    delete process.env.NEXTAUTH_URL;
  });
  const idOf = (last: number) => `${id.slice(0, -1)}${last}`;
  const signed = (last: number) => `${idOf(last)}.${sign('session', idOf(last))}`;
  const invalid = (cookie: string) =>
    secure.invalidCookieNames(new Request('https://localhost/', { headers: { cookie } }));

  test('the cookie with __Host- counts before the one of the former name, whatever their order', () => {
    expect(secure.findSessionId(`__Secure-${name}=${signed(2)}; __Host-${name}=${signed(1)}`)).toBe(idOf(1));
    expect(secure.findSessionId(`__Secure-${name}=${signed(2)}`)).toBe(idOf(2));
    expect(invalid(`__Secure-${name}=${signed(2)}; __Host-${name}=${signed(1)}`)).toEqual([]);
  });

  test('a plain cookie, which a neighbouring site could have set, is not read and goes', () => {
    expect(secure.findSessionId(`${name}=${signed(1)}`)).toBeNull();
    expect(invalid(`${name}=${signed(1)}; __Host-${name}=${signed(2)}`)).toEqual([name]);
    expect(findSessionId(`${name}=${signed(1)}`)).toBe(idOf(1));
    expect(findSessionId(`__Host-${name}=${signed(1)}`)).toBeNull();
  });

  test('it is deleted as browsers want it', () => {
    expect(secure.clearedCookie(`__Host-${name}`)).toMatch(/^__Host-[^;]+; Path=\/; Max-Age=0; .*; Secure$/);
  });
});
