import { randomUUID } from 'node:crypto';

async function settingsWith(url: string) {
  jest.resetModules();
  process.env.NEXTAUTH_URL = url;
  process.env.NEXTAUTH_SECRET = 'a-secret-for-tests-only-0123456789';
  const { authCookies } = await import('./auth-cookies');
  const device = await import('./known-device');
  const pending = await import('./second-step/pending-sign-in');
  return { cookies: Object.values(authCookies()), device, pending };
}

afterEach(() => {
  delete process.env.NEXTAUTH_URL;
  delete process.env.NEXTAUTH_SECRET;
});

test('over HTTPS every cookie of signing in has __Host-, and what that asks for', async () => {
  const { cookies, device } = await settingsWith('https://recruiting.company.example');
  expect(cookies).toHaveLength(6);
  for (const { name, options } of cookies) {
    expect(name).toMatch(/^__Host-next-auth\./);
    expect(options).toMatchObject({ secure: true, path: '/', httpOnly: true, sameSite: 'lax' });
    expect(options).not.toHaveProperty('domain');
  }
  expect(device.knownDeviceCookie('anna@tests.example')).toMatch(/^__Host-known-device-\S+; Path=\/; .*; Secure$/);
});

test('without HTTPS, where browsers refuse such names, they are plain', async () => {
  const { cookies, device } = await settingsWith('http://127.0.0.1:3000');
  expect(cookies.map(({ name }) => name.startsWith('__'))).not.toContain(true);
  expect(cookies.map(({ options }) => options.secure)).not.toContain(true);
  expect(device.knownDeviceCookie('anna@tests.example')).toMatch(/^known-device-\S+; Path=\/api\/auth; /);
});

const signIn = { userId: randomUUID(), secondStepId: randomUUID(), password: 'fingerprint' };

test.each([
  ['https://recruiting.company.example', /^__Host-pending-sign-in=\S*; Path=\/; .*; SameSite=Strict; Secure$/],
  ['http://127.0.0.1:3000', /^pending-sign-in=\S*; Path=\/api\/auth; .*; SameSite=Strict$/],
])('at %s the sign-in between the steps is kept and ended under one name', async (url, form) => {
  const { pending } = await settingsWith(url);
  const cookie = pending.pendingSignInCookie(signIn);
  for (const set of [cookie, pending.clearedPendingSignIn()]) expect(set).toMatch(form);
  const [pair = ''] = cookie.split(';');
  expect(pending.readPendingSignIn(`a=1; ${pair}`)).toEqual(signIn);
});

test('over HTTPS a sign-in between the steps that another site of the domain has set does not count', async () => {
  const { pending } = await settingsWith('https://recruiting.company.example');
  const [pair = ''] = pending.pendingSignInCookie(signIn).split(';');
  expect(pending.readPendingSignIn(pair.replace('__Host-', ''))).toBeNull();
});

test('a browser that was known before the names changed still is, and its signature still counts', async () => {
  const email = 'anna@tests.example';
  const before = await settingsWith('http://127.0.0.1:3000');
  const [former = ''] = before.device.knownDeviceCookie(email).split(';');
  const { device } = await settingsWith('https://recruiting.company.example');
  const [present = ''] = device.knownDeviceCookie(email).split(';');
  expect(device.findKnownDevice(`a=1; ${former}`, email)).toBe(former.split(/[=.]/)[1]);
  expect(device.findKnownDevice(`${former}; ${present}`, email)).toBe(present.split(/[=.]/)[1]);
  expect(device.findKnownDevice(`${former}x`, email)).toBeNull();
});
