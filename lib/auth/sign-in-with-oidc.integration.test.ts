import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { signInWithOidc } from './sign-in-with-oidc';

const person = { subject: 'sub-1', firstName: 'Ida', lastName: 'Nowa', emailVerified: true };

test('an unknown person gets an account without a role', async () => {
  const id = await signInWithOidc({ ...person, email: 'Ida.Nowa@firma.example' });
  const user = await database().user.findUnique({ where: { id: id ?? '' } });
  expect(user).toMatchObject({ email: 'ida.nowa@firma.example', role: null, oidcSubject: 'sub-1' });
  expect(await signInWithOidc({ ...person, email: 'other@firma.example' })).toBe(id);
});

test('a local account is joined by a verified address only', async () => {
  const { actor, email } = await createTestUser('RECRUITER');
  expect(await signInWithOidc({ ...person, subject: 'sub-2', email, emailVerified: false })).toBeNull();
  expect(await signInWithOidc({ ...person, subject: 'sub-2', email })).toBe(actor.userId);
  expect(await signInWithOidc({ ...person, subject: 'sub-3', email })).toBeNull();
});
