import type { PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockViews, requireFreeName } from './lock-views';
import { maxViews, savedLists, type CreateViewInput, type SavedListName, type ViewDto } from './schemas';
import { serializeView } from './serialize-view';

/**
 * Saves a view of a list. Only the process list has a default view.
 *
 * @throws AppError `view.name-taken`; `view.too-many` beyond `maxViews`
 */
export async function createView<L extends SavedListName>(
  actor: PersonActor,
  list: L,
  input: CreateViewInput<L>,
): Promise<ViewDto<L>> {
  const { name, isDefault, ...query } = savedLists[list].create.parse(input);
  const { userId } = actor;
  return transaction(async (db) => {
    await lockViews(db, userId);
    const views = await db.savedView.findMany({ where: { userId, list }, select: { name: true } });
    if (views.length >= maxViews) throw new AppError('view.too-many', { values: { max: maxViews } });
    requireFreeName(views, name);
    const row = await db.savedView.create({ data: { userId, list, name, query } });
    const opens = isDefault && list === 'PROCESSES';
    if (opens) await db.user.update({ where: { id: userId }, data: { defaultProcessViewId: row.id } });
    return serializeView(list, row, opens ? row.id : null);
  });
}
