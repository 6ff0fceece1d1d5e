import { z } from 'zod';
import { decryptSecret, encryptSecret } from '@/lib/encrypted-secret';

const lifeMs = 60 * 60 * 1000;
const use = 'second-step-setup';

const setupSchema = z.object({
  sessionId: z.uuid(),
  key: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});

interface Setup {
  /** The session in which the password was given. */
  sessionId: string;
  key: string;
}

/**
 * A set-up that waits for its first code, encrypted and kept by the browser: the database needs no row and no
 * clean-up for it.
 */
export function sealSetup(setup: Setup, now: Date = new Date()): string {
  return encryptSecret(JSON.stringify({ ...setup, until: now.getTime() + lifeMs }), use);
}

/** The key of a set-up; null when it was begun in another session or more than an hour ago, or was not sealed by us. */
export function openSetup(sealed: string, sessionId: string, now: Date = new Date()): string | null {
  const plain = decryptSecret(sealed, use);
  if (plain === null) return null;
  const setup = setupSchema.parse(JSON.parse(plain));
  return setup.sessionId === sessionId && setup.until > now.getTime() ? setup.key : null;
}
