import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { ProcessViewDto } from './schemas';
import { serializeProcessView } from './serialize-process-view';

const byName = new Intl.Collator('pl', { numeric: true });

/** The user's own views of the process list, by name. */
export async function listProcessViews(actor: PersonActor): Promise<ProcessViewDto[]> {
  const { processViews, defaultProcessViewId } = await database().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { defaultProcessViewId: true, processViews: true },
  });
  return processViews
    .map((row) => serializeProcessView(row, defaultProcessViewId))
    .sort((one, other) => byName.compare(one.name, other.name));
}
