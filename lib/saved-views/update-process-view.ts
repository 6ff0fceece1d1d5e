import type { PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockViews, requireFreeName } from './lock-views';
import { updateViewSchema, type ProcessViewDto, type UpdateViewInput } from './schemas';
import { serializeProcessView, storedQuerySchema } from './serialize-process-view';

/**
 * Changes a view's name, content or default state; missing fields stay unchanged.
 *
 * @throws AppError `view.not-found` (also for other users' views), `view.name-taken`
 */
export async function updateProcessView(
  actor: PersonActor,
  input: UpdateViewInput & { viewId: string },
): Promise<ProcessViewDto> {
  const { userId } = actor;
  const { name, isDefault, ...query } = updateViewSchema.parse(input);
  return transaction(async (db) => {
    await lockViews(db, userId);
    const views = await db.processView.findMany({ where: { userId } });
    const view = views.find(({ id }) => id === input.viewId);
    if (!view) throw new AppError('view.not-found');
    const others = views.filter(({ id }) => id !== view.id);
    if (name !== undefined) requireFreeName(others, name);
    const row = await db.processView.update({
      where: { id: view.id },
      data: { ...(name === undefined ? {} : { name }), query: { ...storedQuerySchema.parse(view.query), ...query } },
    });
    const owner = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { defaultProcessViewId: true } });
    const defaultId = chooseDefault(owner.defaultProcessViewId, view.id, isDefault);
    if (defaultId !== owner.defaultProcessViewId) {
      await db.user.update({ where: { id: userId }, data: { defaultProcessViewId: defaultId } });
    }
    return serializeProcessView(row, defaultId);
  });
}

/** The default view after `viewId` was set or unset as default. */
function chooseDefault(present: string | null, viewId: string, isDefault: boolean | undefined): string | null {
  if (isDefault === true) return viewId;
  return isDefault === false && present === viewId ? null : present;
}
