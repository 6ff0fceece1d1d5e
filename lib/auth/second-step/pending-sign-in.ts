import { createHash } from 'node:crypto';
import { z } from 'zod';
import { database } from '@/lib/db/client';
import { decryptSecret, encryptSecret } from '@/lib/encrypted-secret';
import { cookieName, signInCookie } from '../cookie-names';

const name = 'pending-sign-in';
const lifeSeconds = 10 * 60;
const use = 'pending-sign-in';

/**
 * A sign-in whose password was right in this browser, and whose code of the second step is still missing. It is no
 * session.
 */
export interface PendingSignIn {
  userId: string;
  secondStepId: string;
  /** The fingerprint of the password that was checked: another password ends the sign-in. */
  password: string;
}

const sealedSchema = z.object({
  userId: z.uuid(),
  secondStepId: z.uuid(),
  password: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});

/** Identifies a password's hash without revealing it. */
export function passwordFingerprint(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}

/** What is pending after the right password; null for an account without a second step. */
export async function findPendingSignIn(person: {
  userId: string;
  checkedHash: string;
}): Promise<PendingSignIn | null> {
  const { userId, checkedHash } = person;
  const step = await database().secondStep.findUnique({ where: { userId }, select: { id: true } });
  return step && { userId, secondStepId: step.id, password: passwordFingerprint(checkedHash) };
}

/** The `Set-Cookie` of a browser where the password was right. Sealed: nobody else can make or read one. */
export function pendingSignInCookie(pending: PendingSignIn, now: Date = new Date()): string {
  const sealed = { ...pending, until: now.getTime() + lifeSeconds * 1000 };
  return signInCookie(name, encryptSecret(JSON.stringify(sealed), use), { maxAge: lifeSeconds, sameSite: 'Strict' });
}

/** The `Set-Cookie` that ends it. */
export function clearedPendingSignIn(): string {
  return signInCookie(name, '', { maxAge: 0, sameSite: 'Strict' });
}

/**
 * What the browser's cookie says.
 *
 * @param cookieHeader the request's `Cookie`
 * @returns null without one of ours, or after ten minutes
 */
export function readPendingSignIn(cookieHeader: string | undefined, now: Date = new Date()): PendingSignIn | null {
  const start = `${cookieName(name)}=`;
  const pair = cookieHeader?.split(/;\s*/).find((one) => one.startsWith(start));
  const plain = pair ? decryptSecret(pair.slice(start.length), use) : null;
  if (plain === null) return null;
  const { until, ...pending } = sealedSchema.parse(JSON.parse(plain));
  return until > now.getTime() ? pending : null;
}
