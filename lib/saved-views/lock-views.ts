import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/** Serialises changes to a user's views until the transaction ends. */
export async function lockViews(db: Db, userId: string): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM app_user WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}

const folded = (name: string): string => name.toLocaleLowerCase('pl');

/**
 * Rejects a name that differs from another only in case.
 *
 * @param others the user's other views
 * @throws AppError `view.name-taken`
 */
export function requireFreeName(others: readonly { name: string }[], name: string): void {
  if (!others.some((other) => folded(other.name) === folded(name))) return;
  throw new AppError('view.name-taken', { fields: [{ path: 'name', code: 'view-name-taken' }] });
}
