import { settingFindings } from './setting-findings';
import { checkSettings, type CheckedSettings } from './check-settings';
import { isPublicHost, isRemoteHost } from './setting-hosts';

const good: CheckedSettings = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://product:pw@db.company.example:5432/product?sslmode=verify-full',
  NEXTAUTH_URL: 'https://recruiting.company.example',
  NEXTAUTH_SECRET: 'q8Zk2vT1xW9bN4mS7dF0gH3jK6lP5rYc',
  SECRETS_KEY: 'a7Bd9Fh2Jk4Lm6Np8Qr1St3Uv5Wx0Yz+',
  HSTS_INCLUDE_SUBDOMAINS: false,
  TRUSTED_PROXIES: 1,
};

const found = (changed: Partial<CheckedSettings>) =>
  checkSettings({ ...good, ...changed }).map(
    ({ code, setting, stops }) => `${stops ? 'stops' : 'warns'} ${setting} ${code}`,
  );

test('settings as they should be have no findings', () => expect(found({})).toEqual([]));

const cases: [Partial<CheckedSettings>, string][] = [
  [{ DATABASE_URL: undefined }, 'stops DATABASE_URL database-missing'],
  [{ NEXTAUTH_SECRET: undefined }, 'stops NEXTAUTH_SECRET secret-missing'],
  [{ NEXTAUTH_SECRET: 'your-super-secret-key-change-me-in-production' }, 'stops NEXTAUTH_SECRET secret-known'],
  [{ NEXTAUTH_SECRET: 'x'.repeat(40) }, 'stops NEXTAUTH_SECRET secret-known'],
  [{ SECRETS_KEY: 'please-change-this-secret-key-in-production' }, 'stops SECRETS_KEY secret-known'],
  [{ NEXTAUTH_SECRET: 'q8Zk2vT1xW9bN4mS7dF0' }, 'warns NEXTAUTH_SECRET secret-short'],
  [{ SECRETS_KEY: good.NEXTAUTH_SECRET }, 'warns SECRETS_KEY secret-shared'],
  [{ NEXTAUTH_URL: 'recruiting.company.example', TRUSTED_PROXIES: 1 }, 'stops NEXTAUTH_URL url-invalid'],
  [{ NEXTAUTH_URL: 'https://company.example/recruiting' }, 'stops NEXTAUTH_URL url-with-path'],
  [{ DATABASE_URL: `${good.DATABASE_URL}&schema=hr` }, 'stops DATABASE_URL database-schema'],
  [{ NEXTAUTH_URL: 'http://recruiting.company.example' }, 'warns NEXTAUTH_URL url-without-tls'],
  [
    { NEXTAUTH_URL: 'http://10.0.0.4', HSTS_INCLUDE_SUBDOMAINS: true },
    'warns HSTS_INCLUDE_SUBDOMAINS hsts-without-tls',
  ],
  [{ TRUSTED_PROXIES: undefined }, 'warns TRUSTED_PROXIES proxies-missing'],
  [{ VERCEL: '1', CRON_SECRET: undefined }, 'warns CRON_SECRET cron-missing'],
  [{ DATABASE_URL: 'postgresql://a:b@10.0.0.7/product' }, 'warns DATABASE_URL database-without-tls'],
  [
    { DATABASE_URL: 'postgresql://a:b@db.company.example/product?sslmode=prefer' },
    'warns DATABASE_URL database-without-tls',
  ],
  [{ AUTH_OIDC_ISSUER: 'https://id.company.example' }, 'stops AUTH_OIDC_CLIENT_ID oidc-half'],
  [
    { AUTH_OIDC_ISSUER: 'http://id.company.example', AUTH_OIDC_CLIENT_ID: 'a' },
    'warns AUTH_OIDC_ISSUER oidc-without-tls',
  ],
  [{ ADMIN_EMAIL: 'ewa@company.example' }, 'warns ADMIN_PASSWORD admin-half'],
  [{ ADMIN_EMAIL: 'ewa@company.example', ADMIN_PASSWORD: 'Hasło-1!' }, 'warns ADMIN_PASSWORD admin-password-set'],
  [{ INNGEST_DEV: 'http://127.0.0.1:8288' }, 'warns INNGEST_DEV inngest-dev'],
  [{ SMTP_URL: 'smtp://mail.company.example:587' }, 'warns SMTP_URL mail-without-tls'],
  [{ HTTPS_PROXY: 'http://proxy.example:3128', nodeVersion: '22.19.0' }, 'stops HTTPS_PROXY proxy-unsupported'],
];

test.each(cases)('%j: %s', (changed, finding) => expect(found(changed)).toEqual([finding]));

test('every finding is looked for', () => {
  expect(new Set(cases.map(([, finding]) => finding.split(' ')[2]))).toEqual(new Set(settingFindings));
});

test.each<Partial<CheckedSettings>>([
  { DATABASE_URL: 'postgresql://a:b@127.0.0.1:5432/product' },
  { DATABASE_URL: 'postgresql://a:b@db/product' },
  { DATABASE_URL: 'postgresql://a:b@db.company.example/product?sslmode=require' },
  { NEXTAUTH_URL: 'http://127.0.0.1:3000' },
  { NEXTAUTH_URL: 'http://192.168.1.20' },
  { NEXTAUTH_URL: 'http://recruiting.internal' },
  { TRUSTED_PROXIES: undefined, VERCEL: '1', CRON_SECRET: 'a-secret-of-the-clock' },
  { INNGEST_DEV: '1', NODE_ENV: 'development' },
  { SMTP_URL: 'smtps://mail.company.example' },
  { SMTP_URL: 'smtp://mail.company.example?requireTLS=true' },
  // A password is sent to another machine only with TLS.
  { SMTP_URL: 'smtp://hr:secret@mail.company.example' },
  { SMTP_URL: 'smtp://127.0.0.1:1025' },
  { AUTH_OIDC_ISSUER: 'http://localhost:9000', AUTH_OIDC_CLIENT_ID: 'a' },
])('%j is fine', (changed) => expect(found(changed)).toEqual([]));

test('what is made for this is not taken for an example', () => {
  for (const NEXTAUTH_SECRET of ['a-secret-for-tests-only-0123456789', 'Y2hhbmdlbWVjaGFuZ2VtZWNoYW5nZW1lY2hhbmdlbWU'])
    expect(found({ NEXTAUTH_SECRET })).toEqual([]);
});

test('no finding holds a value', () => {
  const secret = 'postgresql://a:Tajne-1@db.company.example/product';
  const text = JSON.stringify(checkSettings({ ...good, DATABASE_URL: secret, ADMIN_PASSWORD: 'Tajne-1' }));
  expect(text).not.toContain('Tajne');
});

test('a host is public only where others may reach it', () => {
  expect(['localhost', '[::1]', '127.0.0.1', 'db', ''].filter(isRemoteHost)).toEqual([]);
  expect(['10.1.2.3', '172.20.0.1', '[fd00::1]', 'db.lan'].filter(isPublicHost)).toEqual([]);
  expect(['company.example', '203.0.113.4', '[2001:db8::1]'].filter((host) => !isPublicHost(host))).toEqual([]);
});
