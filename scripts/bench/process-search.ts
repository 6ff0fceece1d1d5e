import pg from 'pg';
import type { ProcessPage } from '@/lib/domain/process-schemas';
import { setDatabaseUrl } from '@/lib/env';
import { recruiterActor } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import type { Bench, Measure } from './measure';
import { percentile, timed } from './statistics';

const processCount = 100_000;
const repeats = 20;
const pageSize = 20;
const newestFirst = 'created_at DESC, id';

/** One query, as the API takes it and as handwritten SQL. */
interface View {
  name: string;
  query: Record<string, string>;
  where?: string;
  order?: string;
  from?: string;
}

const working = `id IN (SELECT process_id FROM candidate WHERE status IN ('AWAITING_PROCESSING', 'DOWNLOADING', 'IN_PROGRESS'))`;
const shown = `CASE WHEN status = 'ACTIVE' AND ${working} THEN 'IN_PROGRESS' ELSE status::text END`;
const life = `array_position(ARRAY['IN_CREATION','CREATED','ACTIVE','IN_PROGRESS','STOPPED','ERROR','ARCHIVED'], ${shown})`;
const phrase = (name: string, searchPhrase: string, ...words: string[]): View => ({
  name: `phrase, ${name}`,
  query: { searchPhrase },
  where: words.map((word) => `search_text LIKE '%${word}%'`).join(' AND '),
});
const sort = (sortBy: string, sortOrder: string, order: string, from?: string): View => ({
  name: `by ${sortBy} ${sortOrder}`,
  query: { sortBy, sortOrder },
  order,
  ...(from ? { from } : {}),
});

function makeViews(createdBy: string): View[] {
  return [
    { name: 'no filter', query: {} },
    { name: 'page 2,500 of 5,000', query: { page: '2500' } },
    { name: 'status ACTIVE', query: { statuses: 'ACTIVE' }, where: `status = 'ACTIVE' AND NOT ${working}` },
    { name: 'status IN_PROGRESS', query: { statuses: 'IN_PROGRESS' }, where: `status = 'ACTIVE' AND ${working}` },
    { name: 'two statuses', query: { statuses: 'STOPPED,ERROR' }, where: `status IN ('STOPPED', 'ERROR')` },
    { name: 'created by', query: { createdBy }, where: `created_by_id = '${createdBy}'` },
    { name: 'ATS id', query: { externalProcessId: 'ATS-4200' }, where: `lower(external_process_id) = 'ats-4200'` },
    { name: 'number', query: { ordinalNumber: '4321' }, where: 'ordinal_number = 4321' },
    {
      name: 'a month',
      query: { dateFrom: '2020-03-01', dateTo: '2020-03-31' },
      where: `created_at >= '2020-03-01 00:00 Europe/Warsaw' AND created_at < '2020-04-01 00:00 Europe/Warsaw'`,
    },
    phrase('two words', 'spawacz łódź', 'spawacz', 'lodz'),
    phrase('a number in the text', 'nr 77123', 'nr', '77123'),
    phrase('a word that all share', 'zespołu', 'zespolu'),
    phrase('two letters', 'bi', 'bi'),
    phrase('no such word', 'nikttaki', 'nikttaki'),
    sort('NAME', 'ASC', 'name COLLATE "pl-x-icu", id'),
    sort('NAME', 'DESC', 'name COLLATE "pl-x-icu" DESC, id'),
    sort('ORDINAL_NUMBER', 'DESC', 'ordinal_number DESC'),
    sort('EXTERNAL_PROCESS_ID', 'DESC', 'external_process_id DESC NULLS LAST, id'),
    sort('REQUIREMENTS', 'ASC', 'left(requirements, 80) COLLATE "pl-x-icu", id'),
    sort('STATUS', 'ASC', `${life}, id`),
    sort(
      'CREATED_BY',
      'ASC',
      'place, id',
      `(SELECT p.*, u.place FROM process p JOIN (SELECT id AS person, dense_rank() OVER (ORDER BY last_name, first_name)
        AS place FROM app_user) u ON u.person = p.created_by_id) process`,
    ),
  ];
}

/** The page, the other data of its rows, and the total, as plain SQL on one connection. */
async function bareSql(client: pg.Client, { where = 'TRUE', order = newestFirst, from = 'process', query }: View) {
  const offset = (Number(query.page ?? 1) - 1) * pageSize;
  const page = await client.query<{ id: string }>(
    `SELECT * FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${offset}`,
  );
  const ids = [page.rows.map(({ id }) => id)];
  await client.query('SELECT * FROM criterion WHERE process_id = ANY($1::uuid[])', ids);
  await client.query(
    'SELECT process_id, status, count(*) FROM candidate WHERE process_id = ANY($1::uuid[]) GROUP BY 1, 2',
    ids,
  );
  const total = await client.query<{ count: string }>(`SELECT count(*) FROM process WHERE ${where}`);
  return { ids: ids[0] ?? [], total: Number(total.rows[0]?.count) };
}

