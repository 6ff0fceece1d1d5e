import { z } from 'zod';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { findFilesOf } from '@/lib/cv/delete-unused-files';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { criterionSnapshotSchema } from '@/lib/domain/analysis-schemas';
import { inDatabase } from '@/lib/domain/personal-data';
import { privacyTables } from '@/lib/domain/personal-data/privacy-tables';
import { reviewTables } from '@/lib/domain/personal-data/review-tables';
import type { Locale } from '@/lib/i18n/locale';
import { belongsTo, dataTable } from '../erasure/erase-personal-data';
import { copiedColumns, copiedTables, keyOf } from './copied-columns';
import { findColleagues, type HideColleagues } from './hide-colleagues';

export type StoredRow = Record<string, unknown>;

interface LoadedRow {
  row: StoredRow;
  /** What rows below name. */
  id: string | null;
  /** The id of the row that it belongs to. */
  above: string | null;
}

/** Which rows of a table are a candidate's: by relation, by file, and of the audit log by the id in it. */
function rowsOf(name: string, candidateId: string, files: string[]): Prisma.Sql {
  if (name === 'AuditEvent') return Prisma.sql`t.candidate_id = ${candidateId}::uuid`;
  const { rows } = dataTable(name);
  if (rows === 'go-with-file') return Prisma.sql`t.sha256 = ANY(${files})`;
  return belongsTo(name, Prisma.sql`= ${candidateId}::uuid`);
}

/** What names a row, and what its rows are ordered by. */
function keyColumn(name: string): string | null {
  const { columns } = dataTable(name);
  return ['id', 'sha256'].find((column) => column in columns) ?? null;
}

async function loadRows(db: Db, name: string, which: Prisma.Sql): Promise<LoadedRow[]> {
  const { of } = dataTable(name);
  const own = copiedColumns(name).map((column) => `t.${inDatabase(column)} AS "${column}"`);
  const key = keyColumn(name);
  const id = key ? `t.${inDatabase(key)}::text` : 'NULL';
  const above = of && of[1] !== 'Candidate' ? `t.${inDatabase(of[0])}::text` : 'NULL';
  const read = Prisma.raw(own.length > 0 ? `to_jsonb((SELECT r FROM (SELECT ${own.join(', ')}) r))` : `'{}'::jsonb`);
  return db.$queryRaw<LoadedRow[]>`
    SELECT ${read} AS row, ${Prisma.raw(id)} AS id, ${Prisma.raw(above)} AS above
    FROM ${Prisma.raw(inDatabase(name))} t WHERE ${which} ORDER BY ${Prisma.raw(key ? '2' : '1')}`;
}

/** What colleagues wrote, without their names. */
function withoutColleagues(name: string, { row, ...rest }: LoadedRow, hide: HideColleagues): LoadedRow {
  if (!(name in reviewTables) && !(name in privacyTables)) return { row, ...rest };
  const { columns } = dataTable(name);
  const hidden = Object.entries(row).map(([column, value]) => [
    column,
    columns[column] === 'said' && typeof value === 'string' ? hide(value) : value,
  ]);
  return { row: Object.fromEntries(hidden) as StoredRow, ...rest };
}

/** The words of the criteria, which a verdict names by an id. */
async function findCriteria(db: Db, candidateId: string, locale: Locale): Promise<Map<string, string>> {
  const rows = await db.criterionVerdict.findMany({
    where: { analysis: { candidateId } },
    select: { id: true, criterionId: true, analysis: { select: { criteriaSnapshot: true } } },
  });
  return new Map(
    rows.map(({ id, criterionId, analysis }) => {
      const criteria = z.array(criterionSnapshotSchema).parse(analysis.criteriaSnapshot);
      return [id, criterionLabels(criteria, locale)[criterionId] ?? ''];
    }),
  );
}

async function findReasons(db: Db, candidateId: string, locale: Locale): Promise<Map<string, string>> {
  const rows = await db.candidateDecision.findMany({
    where: { candidateId, reasonId: { not: null } },
    select: { id: true, reason: { select: { textPl: true, textEn: true } } },
  });
  return new Map(rows.map(({ id, reason }) => [id, (locale === 'pl' ? reason?.textPl : reason?.textEn) ?? '']));
}

/** Ids in a copied row say nothing to its reader: the words that they stand for, by table and row. */
async function findWords(db: Db, candidateId: string, locale: Locale) {
  const criteria = await findCriteria(db, candidateId, locale);
  const reasons = await findReasons(db, candidateId, locale);
  const stages = await db.stage.findMany({ select: { id: true, namePl: true, nameEn: true } });
  const stageNames = new Map(stages.map(({ id, namePl, nameEn }) => [id, locale === 'pl' ? namePl : nameEn]));
  const stageOf = (id: unknown) => stageNames.get(String(id)) ?? null;
  return (name: string, id: string | null, row: StoredRow): StoredRow => {
    if (name === 'CandidateFollowUp') return { stage: stageOf(row.stageId) };
    if (name === 'StageChange') return { fromStage: stageOf(row.fromStageId), toStage: stageOf(row.toStageId) };
    if (name === 'CriterionVerdict') return { criterion: criteria.get(id ?? '') ?? null };
    return name === 'CandidateDecision' ? { reason: reasons.get(id ?? '') ?? null } : {};
  };
}

/**
 * All that is stored about a candidate and belongs in the copy, by table, rows below the row that they belong to. What
 * colleagues wrote is without their names.
 *
 * @returns one object: `candidate` and, where no relation leads to it, files and the log
 */
export async function loadStoredData(db: Db, candidateId: string, locale: Locale): Promise<StoredRow> {
  const files = await findFilesOf(db, [candidateId]);
  const words = await findWords(db, candidateId, locale);
  const hide = await findColleagues(db, candidateId);
  const root: StoredRow = {};
  let candidate: StoredRow = root;
  /** By table and id, so that rows below find theirs. */
  const placed = new Map<string, StoredRow>();
  for (const name of copiedTables) {
    const { of } = dataTable(name);
    for (const loaded of await loadRows(db, name, rowsOf(name, candidateId, files))) {
      const { row, id, above } = withoutColleagues(name, loaded, hide);
      const shown = { ...row, ...words(name, id, row) };
      if (id) placed.set(`${name} ${id}`, shown);
      if (name === 'Candidate') {
        root[keyOf(name)] = shown;
        candidate = shown;
        continue;
      }
      const parent = of ? (above ? placed.get(`${of[1]} ${above}`) : candidate) : root;
      if (!parent) continue;
      const key = keyOf(name);
      parent[key] = [...((parent[key] as StoredRow[] | undefined) ?? []), shown];
    }
  }
  return root;
}
