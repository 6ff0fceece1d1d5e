import { Prisma } from '@/lib/db/generated/client';
import type { Db } from '@/lib/db/client';
import { inDatabase, personalData } from '@/lib/domain/personal-data';
import { copiedColumns, copiedTables, keyOf } from './copied-columns';

type JsonSchema = Record<string, unknown>;

/** Of what PostgreSQL calls them, in the JSON that it makes. */
function typeOf(type: string): JsonSchema {
  if (type.startsWith('_')) return { type: 'array', items: typeOf(type.slice(1)) };
  if (type === 'jsonb') return {};
  if (type === 'bool') return { type: 'boolean' };
  if (/^(int|float)\d$/u.test(type)) return { type: 'number' };
  if (type === 'timestamptz') return { type: 'string', format: 'date-time' };
  return type === 'date' ? { type: 'string', format: 'date' } : { type: 'string' };
}

const orNull = (schema: JsonSchema): JsonSchema =>
  typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;

/** Words that stand beside the columns, see `loadStoredData`. */
const words: Readonly<Record<string, JsonSchema>> = {
  CriterionVerdict: { criterion: { type: ['string', 'null'] } },
  CandidateDecision: { reason: { type: ['string', 'null'] } },
  CandidateFollowUp: { stage: { type: ['string', 'null'] } },
  StageChange: { fromStage: { type: ['string', 'null'] }, toStage: { type: ['string', 'null'] } },
};

/**
 * A JSON Schema (2020-12) of the copy's JSON, made from what the database holds, so that it says of every column what is there.
 *
 * @param about schema of what stands beside the stored data
 */
export async function copySchema(db: Db, about: JsonSchema): Promise<JsonSchema> {
  const tables = copiedTables.map(inDatabase);
  const columns = await db.$queryRaw<{ table: string; column: string; type: string; isNullable: boolean }[]>`
    SELECT table_name AS table, column_name AS column, udt_name AS type, is_nullable = 'YES' AS "isNullable"
    FROM information_schema.columns WHERE table_schema = current_schema() AND table_name IN (${Prisma.join(tables)})`;
  const typed = new Map(columns.map((column) => [`${column.table}.${column.column}`, column]));
  const tableSchema = (name: string): JsonSchema => {
    const own = copiedColumns(name).map((column) => {
      const found = typed.get(`${inDatabase(name)}.${inDatabase(column)}`);
      const type = typeOf(found?.type ?? 'text');
      return [column, found?.isNullable ? orNull(type) : type];
    });
    const below = copiedTables
      .filter((other) => personalData[other]?.of?.[1] === name)
      .map((other) => [keyOf(other), { type: 'array', items: tableSchema(other) }]);
    return {
      type: 'object',
      properties: { ...Object.fromEntries([...own, ...below]), ...words[name] },
      required: own.map(([column]) => column),
      additionalProperties: false,
    };
  };
  const top = copiedTables.filter((name) => personalData[name]?.of === null);
  const stored = top.map((name) => [
    keyOf(name),
    name === 'Candidate' ? tableSchema(name) : { type: 'array', items: tableSchema(name) },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Copy of a candidate’s data (GDPR, article 15(3))',
    type: 'object',
    properties: { $schema: { type: 'string' }, about, ...Object.fromEntries(stored) },
    required: ['about', 'candidate'],
    additionalProperties: false,
  };
}
