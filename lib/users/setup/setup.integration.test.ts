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

test('with the company account the first administrator has no password', async () => {
  const issuer = { AUTH_OIDC_ISSUER: 'https://id.company.example', AUTH_OIDC_CLIENT_ID: 'id' };
  const { setUp, getSetupCode } = await freshStart(issuer);
  const email = 'anna@tests.example';
  await database().user.create({ data: { email, firstName: '', lastName: '', oidcSubject: 'anna' } });
  await setUp({ ...person, password: null, email, code: await getSetupCode() });
  const user = await database().user.findUniqueOrThrow({ where: { email } });
  expect(user).toMatchObject({ role: 'ADMIN', passwordHash: null, firstName: 'Anna' });
});
