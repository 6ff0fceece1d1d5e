import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes';

test('ten codes of 80 bits, all different', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test('a code counts however it is typed, and for its own account only', () => {
  const hash = hashRecoveryCode('one', 'AB01-CDEF-GHJK-MNPQ');
  for (const typed of ['ab01cdefghjkmnpq', ' AB01 CDEF GHJK MNPQ ', 'abol-cdef-ghjk-mnpq']) {
    expect(hashRecoveryCode('one', typed)).toBe(hash);
  }
  expect(hashRecoveryCode('one', 'AB01-CDEF-GHJK-MNPR')).not.toBe(hash);
  expect(hashRecoveryCode('two', 'AB01-CDEF-GHJK-MNPQ')).not.toBe(hash);
});
