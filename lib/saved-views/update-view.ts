import type { PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockViews, requireFreeName } from './lock-views';
import { savedLists, type SavedListName, type UpdateViewInput, type ViewDto } from './schemas';
import { serializeView } from './serialize-view';

/**
 * Changes a view's name, content or default state; missing fields stay unchanged. Only the process list has a default view.
 *
 * @throws AppError `view.not-found` (also for other users' views), `view.name-taken`
 */
export async function updateView<L extends SavedListName>(
  actor: PersonActor,
  list: L,
  input: UpdateViewInput<L> & { viewId: string },
): Promise<ViewDto<L>> {
  const { userId } = actor;
  const { name, isDefault, ...query } = savedLists[list].update.parse(input);
  return transaction(async (db) => {
    await lockViews(db, userId);
    const views = await db.savedView.findMany({ where: { userId, list } });
    const view = views.find(({ id }) => id === input.viewId);
    if (!view) throw new AppError('view.not-found');
    const others = views.filter(({ id }) => id !== view.id);
    if (name !== undefined) requireFreeName(others, name);
    const row = await db.savedView.update({
      where: { id: view.id },
      data: {
        ...(name === undefined ? {} : { name }),
        query: { ...savedLists[list].stored.parse(view.query), ...query },
      },
    });
    const owner = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { defaultProcessViewId: true } });
    const chosen = list === 'PROCESSES' ? isDefault : undefined;
    const defaultId = chooseDefault(owner.defaultProcessViewId, view.id, chosen);
    if (defaultId !== owner.defaultProcessViewId) {
      await db.user.update({ where: { id: userId }, data: { defaultProcessViewId: defaultId } });
    }
    return serializeView(list, row, defaultId);
  });
}

/** The default view after `viewId` was set or unset as default. */
function chooseDefault(present: string | null, viewId: string, isDefault: boolean | undefined): string | null {
  if (isDefault === true) return viewId;
  return isDefault === false && present === viewId ? null : present;
}
