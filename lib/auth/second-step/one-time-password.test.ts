import fc from 'fast-check';
import { codeAt } from '@/tests/one-time-code';
import { findTimeStep, keyAddress, makeKey, readOneTimePassword } from './one-time-password';

/** The key of RFC 6238, appendix B: `12345678901234567890`. */
const rfcKey = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %d s the code of RFC 6238 is %s', (seconds, code) => {
  expect(codeAt(rfcKey, at(seconds))).toBe(code);
  expect(findTimeStep(rfcKey, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a clock may be one step off, not two', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 100_000_000 }), fc.integer({ min: 0, max: 29 }), (step, second) => {
      const now = at(step * 30 + second);
      const found = [-2, -1, 0, 1, 2].map((off) => findTimeStep(rfcKey, codeAt(rfcKey, at((step + off) * 30)), now));
      // By chance, the code of a far step is that of a near one once in a third of a million.
      expect(found.slice(1, 4)).toEqual([step - 1, step, step + 1]);
      expect([found[0], found[4]]).toEqual([null, null]);
    }),
    { seed: 6238, numRuns: 200 },
  );
});

test('a code is read however it is spaced; nothing else is one', () => {
  expect(readOneTimePassword(' 123 456 ')).toBe('123456');
  expect(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '123456\0', '-12345'].map(readOneTimePassword)).toEqual(
    Array(7).fill(null),
  );
});

test('each key is new, has 160 bits, and is in the address with its settings', () => {
  const key = makeKey();
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeKey()).not.toBe(key);
  const address = new URL(keyAddress(key, { issuer: 'Asystent', account: 'anna@company.example' }));
  expect([address.protocol, address.hostname]).toEqual(['otpauth:', 'totp']);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Asystent',
    secret: key,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
