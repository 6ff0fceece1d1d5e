import type { PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockViews, requireFreeName } from './lock-views';
import { createViewSchema, maxViews, type CreateViewInput, type ProcessViewDto } from './schemas';
import { serializeProcessView } from './serialize-process-view';

/**
 * Saves a view of the process list.
 *
 * @throws AppError `view.name-taken`; `view.too-many` beyond `maxViews`
 */
export async function createProcessView(actor: PersonActor, input: CreateViewInput): Promise<ProcessViewDto> {
  const { name, isDefault, ...query } = createViewSchema.parse(input);
  const { userId } = actor;
  return transaction(async (db) => {
    await lockViews(db, userId);
    const views = await db.processView.findMany({ where: { userId }, select: { name: true } });
    if (views.length >= maxViews) throw new AppError('view.too-many', { values: { max: maxViews } });
    requireFreeName(views, name);
    const row = await db.processView.create({ data: { userId, name, query } });
    if (isDefault) await db.user.update({ where: { id: userId }, data: { defaultProcessViewId: row.id } });
    return serializeProcessView(row, isDefault ? row.id : null);
  });
}
