import { createHash, randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { query, withClient } from '@/lib/db/with-client';
import { env } from '@/lib/env';
import { inDatabase, personalData } from '@/lib/domain/personal-data';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { createFairnessRunRow } from '../fairness-run-row';

/** Stands in every text below a candidate. */
const canary = 'kanarek';
const canaryBytes = Buffer.from(canary).toString('hex');

interface Column {
  table: string;
  column: string;
  /** As PostgreSQL names it: `text`, `_text`, `bpchar`, an enumeration. */
  type: string;
  isNullable: boolean;
  /** The table that it refers to. */
  refersTo: string | null;
  /** The first value of an enumeration, also of a list of it. */
  firstValue: string | null;
}

type Row = Record<string, unknown>;

const hashOf = (table: string, column: string): string =>
  createHash('sha256').update(`${canary} ${table} ${column}`).digest('hex');

/** The tables below a candidate, those that others refer to first. */
const filledTables = Object.entries(personalData)
  .filter(([, { rows }]) => !['age', 'go-after-a-week', 'go-at-their-time', 'stay-for-good'].includes(rows))
  .sort(([, one], [, other]) => Number(other.rows === 'go-with-file') - Number(one.rows === 'go-with-file'))
  .map(([name]) => inDatabase(name));

async function readColumns(): Promise<Column[]> {
  return database().$queryRaw<Column[]>`
    SELECT c.table_name AS table, c.column_name AS column, c.udt_name AS type, c.is_nullable = 'YES' AS "isNullable",
      (SELECT k.confrelid::regclass::text FROM pg_constraint k JOIN pg_attribute a
        ON a.attrelid = k.conrelid AND k.conkey = ARRAY[a.attnum]
        WHERE k.contype = 'f' AND k.conrelid = c.table_name::regclass AND a.attname = c.column_name) AS "refersTo",
      (SELECT e.enumlabel FROM pg_enum e JOIN pg_type y ON y.oid = e.enumtypid
        WHERE y.typname = ltrim(c.udt_name, '_') ORDER BY e.enumsortorder LIMIT 1) AS "firstValue"
    FROM information_schema.columns c
    WHERE c.table_schema = current_schema() AND c.table_name = ANY(${filledTables})
    ORDER BY c.ordinal_position`;
}

/** What a column holds, as JSON; undefined: nothing is written. `isCanary`: a text that can be found again. */
function valueOf(found: Column, ids: Map<string, string>): { value: unknown; isCanary: boolean } | undefined {
  const { table, column, type, isNullable, refersTo, firstValue } = found;
  const text = `${canary}.${table}.${column}`;
  const plain = (value: unknown) => ({ value, isCanary: false });
  const canaried = (value: unknown) => ({ value, isCanary: true });
  if (refersTo !== null) return ids.has(refersTo) ? plain(ids.get(refersTo)) : undefined;
  if (type === 'text') return canaried(text);
  if (type === '_text') return canaried([text]);
  if (type === 'bpchar') return canaried(column === 'expected_currency' ? 'PLN' : hashOf(table, column));
  if (type === 'jsonb') return canaried({ text });
  if (type === 'bytea') return canaried(String.raw`\x` + Buffer.from(text).toString('hex'));
  if (firstValue !== null) return isNullable ? undefined : plain(type.startsWith('_') ? [firstValue] : firstValue);
  if (type === 'uuid') return isNullable ? undefined : plain(randomUUID());
  if (type === '_int4') return plain([1]);
  if (type === 'bool') return plain(false);
  if (/^(int|float)\d$/.test(type)) return plain(1);
  if (/^(timestamptz|date)$/.test(type)) return isNullable ? undefined : plain(new Date());
  return undefined;
}

/** What has to be so that the rows can be of one candidate, and be read. */
function specialValues(processId: string, requestId: string): Record<string, Row> {
  const usage = { inputTokens: 1, cachedTokens: 0, outputTokens: 1, costMicros: 1 };
  const breakdown = { score: 0, rangeLow: 0, rangeHigh: 0, base: 0, redFlagPenalty: 0, capped: false, lines: [] };
  const canaryOf = (text: string) => ({ text: `${canary}.${text}` });
  return {
    candidate: {
      process_id: processId,
      status: 'ERROR',
      source: 'ERECRUITER',
      analysis_request_id: requestId,
      rate_source: 'RECRUITER',
      date_doubts: [{ kind: 'IN_FUTURE', quote: `${canary}.candidate.date_doubts`, said: '', against: '2026-11-22' }],
    },
    analysis: {
      criteria_snapshot: [],
      score_breakdown: { ...breakdown, ...canaryOf('analysis.score_breakdown') },
    },
    ats_application: { departure: 'DELETED' },
    analysis_draft: { request_id: requestId, answers: { one: { ...canaryOf('analysis_draft.answers'), usage } } },
  };
}

async function insert(table: string, row: Row): Promise<Row> {
  const columns = Object.keys(row);
  const own = Prisma.raw(columns.join(', '));
  const read = Prisma.raw(columns.map((column) => `r.${column}`).join(', '));
  const name = Prisma.raw(table);
  const [stored] = await database().$queryRaw<{ row: Row }[]>`
    INSERT INTO ${name} AS t (${own})
    SELECT ${read} FROM jsonb_populate_record(NULL::${name}, ${JSON.stringify(row)}::jsonb) r RETURNING to_jsonb(t) AS row`;
  return stored?.row ?? {};
}

/**
 * A candidate from an ATS with a row in every table that `personalData` has below it, and a text that can be found in every column
 * that takes one: a new column has one by itself.
 *
 * @returns `filled`: the columns with such a text, as `table.column`
 */
export async function fillPersonalData() {
  const { actor } = await createTestUser('ADMIN');
  const { id: processId } = await createTestProcess(actor);
  const connection = await database().atsConnection.create({
    data: { name: `ATS ${processId}`, provider: 'TRAFFIT', settings: {} },
  });
  const batch = await database().modelBatch.create({ data: { processId } });
  const offer = await database().interviewOffer.create({ data: { processId, timeZone: 'Europe/Warsaw' } });
  const shown = { isBlind: false, showsContact: false, showsPay: false, showsNotes: false };
  const shortlist = await database().shortlist.create({ data: { processId, name: 'Do rozmowy', ...shown } });
  const ids = new Map([
    ['process', processId],
    ['app_user', actor.userId],
    ['ats_connection', connection.id],
    ['model_batch', batch.id],
    ['interview_offer', offer.id],
    ['shortlist', shortlist.id],
    ['fairness_run', await createFairnessRunRow(processId, actor.userId)],
  ]);
  const special = specialValues(processId, randomUUID());
  const columns = await readColumns();
  const filled: string[] = [];
  for (const table of filledTables) {
    const row: Row = {};
    for (const column of columns.filter((one) => one.table === table)) {
      const given = valueOf(column, ids);
      if (given) row[column.column] = given.value;
      if (given?.isCanary) filled.push(`${table}.${column.column}`);
    }
    const stored = await insert(table, { ...row, ...special[table] });
    ids.set(table, String(stored.id ?? stored.sha256));
  }
  const candidateId = ids.get('candidate') ?? '';
  const currentAnalysisId = ids.get('analysis') ?? '';
  await database().candidate.update({ where: { id: candidateId }, data: { currentAnalysisId } });
  const withoutCanary = new Set(['candidate.expected_currency', 'analysis.criteria_snapshot']);
  return {
    actor,
    processId,
    candidateId,
    applicationId: ids.get('ats_application') ?? '',
    filled: filled.filter((column) => !withoutCanary.has(column)),
  };
}

/**
 * The columns of all tables of a database in which a text of `fillPersonalData` stands, as `table.column`.
 *
 * @param url that of the tests by default
 */
export async function columnsWithCanary(url = env().DATABASE_URL ?? ''): Promise<string[]> {
  const columns = await query<{ table: string; column: string }>(
    url,
    `SELECT quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
    ORDER BY 1, c.ordinal_position`,
  );
  const hashes = new Set(columns.map(({ table, column }) => hashOf(table.replace('public.', ''), column)));
  const found = await withClient(url, async (client) => {
    const held = new Set<string>();
    for (const table of new Set(columns.map((one) => one.table))) {
      const own = columns.filter((one) => one.table === table).map(({ column }) => column);
      const values = own.map((column) => `lower("${column}"::text) AS "${column}"`);
      const { rows } = await client.query<Record<string, string | null>>(`SELECT ${values.join(', ')} FROM ${table}`);
      for (const column of own) {
        const isCanary = (value: string | null | undefined) => !!value && holdsCanary(value, hashes);
        if (rows.some((row) => isCanary(row[column]))) held.add(`${table}.${column}`);
      }
    }
    return held;
  });
  return columns
    .map(({ table, column }) => `${table}.${column}`)
    .filter((one) => found.has(one))
    .map((one) => one.replace('public.', ''));
}

/** Whether the text stands there, in letters or as bytes, or one of the hashes: in PostgreSQL their pattern took seconds a table. */
function holdsCanary(value: string, hashes: ReadonlySet<string>): boolean {
  if (value.includes(canary) || value.includes(canaryBytes)) return true;
  return [...value.matchAll(/[0-9a-f]{64,}/g)].some(([digits]) =>
    Array.from({ length: digits.length - 63 }, (_, from) => digits.slice(from, from + 64)).some((one) =>
      hashes.has(one),
    ),
  );
}
