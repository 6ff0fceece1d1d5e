import { openSession } from '@/lib/auth/sessions';
import type { Role } from '@/lib/domain/user-schemas';
import { beginSecondStep } from '@/lib/users/second-step/begin-second-step';
import { confirmSecondStep } from '@/lib/users/second-step/confirm-second-step';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { codeAt } from './one-time-code';

const stepMs = 30_000;

/** Somebody with a password and an open session. */
export async function signedInWithPassword(role: Role = 'RECRUITER') {
  const { actor, email } = await createTestUser(role, testUserPassword);
  return { email, actor: { ...actor, sessionId: await openSession(actor.userId) } };
}

/**
 * The same with a second step, set up five minutes ago so that none of the present codes was used.
 *
 * @returns `code`: what the app shows `steps` time steps from now
 */
export async function withSecondStep(role: Role = 'RECRUITER') {
  const person = await signedInWithPassword(role);
  const { key, setup } = await beginSecondStep(person.actor, { password: testUserPassword });
  const earlier = new Date(Date.now() - 10 * stepMs);
  const confirmed = await confirmSecondStep(person.actor, { setup, code: codeAt(key, earlier) }, earlier);
  const code = (steps = 0) => codeAt(key, new Date(Date.now() + steps * stepMs));
  return { ...person, key, code, recoveryCodes: confirmed.recoveryCodes };
}
