import { recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { database, type Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

const hour = 60 * 60;

/** Applications from one network: enough for a room of applicants, too few for a program. */
const ofNetwork = { free: 30, firstWaitSeconds: 60, maxWaitSeconds: hour, windowSeconds: hour };
/** By one link. */
const ofLink = { free: 300, firstWaitSeconds: 30, maxWaitSeconds: 10 * 60, windowSeconds: hour };
/** Mails to one address, so that nobody can fill somebody's mailbox. */
const ofMailbox = { free: 3, firstWaitSeconds: 24 * hour, maxWaitSeconds: 24 * hour, windowSeconds: 24 * hour };

/** Counts, unless it is too many. @returns the seconds to wait */
async function count(key: AttemptKey, db: Db = database()): Promise<number> {
  const wait = await secondsUntilAllowed([key], db);
  if (wait === 0) await recordFailure([key], db);
  return wait;
}

/** Counts an application, whatever becomes of it. @throws AppError `request.too-many` */
async function requireAllowed(key: AttemptKey): Promise<void> {
  const retryAfterSeconds = await count(key);
  if (retryAfterSeconds > 0) throw new AppError('request.too-many', { retryAfterSeconds });
}

/** Before anything of it is read. @throws AppError `request.too-many` */
export const allowNetwork = (address: string): Promise<void> =>
  requireAllowed({ key: `apply-network:${slot(address, 20)}`, limit: ofNetwork });

/** @throws AppError `request.too-many` */
export const allowLink = (linkId: string): Promise<void> =>
  requireAllowed({ key: `apply-link:${slot(linkId, 20)}`, limit: ofLink });

/** Whether a mail may go to an address, which it then counts. */
export const mayMailTo = async (db: Db, email: string): Promise<boolean> =>
  (await count({ key: `apply-mail:${slot(email, 20)}`, limit: ofMailbox }, db)) === 0;
