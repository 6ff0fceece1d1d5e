import { createTestUser } from '@/prisma/seed/factories';
import { FaultyProvider } from '@/tests/faulty-provider';

let provider: FaultyProvider;

beforeAll(async () => {
  provider = await FaultyProvider.start();
});
afterAll(() => provider.stop());

/** The use cases as a process with these settings has them. */
async function load(settings: Record<string, string>) {
  jest.resetModules();
  Object.assign(process.env, { NEXTAUTH_URL: 'https://product.example' }, settings);
  const { checkProvider } = await import('./check-provider');
  const { getSignInSettings } = await import('./get-sign-in-settings');
  const { followRoleClaim } = await import('./follow-role-claim');
  const { systemActor } = await import('@/lib/auth/actor');
  return { checkProvider, getSignInSettings, followRoleClaim, systemActor };
}

const withProvider = () => ({
  AUTH_OIDC_ISSUER: provider.issuer,
  AUTH_OIDC_CLIENT_ID: 'recruiting',
  AUTH_OIDC_ROLE_CLAIM: 'groups',
  AUTH_OIDC_ROLE_MAP: 'hr=RECRUITER',
});

test('without an identity provider there is nothing to check', async () => {
  const { checkProvider, getSignInSettings, systemActor } = await load({});
  expect(await getSignInSettings(systemActor)).toEqual({ kind: 'password' });
  await expect(checkProvider(systemActor)).rejects.toMatchObject({ code: 'resource.not-found' });
});

test('a check says what is wrong, and the settings show it afterwards, with who kept or missed a role', async () => {
  const { checkProvider, getSignInSettings, followRoleClaim, systemActor } = await load(withProvider());
  provider.faults = {};
  expect(await checkProvider(systemActor)).toMatchObject({ fault: null, keys: 1, signsOut: false });
  provider.faults = { discovery: { issuer: 'https://other.example' } };
  const wrong = { fault: 'ISSUER_MISMATCH', detail: 'https://other.example' };
  expect(await checkProvider(systemActor)).toMatchObject(wrong);
  const { actor } = await createTestUser('VIEWER');
  await followRoleClaim(actor.userId, { claim: { kind: 'missing' }, sync: true });
  expect(await getSignInSettings(systemActor)).toMatchObject({
    kind: 'oidc',
    issuer: provider.issuer,
    redirectAddress: 'https://product.example/api/auth/callback/oidc',
    signedOutAddress: 'https://product.example/sign-in',
    role: { claim: 'groups', map: [{ value: 'hr', role: 'RECRUITER' }], sync: false },
    trustEmail: false,
    lastFailure: { ...wrong, at: expect.any(String) },
    administratorKept: null,
    claimMissing: { at: expect.any(String), name: expect.stringMatching(/\S \S/) },
  });
});

test('only administrators see and check it', async () => {
  const { checkProvider, getSignInSettings } = await load(withProvider());
  const { actor } = await createTestUser('RECRUITER');
  await expect(checkProvider(actor)).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(getSignInSettings(actor)).rejects.toMatchObject({ code: 'permission.denied' });
});
