import { database } from '@/lib/db/client';
import { identified, isBlind } from '../blind/blindness';
import type { ListItemRow } from '../serialize/serialize-list-item';

/** For each row, the numbers of other candidates of its process with the same e-mail address or phone; blind ones are left out. */
export async function findDuplicates(rows: readonly ListItemRow[]): Promise<Map<string, number[]>> {
  const shown = rows.filter((row) => !isBlind(row) && row.contactKeys.length > 0);
  if (shown.length === 0) return new Map();
  const others = await database().candidate.findMany({
    where: {
      processId: { in: [...new Set(shown.map(({ processId }) => processId))] },
      contactKeys: { hasSome: shown.flatMap(({ contactKeys }) => contactKeys) },
      ...identified,
    },
    orderBy: { ordinalNumber: 'asc' },
    select: { id: true, processId: true, ordinalNumber: true, contactKeys: true },
  });
  const sameAs = (row: ListItemRow) =>
    others.filter(
      ({ id, processId, contactKeys }) =>
        id !== row.id && processId === row.processId && contactKeys.some((key) => row.contactKeys.includes(key)),
    );
  return new Map(shown.map((row) => [row.id, sameAs(row).map(({ ordinalNumber }) => ordinalNumber)]));
}
