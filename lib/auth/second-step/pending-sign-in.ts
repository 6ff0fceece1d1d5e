import { createHash } from 'node:crypto';
import { z } from 'zod';
import { database } from '@/lib/db/client';
import { decryptSecret, encryptSecret } from '@/lib/encrypted-secret';
import { env } from '@/lib/env';

const name = 'pending-sign-in';
const lifeSeconds = 10 * 60;
const use = 'pending-sign-in';

/** Whose password was right in this browser; the code of the second step is still to come. It is no session. */
export interface PendingSignIn {
  userId: string;
  secondStepId: string;
  /** The fingerprint of the password that was checked; another one ends this. */
  password: string;
}

const sealedSchema = z.object({
  userId: z.uuid(),
  secondStepId: z.uuid(),
  password: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});

/** Names a password's hash without telling it. */
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

function cookie(value: string, maxAge: number): string {
  const secure = env().NEXTAUTH_URL?.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/api/auth; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`;
}

/** The `Set-Cookie` of a browser where the password was right. Sealed: nobody else can make or read one. */
export function pendingSignInCookie(pending: PendingSignIn, now: Date = new Date()): string {
  const sealed = { ...pending, until: now.getTime() + lifeSeconds * 1000 };
  return cookie(encryptSecret(JSON.stringify(sealed), use), lifeSeconds);
}

/** The `Set-Cookie` that ends it. */
export function clearedPendingSignIn(): string {
  return cookie('', 0);
}

/**
 * What the browser's cookie says.
 *
 * @param cookieHeader the request's `Cookie`
 * @returns null without one of ours, or after ten minutes
 */
export function readPendingSignIn(cookieHeader: string | undefined, now: Date = new Date()): PendingSignIn | null {
  const pair = cookieHeader?.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  const plain = pair ? decryptSecret(pair.slice(name.length + 1), use) : null;
  if (plain === null) return null;
  const { until, ...pending } = sealedSchema.parse(JSON.parse(plain));
  return until > now.getTime() ? pending : null;
}
