import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/**
 * Deletes a view. Where it was the default, the list opens with all processes again.
 *
 * @throws AppError `view.not-found` (other people's views too)
 */
export async function deleteProcessView(actor: PersonActor, input: { viewId: string }): Promise<void> {
  const { count } = await database().processView.deleteMany({ where: { id: input.viewId, userId: actor.userId } });
  if (count === 0) throw new AppError('view.not-found');
}
