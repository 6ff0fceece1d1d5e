import type { PersonActor } from '@/lib/auth/actor';
import { createTestUser } from '@/prisma/seed/factories';
import { FaultyProvider } from '@/tests/faulty-provider';

let provider: FaultyProvider;

beforeEach(async () => {
  provider = await FaultyProvider.start();
});
afterEach(() => provider.stop());

/** As in a new process whose provider is `provider`. */
async function addressAfter(byProvider: boolean): Promise<string> {
  jest.resetModules();
  const settings = { AUTH_OIDC_ISSUER: provider.issuer, AUTH_OIDC_CLIENT_ID: 'recruiting' };
  Object.assign(process.env, settings, { NEXTAUTH_URL: 'https://product.example' });
  const { openSession } = await import('@/lib/auth/sessions');
  const { findSignOutAddress } = await import('./find-sign-out-address');
  const { actor } = await createTestUser('VIEWER');
  const sessionId = await openSession(actor.userId, { byProvider });
  const person: PersonActor = { ...actor, sessionId };
  return findSignOutAddress(person);
}

test('a session of the provider ends there, and leads back', async () => {
  provider.faults = { discovery: { end_session_endpoint: `${provider.issuer}/end?kind=1` } };
  const back = encodeURIComponent('https://product.example/sign-in');
  const expected = `${provider.issuer}/end?kind=1&client_id=recruiting&post_logout_redirect_uri=${back}`;
  expect(await addressAfter(true)).toBe(expected);
  expect(await addressAfter(false)).toBe('/sign-in');
});

test('where the provider has no such page, or does not respond, the own one is next', async () => {
  expect(await addressAfter(true)).toBe('/sign-in');
  provider.faults = { status: 503 };
  expect(await addressAfter(true)).toBe('/sign-in');
});
