import type * as Settings from '@/lib/env';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import { requireSettings } from './require-settings';

jest.mock('@/lib/env', () => {
  const real = jest.requireActual<typeof Settings>('@/lib/env');
  return { ...real, env: jest.fn(real.env) };
});

const good = {
  ...env(),
  DATABASE_URL: 'postgresql://a:Tajne-1@127.0.0.1/product',
  NEXTAUTH_URL: 'http://127.0.0.1:3000',
  NEXTAUTH_SECRET: 'q8Zk2vT1xW9bN4mS7dF0gH3jK6lP5rYc',
};
const given = jest.mocked(env);
const warn = jest.spyOn(logger, 'warn').mockImplementation();
beforeEach(() => warn.mockReset());

test('the start is refused with every setting that stops it, and what to do', () => {
  given.mockReturnValue({ ...good, NEXTAUTH_SECRET: 'secret', NEXTAUTH_URL: 'here' });
  expect(requireSettings).toThrow(/^NEXTAUTH_SECRET can be guessed[^]*openssl[^]*\n {2}NEXTAUTH_URL is not an address/);
});

test.each([
  ['AUTH_OIDC_ISSUER', 'https://id.company.example', 'AUTH_OIDC_CLIENT_ID'],
  ['AUTH_OIDC_CLIENT_ID', 'product', 'AUTH_OIDC_ISSUER'],
] as const)('%s alone stops the start, naming what is missing', (name, value, missing) => {
  process.env[name] = value;
  try {
    jest.isolateModules(() => {
      const { env: read } = jest.requireActual<typeof Settings>('@/lib/env');
      given.mockReturnValue({ ...good, [name]: read()[name] });
    });
    expect(requireSettings).toThrow(new RegExp(`^${missing} is missing`));
  } finally {
    delete process.env[name];
  }
});

test('what is weak is logged once and does not stop the start', () => {
  given.mockReturnValue({ ...good, ADMIN_EMAIL: 'ewa@company.example', ADMIN_PASSWORD: 'Tajne-1' });
  requireSettings();
  expect(warn.mock.calls).toEqual([
    [{ setting: 'ADMIN_PASSWORD', code: 'admin-password-set' }, expect.stringMatching(/^ADMIN_PASSWORD is still set/)],
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('Tajne');
  given.mockReturnValue(good);
  requireSettings();
  expect(warn).toHaveBeenCalledTimes(1);
});
