import { z } from 'zod';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { clearFailures, recordFailure, secondsUntilAllowed } from './attempt-limit';
import { recordFailedSignIn } from './record-failed-sign-in';
import { deviceKeys, unknownDeviceKeys } from './sign-in-attempts';
import { hashingQueue } from './hashing-queue';
import { findKnownDevice } from './known-device';
import { verifyDummyPassword, verifyPassword } from './password';
import { mayUsePassword } from './sign-in-options';

/** PostgreSQL rejects NUL, UTF-8 cannot encode lone surrogates. */
const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254).refine(isStorable),
  password: z.string().min(1).max(200),
});

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Whose password it was, and the hash that was checked: a session is opened only if the hash is still the same. */
export interface SignedIn {
  userId: string;
  email: string;
  checkedHash: string;
}

export interface PasswordSignIn {
  email: string;
  password: string;
  /** Network address of the caller, or `unknown`. */
  address: string;
  /** The request's `Cookie`. */
  cookies?: string | undefined;
}

/**
 * How many checks may wait for one browser, address or account, so that nobody can fill the queue
 * (docs/decisions/0084).
 */
const waiting = { device: 4, address: 8, account: 4 };

function placeInQueue(device: string | null, { email, address }: { email: string; address: string }) {
  if (device) return { lane: 'known', shares: [{ key: device, waiting: waiting.device }] } as const;
  const byAddress = { key: `address:${address}`, waiting: waiting.address };
  return { lane: 'unknown', shares: [byAddress, { key: `account:${email}`, waiting: waiting.account }] } as const;
}

/**
 * Checks an e-mail address and a password. All expensive work runs in the queue, where browsers known for the account
 * have priority, and the others' turns go round by address.
 *
 * @returns whose they are, or null for wrong credentials
 * @throws AppError `request.too-many` when there is no room in the queue, or after too many failures (docs/decisions/0084)
 */
export async function signInWithPassword(input: PasswordSignIn): Promise<SignedIn | null> {
  const { data } = credentialsSchema.safeParse(input);
  if (!data) return null;
  const { email, password } = data;
  const { address } = input;
  const device = findKnownDevice(input.cookies, email);
  const keys = device ? deviceKeys(device) : unknownDeviceKeys(email, address);
  return hashingQueue().run(placeInQueue(device, { email, address }), async () => {
    const wait = await secondsUntilAllowed(keys);
    if (wait > 0) {
      await recordFailedSignIn({ kind: 'LOCKED', email, address });
      throw new AppError('request.too-many', { retryAfterSeconds: wait });
    }
    const found = await findUser(email, password);
    if (found === null) {
      await recordFailure(keys);
      await recordFailedSignIn({ kind: 'WRONG_PASSWORD', email, address });
    } else if (keys[0]) await clearFailures(keys[0]);
    return found && { ...found, email };
  });
}

async function findUser(email: string, password: string): Promise<Omit<SignedIn, 'email'> | null> {
  const user = await database().user.findUnique({ where: { email } });
  const hash = user && mayUsePassword(user.role) ? user.passwordHash : null;
  const matches = hash ? await verifyPassword(password, hash) : await verifyDummyPassword(password);
  return user && hash && matches ? { userId: user.id, checkedHash: hash } : null;
}
