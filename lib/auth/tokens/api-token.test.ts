import fc from 'fast-check';
import { hashApiToken, makeApiToken, readBearerToken } from './api-token';

const other = (character: string): string => (character === 'a' ? 'b' : 'a');

test('a token has the form that scanners of secrets look for, and its hash does not contain it', () => {
  const { token, hash, hint } = makeApiToken();
  expect(token).toMatch(/^ra_[0-9A-Za-z]{57}$/);
  expect(token.startsWith(hint)).toBe(true);
  expect(hint).toHaveLength(11);
  expect(hash).toBe(hashApiToken(token));
  expect(hash).not.toContain(token.slice(11));
  expect(makeApiToken().token).not.toBe(token);
});

test.each(['Bearer ', 'bearer ', 'BEARER   '])('it is read behind %j', (scheme) => {
  const { token } = makeApiToken();
  expect(readBearerToken(scheme + token)).toBe(token);
});

test.each<[string, (token: string) => string]>([
  ['nothing', () => ''],
  ['the scheme alone', () => 'Bearer '],
  ['no scheme', (token) => token],
  ['another scheme', (token) => `Basic ${token}`],
  ['a doubled header', (token) => `Bearer ${token}, Bearer ${token}`],
  ['two tokens', (token) => `Bearer ${token} ${token}`],
  ['a doubled token', (token) => `Bearer ${token}${token}`],
  ['a line break', (token) => `Bearer ${token}\n`],
  ['a huge one', (token) => `Bearer ${token}${'x'.repeat(1_000_000)}`],
  ['huge spaces', (token) => `Bearer ${' '.repeat(1_000_000)}${token}`],
  ['another prefix', (token) => `Bearer rb${token.slice(2)}`],
  ['letters that look alike', (token) => `Bearer ${token.slice(0, -1)}а`],
  ['a checksum of another token', (token) => `Bearer ${token.slice(0, -6)}${makeApiToken().token.slice(-6)}`],
])('%s is no token', (_, header) => {
  expect(readBearerToken(header(makeApiToken().token))).toBeNull();
});

test('no truncated token and none with another character is read', () => {
  const { token } = makeApiToken();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: token.length - 1 }), (at) => {
      expect(readBearerToken(`Bearer ${token.slice(0, at)}`)).toBeNull();
      const changed = token.slice(0, at) + other(token.charAt(at)) + token.slice(at + 1);
      expect(readBearerToken(`Bearer ${changed}`)).toBeNull();
    }),
  );
});

test('any other header is refused without an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readBearerToken(`Bearer ${text}`) === null));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readBearerToken(text) === null));
});
