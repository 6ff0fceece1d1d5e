import { z } from 'zod';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { clearFailures, recordFailure, secondsUntilAllowed } from './attempt-limit';
import { recordFailedSignIn } from './record-failed-sign-in';
import { deviceKeys, unknownDeviceKeys } from './sign-in-attempts';
import { BoundedQueue } from './bounded-queue';
import { hashingThreadCount } from './hashing-threads';
import { findKnownDevice } from './known-device';
import { verifyDummyPassword, verifyPassword } from './password';

/** PostgreSQL rejects NUL, UTF-8 cannot encode lone surrogates. */
const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254).refine(isStorable),
  password: z.string().min(1).max(200),
});

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

export interface PasswordSignIn {
  email: string;
  password: string;
  /** Network address of the caller, or `unknown`. */
  address: string;
  /** The request's `Cookie`. */
  cookies?: string | undefined;
}

declare global {
  var signInQueue: BoundedQueue | undefined;
}

/** Next.js may load a module twice; the queue is shared. */
function signInQueue(): BoundedQueue {
  globalThis.signInQueue ??= new BoundedQueue({ running: hashingThreadCount, waiting: 32, retryAfterSeconds: 5 });
  return globalThis.signInQueue;
}

/**
 * Checks an e-mail address and a password. All expensive work runs in the queue, where browsers known for the account
 * have priority.
 *
 * @returns the user's id and e-mail address, or null for wrong credentials
 * @throws AppError `request.too-many` when the queue is full, or after too many failures (docs/decisions/0084)
 */
export async function signInWithPassword(input: PasswordSignIn): Promise<{ userId: string; email: string } | null> {
  const { data } = credentialsSchema.safeParse(input);
  if (!data) return null;
  const { email, password } = data;
  const { address } = input;
  const device = findKnownDevice(input.cookies, email);
  const keys = device ? deviceKeys(device) : unknownDeviceKeys(email, address);
  return signInQueue().run(device ? 'first' : 'second', async () => {
    const wait = await secondsUntilAllowed(keys);
    if (wait > 0) {
      await recordFailedSignIn({ kind: 'LOCKED', email, address });
      throw new AppError('request.too-many', { retryAfterSeconds: wait });
    }
    const userId = await findUser(email, password);
    if (userId === null) {
      await recordFailure(keys);
      await recordFailedSignIn({ kind: 'WRONG_PASSWORD', email, address });
    } else if (keys[0]) await clearFailures(keys[0]);
    return userId === null ? null : { userId, email };
  });
}

async function findUser(email: string, password: string): Promise<string | null> {
  const user = await database().user.findUnique({ where: { email } });
  const matches = user?.passwordHash
    ? await verifyPassword(password, user.passwordHash)
    : await verifyDummyPassword(password);
  return user && matches ? user.id : null;
}
