import type { Db } from '@/lib/db/client';
import { AppError, type FieldError } from '@/lib/errors';
import type { CriterionEntry } from './criterion-data';
import type { ProcessRow } from '@/lib/process-rows/get-process-row';
import type { CriterionKind } from '@/lib/domain/process-schemas';

interface Replacement {
  kind: CriterionKind;
  /** The list's name in the request, for error paths. */
  path: string;
  entries: CriterionEntry[];
}

/**
 * Replaces a process's criteria of one kind by a list, in its order. An entry with an existing id updates that
 * criterion, so its verdicts stay; criteria not in the list are deleted.
 *
 * @throws AppError `request.invalid` for an id that is not in this list, or is repeated
 */
export async function replaceCriteria(
  db: Db,
  process: ProcessRow,
  { kind, path, entries }: Replacement,
): Promise<void> {
  const present = new Map(process.criteria.filter((row) => row.kind === kind).map((row) => [row.id, row]));
  const fields = findForeignIds(entries, path, new Set(present.keys()));
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  const keptIds = entries.flatMap(({ id }) => id ?? []);
  await db.criterion.deleteMany({ where: { processId: process.id, kind, id: { notIn: keptIds } } });
  const changed = entries.flatMap(({ id, ...entry }, position) => {
    const row = id === undefined ? undefined : present.get(id);
    if (!row) return [];
    const { text, shortName, importance, necessity, languageLevel, counted } = { ...row, ...entry };
    const values = { text, shortName, importance, necessity, languageLevel, counted, position };
    const isSame = Object.entries(values).every(([key, value]) => row[key as keyof typeof row] === value);
    return isSame ? [] : [{ id: row.id, ...values }];
  });
  if (changed.length > 0) await updateCriteria(db, changed);
  const added = entries.flatMap(({ id, ...entry }, position) =>
    id === undefined ? [{ ...entry, position, kind, processId: process.id }] : [],
  );
  if (added.length > 0) await db.criterion.createMany({ data: added });
}

/** One statement, however many rows a new order affects. */
async function updateCriteria(db: Db, changed: object[]): Promise<void> {
  await db.$executeRaw`
    UPDATE criterion SET text = c.text, short_name = c."shortName", importance = c.importance, necessity = c.necessity::"RequirementImportance",
      language_level = c."languageLevel"::"LanguageLevel", counted = c.counted, position = c.position
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS c(id uuid, text text, "shortName" text, importance int, necessity text,
      "languageLevel" text, counted boolean, position int)
    WHERE criterion.id = c.id`;
}

function findForeignIds(entries: CriterionEntry[], path: string, known: Set<string>): FieldError[] {
  const ids = entries.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    id === undefined || (known.has(id) && ids.indexOf(id) === index)
      ? []
      : [{ path: `${path}.${index}.id`, code: 'not-in-list' }],
  );
}
