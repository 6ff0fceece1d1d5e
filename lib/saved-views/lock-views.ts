import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/** Lets one change of a person's views happen at a time, until the transaction ends. */
export async function lockViews(db: Db, userId: string): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM app_user WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}

const folded = (name: string): string => name.toLocaleLowerCase('pl');

/**
 * Two views of a person differ by more than capitals.
 *
 * @param others the person's other views
 * @throws AppError `view.name-taken`
 */
export function requireFreeName(others: readonly { name: string }[], name: string): void {
  if (!others.some((other) => folded(other.name) === folded(name))) return;
  throw new AppError('view.name-taken', { fields: [{ path: 'name', code: 'view-name-taken' }] });
}
