import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/**
 * Deletes a view. A default view is replaced by the list of all processes.
 *
 * @throws AppError `view.not-found` (also for other users' views)
 */
export async function deleteProcessView(actor: PersonActor, input: { viewId: string }): Promise<void> {
  const { count } = await database().processView.deleteMany({ where: { id: input.viewId, userId: actor.userId } });
  if (count === 0) throw new AppError('view.not-found');
}