async function overHttp(client: ApiClient, { query }: View): Promise<{ ids: string[]; total: number }> {
  const path = `/processes/search?${new URLSearchParams({ ...query, pageSize: String(pageSize) })}`;
  const { status, body } = await client.get<ProcessPage>(path, { headers: { connection: 'keep-alive' } });
  if (status !== 200) throw new Error(`The search answered ${status}: ${JSON.stringify(body)}`);
  return { ids: body.items.map(({ id }) => id), total: body.totalItems };
}

/** 100,000 processes of forty people; some are linked, some have work under way. @returns the creator of one of them */
async function fill(sql: pg.Client, databaseUrl: string): Promise<string> {
  setDatabaseUrl(databaseUrl);
  const { createTestProcesses } = await import('@/prisma/seed/create-test-processes');
  const { database, disconnectDatabase } = await import('@/lib/db/client');
  const { userId: createdById } = await recruiterActor(sql);
  await createTestProcesses(database(), { createdById, count: processCount });
  await disconnectDatabase();
  await sql.query(`
    INSERT INTO app_user (id, email, first_name, last_name, updated_at)
    SELECT gen_random_uuid(), 'person' || n || '@tests.example', 'Anna', 'Żurawska' || n, now()
    FROM generate_series(1, 40) AS n`);
  await sql.query(`
    UPDATE process SET
      created_by_id = ((SELECT array_agg(id ORDER BY email) FROM app_user))[1 + ordinal_number % 40],
      external_process_id = CASE WHEN ordinal_number % 3 = 0 THEN 'ATS-' || ordinal_number END,
      status = (ARRAY['ACTIVE','ACTIVE','ACTIVE','CREATED','IN_CREATION','STOPPED','ERROR','ARCHIVED'])
        [1 + ordinal_number % 8]::"ProcessStatus"`);
  await sql.query(`
    INSERT INTO candidate (id, process_id, ordinal_number, status, source, external_process_status, updated_at)
    SELECT gen_random_uuid(), id, 1, (CASE WHEN ordinal_number % 200 = 0 THEN 'IN_PROGRESS' ELSE 'NEW' END)
      ::"CandidateStatus", 'KNOW_ME', 'NOT_APPLICABLE', now() FROM process`);
  await sql.query('VACUUM ANALYZE');
  const one = await sql.query<{ id: string }>('SELECT created_by_id AS id FROM process WHERE ordinal_number = 7');
  return one.rows[0]?.id ?? '';
}

async function measure(client: ApiClient, sql: pg.Client, view: View): Promise<Measure> {
  const [answer, expected] = [await overHttp(client, view), await bareSql(sql, view)];
  const isSame = answer.total === expected.total && answer.ids.join() === expected.ids.join();
  if (!isSame)
    throw new Error(`${view.name}: the call found ${answer.total}, the SQL ${expected.total}, or other rows`);
  const samples: { http: number[]; bare: number[] } = { http: [], bare: [] };
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    samples.http.push(await timed(() => overHttp(client, view)));
    samples.bare.push(await timed(() => bareSql(sql, view)));
  }
  const [product, bare] = [percentile(samples.http, 0.95), percentile(samples.bare, 0.95)];
  const details = {
    samples: repeats,
    found: answer.total,
    p50: percentile(samples.http, 0.5),
    bareP50: percentile(samples.bare, 0.5),
  };
  return { name: `p95 of processes, ${view.name}`, unit: 'ms', product, bare, timesBare: product / bare, details };
}

/** How long a page of 100,000 processes takes with every filter and order, beside the bare SQL of the same question. */
export const processSearch: Bench = {
  name: 'process-search',
  what: 'a page of 20 of 100,000 processes, by every filter and order, over HTTP, beside the bare SQL of the same page',
  async run({ server, databaseUrl }) {
    const sql = new pg.Client({ connectionString: databaseUrl });
    await sql.connect();
    try {
      const createdBy = await fill(sql, databaseUrl);
      const client = await ApiClient.signIn(server.url, 'RECRUITER');
      const measures: Measure[] = [];
      for (const view of makeViews(createdBy)) measures.push(await measure(client, sql, view));
      return measures;
    } finally {
      await sql.end();
    }
  },
};
