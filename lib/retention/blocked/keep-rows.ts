import { belongsTo } from '@/lib/candidates/erasure/erase-personal-data';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { inDatabase, personalData } from '@/lib/domain/personal-data';

/** What was under way elsewhere does not come back: messages to other systems, and a model's batch. */
const leftOut = ['ModelBatchItem', 'WebhookMessage', 'WebhookAttempt'];

/** Tables whose rows are kept of a blocked candidate, those that others refer to first. */
const keptTables = Object.entries(personalData).flatMap(([name, { of, rows }]) =>
  (name === 'Candidate' || of !== null) && (rows === 'stay' || rows === 'go') && !leftOut.includes(name)
    ? [inDatabase(name)]
    : [],
);
const modelOf = new Map(Object.keys(personalData).map((name) => [inDatabase(name), name]));

/** For SQL: everything of candidate `c` that is kept while it is blocked, by table. */
export function allRows(): Prisma.Sql {
  const rows = keptTables.map((table) => {
    const ofThis = belongsTo(modelOf.get(table) ?? '', Prisma.sql`= c.id`);
    return Prisma.sql`${table}::text, (SELECT jsonb_agg(to_jsonb(t)) FROM ${Prisma.raw(table)} t WHERE ${ofThis})`;
  });
  return Prisma.sql`jsonb_build_object(${Prisma.join(rows)})`;
}

interface Column {
  name: string;
  isNullable: boolean;
  /** The table and column that it refers to. */
  refersTo: string | null;
  key: string | null;
}

/** The columns of a table that a kept row has; those that have been added since get their defaults. */
async function findColumns(db: Db, table: string, candidateId: string): Promise<Column[]> {
  return db.$queryRaw<Column[]>`
    SELECT a.attname AS name, NOT a.attnotnull AS "isNullable", k.confrelid::regclass::text AS "refersTo", f.attname AS key
    FROM pg_attribute a
      LEFT JOIN pg_constraint k ON k.conrelid = a.attrelid AND k.contype = 'f' AND k.conkey = ARRAY[a.attnum]
      LEFT JOIN pg_attribute f ON f.attrelid = k.confrelid AND f.attnum = k.confkey[1]
    WHERE a.attrelid = ${table}::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attname IN (
      SELECT jsonb_object_keys(row) FROM blocked_candidate b,
        jsonb_array_elements(nullif(b.content -> ${table}, 'null')) row WHERE b.id = ${candidateId}::uuid)
    ORDER BY a.attnum`;
}

/** What others have deleted meanwhile is not referred to: the column is empty then or, where it cannot be, the row stays away. */
async function insertRows(db: Db, table: string, candidateId: string): Promise<void> {
  const columns = await findColumns(db, table, candidateId);
  if (columns.length === 0) return;
  const isThere = ({ name, refersTo, key }: Column) =>
    `EXISTS (SELECT 1 FROM ${refersTo} o WHERE o."${key}" = r."${name}")`;
  const values = columns.map((column) => {
    const value = `r."${column.name}"`;
    return column.refersTo && column.isNullable ? `CASE WHEN ${isThere(column)} THEN ${value} END` : value;
  });
  const needed = columns.filter(({ refersTo, isNullable }) => refersTo && !isNullable).map(isThere);
  const name = Prisma.raw(table);
  await db.$executeRaw`
    INSERT INTO ${name} (${Prisma.raw(columns.map((column) => `"${column.name}"`).join(', '))})
    SELECT ${Prisma.raw(values.join(', '))}
    FROM blocked_candidate b, jsonb_populate_recordset(NULL::${name}, nullif(b.content -> ${table}, 'null')) r
    WHERE b.id = ${candidateId}::uuid AND ${Prisma.raw(needed.join(' AND ') || 'true')}
    ON CONFLICT DO NOTHING`;
}

/** Puts everything back that {@link allRows} kept of a blocked candidate. Its costs were counted when it went. */
export async function putRowsBack(db: Db, candidateId: string): Promise<void> {
  for (const table of keptTables) await insertRows(db, table, candidateId);
  // The rows that the candidate's own row refers to came after it.
  await db.$executeRaw`
    UPDATE candidate c SET current_analysis_id = (SELECT n.id FROM analysis n WHERE n.id = r.current_analysis_id),
      decision_id = (SELECT d.id FROM candidate_decision d WHERE d.id = r.decision_id)
    FROM blocked_candidate b, jsonb_populate_recordset(NULL::candidate, b.content -> 'candidate') r
    WHERE b.id = ${candidateId}::uuid AND c.id = b.id`;
  const uncounted = { inputTokens: 0, cachedTokens: 0, outputTokens: 0, costMicros: 0 };
  await db.analysis.updateMany({ where: { candidateId }, data: uncounted });
}
