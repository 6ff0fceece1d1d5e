import { env } from '@/lib/env';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { createResetLink } from '@/lib/users/passwords/create-reset-link';
import { authOptions } from './auth-options';
import { checkAuthRoute } from './auth-routes';
import { signInWithPassword } from './sign-in-with-password';

/** As in a process behind an identity provider. */
function haveSettings(passwordForAdmins: boolean): void {
  const provider = { AUTH_OIDC_ISSUER: 'https://id.company.example', AUTH_OIDC_CLIENT_ID: 'recruiting' };
  Object.assign(env(), provider, { AUTH_PASSWORD_FOR_ADMINS: passwordForAdmins });
}

const signIn = (email: string) => signInWithPassword({ email, password: testUserPassword, address: '192.0.2.1' });

test('beside an identity provider only administrators sign in with a password, where the settings say so', async () => {
  const admin = await createTestUser('ADMIN', testUserPassword);
  const recruiter = await createTestUser('RECRUITER', testUserPassword);
  haveSettings(true);
  expect(await signIn(admin.email)).toMatchObject({ userId: admin.actor.userId });
  expect(await signIn(recruiter.email)).toBeNull();
  expect(() => checkAuthRoute('POST', 'callback/credentials')).not.toThrow();
  expect(authOptions().providers.map(({ id }) => id)).toEqual(['oidc', 'credentials', 'credentials']);
  const link = await createResetLink(admin.actor, { userId: admin.actor.userId });
  expect(link.link).toContain('/reset-password#');
  const refused = createResetLink(admin.actor, { userId: recruiter.actor.userId });
  await expect(refused).rejects.toMatchObject({ code: 'user.company-sign-in' });
});

test('without the setting nobody does', async () => {
  const { email } = await createTestUser('ADMIN', testUserPassword);
  haveSettings(false);
  expect(await signIn(email)).toBeNull();
  expect(() => checkAuthRoute('POST', 'callback/credentials')).toThrow('resource.not-found');
  expect(authOptions().providers.map(({ id }) => id)).toEqual(['oidc']);
});
