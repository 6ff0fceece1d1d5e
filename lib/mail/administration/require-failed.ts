import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/**
 * Says why a change of a failed mail changed nothing.
 *
 * @param changed how many rows it changed
 * @throws AppError `mail.not-found`, `mail.not-failed`
 */
export async function requireFailed(db: Db, mailId: string, changed: number): Promise<void> {
  if (changed > 0) return;
  const isKnown = (await db.mail.count({ where: { id: mailId } })) > 0;
  throw new AppError(isKnown ? 'mail.not-failed' : 'mail.not-found');
}
