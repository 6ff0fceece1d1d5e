import { recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { mailSettings } from '@/lib/mail/mail-settings';
import { requirePasswordSignIn } from './require-password-sign-in';

const minute = 60;
const hour = 60 * minute;

const addressLimit = { free: 20, firstWaitSeconds: minute, maxWaitSeconds: 15 * minute, windowSeconds: hour };
/** So that nobody can fill somebody's mailbox. */
const accountLimit = { free: 3, firstWaitSeconds: hour, maxWaitSeconds: hour, windowSeconds: hour };

const byAddress = (address: string): AttemptKey => ({ key: `forgotten:a:${slot(address, 16)}`, limit: addressLimit });
const byAccount = (email: string): AttemptKey => ({ key: `forgotten:u:${slot(email, 16)}`, limit: accountLimit });

/**
 * Notes that somebody asks for a new password. Whether the address has an account is looked up after the response, which
 * is therefore the same for every address, and as fast (docs/decisions/0147).
 *
 * @param input `address`: the network address of the caller, or `unknown`
 * @throws AppError `request.too-many` after many requests from one network, `mail.not-set-up`, `user.company-sign-in`
 */
export async function requestNewPassword({ email, address }: { email: string; address: string }): Promise<void> {
  requirePasswordSignIn();
  if (!mailSettings()) throw new AppError('mail.not-set-up');
  const [place, account] = [byAddress(address), byAccount(email)];
  const retryAfterSeconds = await secondsUntilAllowed([place]);
  if (retryAfterSeconds > 0) throw new AppError('request.too-many', { retryAfterSeconds });
  // Silently: somebody who fills a mailbox must not learn that it works no longer.
  const isFull = (await secondsUntilAllowed([account])) > 0;
  await recordFailure(isFull ? [place] : [place, account]);
  if (isFull) return;
  await transaction(async (db) => {
    const { id } = await db.passwordRequest.create({ data: { email } });
    await enqueueEvent(db, { name: 'users/password.requested', data: { passwordRequestId: id } });
  });
  sendOutboxSoon();
}
