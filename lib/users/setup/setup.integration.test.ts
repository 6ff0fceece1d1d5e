import { signInWithPassword } from '@/lib/auth/sign-in-with-password';
import { database } from '@/lib/db/client';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import type { SetupInput } from './setup-schemas';

const person = { firstName: 'Anna', lastName: 'Pierwsza', password: testUserPassword, locale: 'pl' } as const;
const administrators = () => database().user.count({ where: { role: 'ADMIN' } });
const done = { code: 'setup.done' };

/** As after a start: the product remembers that it is set up. */
async function freshStart(settings: Record<string, string> = {}) {
  jest.resetModules();
  globalThis.installationIsSetUp = undefined;
  Object.assign(process.env, { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', DEMO: '' }, settings);
  const { setUpInstallation } = await import('./set-up-installation');
  const { getSetupCode } = await import('./setup-code');
  const { needsSetup } = await import('./needs-setup');
  const { beginFirstRun } = await import('./begin-first-run');
  return { setUp: (input: SetupInput) => setUpInstallation(input), getSetupCode, needsSetup, beginFirstRun };
}

const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(async () => {
  delete process.env.NEXTAUTH_URL;
  printed.mockClear();
  await database().user.deleteMany();
  await database().setupCode.deleteMany();
});

test('the start prints a code, and who has it becomes the first administrator and signs in', async () => {
  const { setUp, getSetupCode, needsSetup, beginFirstRun } = await freshStart();
  await beginFirstRun();
  const code = await getSetupCode();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(String(printed.mock.calls[0]?.[0])).toContain(code);
  expect(await needsSetup()).toBe(true);
  const email = 'anna@tests.example';
  await setUp({ ...person, email, code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` });
  expect(await signInWithPassword({ email, password: person.password, address: 'unknown' })).not.toBeNull();
  expect(await needsSetup()).toBe(false);
  await expect(setUp({ ...person, email: 'second@tests.example', code })).rejects.toMatchObject(done);
});

test('the code is the same at the next start, another in another installation, and no other code works', async () => {
  const { setUp, getSetupCode } = await freshStart();
  const code = await getSetupCode();
  expect(await getSetupCode()).toBe(code);
  await database().setupCode.deleteMany();
  expect(await getSetupCode()).not.toBe(code);
  const fields = [{ path: 'code', code: 'setup-code-wrong' }];
  for (const wrong of [code, '0000-0000-0000', 'x', `${await getSetupCode()}0`]) {
    const attempt = setUp({ ...person, email: 'a@tests.example', code: wrong });
    await expect(attempt).rejects.toMatchObject({ code: 'request.invalid', fields });
  }
  expect(await administrators()).toBe(0);
});

test('of several who submit at once, one wins', async () => {
  const { setUp, getSetupCode } = await freshStart();
  const code = await getSetupCode();
  const submit = (name: string) => setUp({ ...person, email: `${name}@tests.example`, code });
  const results = await Promise.allSettled(['one', 'two', 'three'].map(submit));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await administrators()).toBe(1);
});

test('an installation with an administrator prints nothing, and neither does the demo', async () => {
  const demo = await freshStart({ DEMO: '1' });
  await demo.beginFirstRun();
  await createTestUser('ADMIN');
  const { beginFirstRun, needsSetup } = await freshStart();
  await beginFirstRun();
  expect(printed).not.toHaveBeenCalled();
  expect(await needsSetup()).toBe(false);
});

test('ADMIN_EMAIL and ADMIN_PASSWORD make the administrator, also when two instances start at once', async () => {
  const settings = { ADMIN_EMAIL: 'Admin@tests.example', ADMIN_PASSWORD: testUserPassword };
  const { beginFirstRun } = await freshStart(settings);
  await Promise.all([beginFirstRun(), beginFirstRun()]);
  const user = await database().user.findUniqueOrThrow({ where: { email: 'admin@tests.example' } });
  expect(user).toMatchObject({ role: 'ADMIN', active: true });
  expect(await administrators()).toBe(1);
  expect(printed).not.toHaveBeenCalled();
});

test.each([
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'admin@tests.example', ADMIN_PASSWORD: 'weak' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'admin@tests.example' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: `${'a'.repeat(150)}@tests.example`, ADMIN_PASSWORD: testUserPassword }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'admin', ADMIN_PASSWORD: testUserPassword }],
])('a start with a wrong %s says so', async (name, settings) => {
  const { beginFirstRun } = await freshStart(settings);
  await expect(beginFirstRun()).rejects.toThrow(new RegExp(`^${name} is not accepted`));
});

test('a start with the address of another account says what to do', async () => {
  const { email } = await createTestUser('RECRUITER');
  const { beginFirstRun } = await freshStart({ ADMIN_EMAIL: email, ADMIN_PASSWORD: testUserPassword });
  await expect(beginFirstRun()).rejects.toThrow(/ADMIN_EMAIL names an account .* Give another address/);
});

const provider = { AUTH_OIDC_ISSUER: 'https://id.company.example', AUTH_OIDC_CLIENT_ID: 'id' };
const companyPerson = {
  issuer: 'https://id.company.example',
  subject: 'anna',
  email: 'anna@tests.example',
  emailVerified: false,
  firstName: 'Anna',
  lastName: 'Pierwsza',
  role: null,
};

/** The first run behind an identity provider. */
async function freshCompanyStart(settings: Record<string, string> = {}) {
  const { getSetupCode, ...start } = await freshStart({ ...provider, ...settings });
  const { beginCompanySetup } = await import('./begin-company-setup');
  const { findCompanyAccount } = await import('../company-account/find-company-account');
  const cookie = async () => (await beginCompanySetup({ code: await getSetupCode() })).cookie.split(';')[0];
  return { ...start, getSetupCode, beginCompanySetup, findCompanyAccount, cookie };
}

test('behind an identity provider the code and then the sign-in make the administrator, without a verified address', async () => {
  const { findCompanyAccount, cookie, needsSetup } = await freshCompanyStart();
  const cookies = `theme=dark; ${await cookie()}`;
  const id = await findCompanyAccount(companyPerson, cookies);
  const user = await database().user.findUniqueOrThrow({ where: { id: id ?? '' } });
  expect(user).toMatchObject({ role: 'ADMIN', passwordHash: null, oidcSubject: 'anna', email: 'anna@tests.example' });
  expect(await needsSetup()).toBe(false);
  const second = { ...companyPerson, subject: 'ewa', email: 'ewa@tests.example' };
  const other = await findCompanyAccount(second, cookies);
  expect(await database().user.findUniqueOrThrow({ where: { id: other ?? '' } })).toMatchObject({ role: null });
});

test('over HTTPS the cookie that says so is one that no other site of the domain can set', async () => {
  const start = await freshCompanyStart({ NEXTAUTH_URL: 'https://recruiting.company.example' });
  const { cookie } = await start.beginCompanySetup({ code: await start.getSetupCode() });
  expect(cookie).toMatch(/^__Host-setup-code=\S+; Path=\/; .*; SameSite=Lax; Secure$/);
  const [pair = ''] = cookie.split(';');
  await start.findCompanyAccount(companyPerson, pair.replace('__Host-', ''));
  expect(await administrators()).toBe(0);
  await start.findCompanyAccount(companyPerson, pair);
  expect(await administrators()).toBe(1);
});

test('who signed in before the code was given becomes the administrator, too, but not by the address of another', async () => {
  const { findCompanyAccount, cookie } = await freshCompanyStart();
  const id = await findCompanyAccount(companyPerson);
  expect(await administrators()).toBe(0);
  const cookies = await cookie();
  const stranger = { ...companyPerson, subject: 'other' };
  await expect(findCompanyAccount(stranger, cookies)).rejects.toMatchObject({ problem: 'setup-taken' });
  expect(await findCompanyAccount(companyPerson, cookies)).toBe(id);
  expect(await administrators()).toBe(1);
});

test('a wrong code gives no cookie, and a made-up, old or former one no right', async () => {
  const { findCompanyAccount, beginCompanySetup, getSetupCode, cookie } = await freshCompanyStart();
  await getSetupCode();
  const fields = [{ path: 'code', code: 'setup-code-wrong' }];
  await expect(beginCompanySetup({ code: '0000' })).rejects.toMatchObject({ code: 'request.invalid', fields });
  const right = (await cookie()) ?? '';
  const { makeSetupCookie } = await import('./setup-cookie');
  const old = (await makeSetupCookie(Date.now() - 16 * 60_000)).cookie.split(';')[0];
  const [expires = '', signature = ''] = right.replace('setup-code=', '').split('.');
  const later = `setup-code=${Number(expires) + 60}.${signature}`;
  for (const cookies of [old, later, 'setup-code=', undefined]) await findCompanyAccount(companyPerson, cookies);
  await database().setupCode.deleteMany();
  await findCompanyAccount(companyPerson, right);
  await getSetupCode();
  await findCompanyAccount(companyPerson, right);
  expect(await administrators()).toBe(0);
});

test('the setup with a password is not for installations behind an identity provider', async () => {
  const { setUp, getSetupCode } = await freshCompanyStart();
  const input = { ...person, email: 'anna@tests.example', code: await getSetupCode() };
  await expect(setUp(input)).rejects.toMatchObject({ code: 'user.company-sign-in' });
});

test('ADMIN_EMAIL makes the administrator there, with ADMIN_PASSWORD only where administrators may use one', async () => {
  const settings = { ADMIN_EMAIL: 'admin@tests.example', ADMIN_PASSWORD: testUserPassword };
  await (await freshCompanyStart(settings)).beginFirstRun();
  expect(await database().user.findFirst()).toMatchObject({ role: 'ADMIN', passwordHash: null });
  await database().user.deleteMany();
  await (await freshCompanyStart({ ...settings, AUTH_PASSWORD_FOR_ADMINS: 'true' })).beginFirstRun();
  expect(await database().user.findFirst()).toMatchObject({ role: 'ADMIN', passwordHash: expect.any(String) });
});
