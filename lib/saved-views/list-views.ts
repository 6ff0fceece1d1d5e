import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { SavedListName, ViewDto } from './schemas';
import { serializeView } from './serialize-view';

const byName = new Intl.Collator('pl', { numeric: true });

/** The user's own views of a list, by name. */
export async function listViews<L extends SavedListName>(actor: PersonActor, list: L): Promise<ViewDto<L>[]> {
  const { savedViews, defaultProcessViewId } = await database().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { defaultProcessViewId: true, savedViews: { where: { list } } },
  });
  return savedViews
    .sort((one, other) => byName.compare(one.name, other.name))
    .map((row) => serializeView(list, row, defaultProcessViewId));
}
