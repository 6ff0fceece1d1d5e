import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { SavedListName } from './schemas';

/**
 * Deletes a view of a list. A default view is replaced by the whole list.
 *
 * @throws AppError `view.not-found` (also for other users' views)
 */
export async function deleteView(actor: PersonActor, list: SavedListName, input: { viewId: string }): Promise<void> {
  const where = { id: input.viewId, userId: actor.userId, list };
  const { count } = await database().savedView.deleteMany({ where });
  if (count === 0) throw new AppError('view.not-found');
}
