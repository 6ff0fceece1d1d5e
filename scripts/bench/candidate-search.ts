import pg from 'pg';
import type { CandidateFilters, CandidateSearchAnswer, CandidateSearchQuery } from '@/lib/domain/candidate-schemas';
import { setDatabaseUrl } from '@/lib/env';
import { recruiterActor } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import { fillCandidates } from './fill-candidates';
import type { Bench, Measure } from './measure';
import { percentile, timed } from './statistics';

/** In the process that is searched, and in each of nine others. */
const count = 100_000;
const otherProcesses = 9;
const templates = 100;
const repeats = 20;
const pageSize = 20;
const bestFirst = 'match_score DESC NULLS LAST, id';

/** One search, as the API takes it and as handwritten SQL. */
export interface View {
  name: string;
  filters?: CandidateFilters;
  where?: string;
  query?: Partial<CandidateSearchQuery>;
  order?: string;
}

interface Found {
  ids: string[];
  total: number;
}

const filter = (name: string, filters: CandidateFilters, where: string): View => ({ name, filters, where });
const sort = (sortBy: CandidateSearchQuery['sortBy'], sortOrder: 'ASC' | 'DESC', order: string): View => ({
  name: `by ${sortBy}`,
  query: { sortBy, sortOrder },
  order: `${order} ${sortOrder} NULLS LAST, id`,
});
/** For SQL: whose CV has one of these forms of a word. */
export const cvHas = (...forms: string[]) =>
  `id IN (SELECT own.id FROM candidate own JOIN cv_search_text t ON t.sha256 = own.cv_sha256
    WHERE own.process_id = $1 AND t.words @@ '${forms.join(' | ')}'::tsquery)`;
const life = `array_position(ARRAY['AWAITING_DOWNLOAD','DOWNLOADING','AWAITING_PROCESSING','IN_PROGRESS',
  'INSUFFICIENT_POSITION_DESCRIPTION','NO_FILE_FOUND','ERROR','PROCESSING_OUTDATED','NEW','SEEN','AWAITING_EXTERNAL_PICK',
  'sent'], status::text)`;

const orders: View[] = [
  { name: 'no filter' },
  { name: 'page 2,500', query: { page: 2_500 } },
  sort('DATE', 'DESC', 'created_at'),
  sort('EXTERNAL_PROCESS_STATUS', 'ASC', 'external_process_status'),
  sort('FIRST_NAME', 'ASC', 'first_name COLLATE "pl-x-icu"'),
  sort('LAST_NAME', 'ASC', 'last_name COLLATE "pl-x-icu"'),
  sort('ORDINAL_NUMBER', 'DESC', 'ordinal_number'),
  sort('RATE', 'DESC', 'rate'),
  sort('SOURCE', 'ASC', 'source'),
  sort('STATUS', 'ASC', life),
];

const columnFilters: View[] = [
  filter('status', { statuses: ['NEW'] }, `status = 'NEW'`),
  filter('match', { matchFrom: 70, matchTo: 80 }, 'match_score BETWEEN 70 AND 80'),
  filter('stars', { rates: [5] }, 'rate = 5'),
  filter('source', { sources: ['ERECRUITER'] }, `source = 'ERECRUITER'`),
  filter('application source', { applicationSources: ['LinkedIn'] }, `'LinkedIn' = ANY(application_sources)`),
  filter(
    'a month',
    { dateFrom: '2026-03-01', dateTo: '2026-03-31' },
    `created_at >= '2026-03-01 00:00 Europe/Warsaw' AND created_at < '2026-04-01 00:00 Europe/Warsaw'`,
  ),
  filter('decision', { decisions: ['REJECT'] }, `decision = 'REJECT'`),
  filter('undecided', { decisions: ['UNDECIDED'] }, 'decision IS NULL'),
  filter(
    'language and level',
    { languages: ['en:ADVANCED'] },
    `(languages @> '[{"language":"en","level":"ADVANCED"}]' OR languages @> '[{"language":"en","level":"PROFICIENT"}]'
        OR languages @> '[{"language":"en","level":"NATIVE"}]')`,
  ),
  filter('city', { cities: ['Łódź'] }, `city = 'Łódź'`),
  filter('voivodeship', { voivodeships: ['łódzkie'] }, `voivodeship = 'łódzkie'`),
  filter(
    'salary',
    { salaryFrom: 8_000, salaryTo: 9_000 },
    `expected_currency = 'PLN' AND expected_salary_minor BETWEEN 800000 AND 900000`,
  ),
];

const textFilters: View[] = [
  filter('name', { searchPhrase: 'żuraw' }, `search_text LIKE '%zuraw%'`),
  filter(
    'CV, a word of a third',
    { searchPhrase: 'java' },
    `(search_text LIKE '%java%' OR ${cvHas('java', 'javy', 'javie')})`,
  ),
  filter(
    'CV, a word of one in twenty',
    { searchPhrase: 'kafka' },
    `(search_text LIKE '%kafka%' OR ${cvHas('kafka', 'kafki', 'kafce')})`,
  ),
  filter(
    'CV, a word of one in a thousand',
    { searchPhrase: 'spawacz' },
    `(search_text LIKE '%spawacz%' OR ${cvHas('spawacz', 'spawacza', 'spawacze')})`,
  ),
  filter(
    'CV, two words',
    { searchPhrase: 'java kafka' },
    `(search_text LIKE '%java%' OR ${cvHas('java', 'javy', 'javie')})
        AND (search_text LIKE '%kafka%' OR ${cvHas('kafka', 'kafki', 'kafce')})`,
  ),
  filter(
    'three filters',
    { statuses: ['NEW'], decisions: ['UNDECIDED'], searchPhrase: 'kafka' },
    `status = 'NEW' AND decision IS NULL AND (search_text LIKE '%kafka%' OR ${cvHas('kafka', 'kafki', 'kafce')})`,
  ),
];

/** @param criterionId of the process that is searched; @param userId who searches */
function makeViews({ criterionId, userId }: { criterionId: string; userId: string }): View[] {
  return [
    ...orders,
    ...columnFilters,
    filter(
      'opened by me',
      { opened: ['OPENED'] },
      `id IN (SELECT candidate_id FROM candidate_view WHERE user_id = '${userId}')`,
    ),
    filter(
      'verdict on a criterion',
      { verdicts: [`${criterionId}:NOT_MET`] },
      `current_analysis_id IN (SELECT analysis_id FROM criterion_verdict
        WHERE criterion_id = '${criterionId}' AND verdict = 'NOT_MET')`,
    ),
    ...textFilters,
  ];
}

/** The page, its verdicts with a quote each, and the total, as plain SQL on one connection. */
export async function bareSearch(client: pg.Client | pg.Pool, processId: string, view: View): Promise<Found> {
  const { where = 'TRUE', order = bestFirst, query } = view;
  const offset = ((query?.page ?? 1) - 1) * pageSize;
  const page = await client.query<{ id: string; current_analysis_id: string | null }>(
    `SELECT * FROM candidate WHERE process_id = $1 AND ${where} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${offset}`,
    [processId],
  );
  const analyses = page.rows.map((row) => row.current_analysis_id).filter((id) => id !== null);
  const verdicts = await client.query<{ id: string }>(
    'SELECT v.*, a.score_breakdown FROM criterion_verdict v JOIN analysis a ON a.id = v.analysis_id WHERE a.id = ANY($1::uuid[])',
    [analyses],
  );
  await client.query('SELECT DISTINCT ON (verdict_id) * FROM evidence WHERE verdict_id = ANY($1::uuid[])', [
    verdicts.rows.map(({ id }) => id),
  ]);
  const total = await client.query<{ count: string }>(
    `SELECT count(*) FROM candidate WHERE process_id = $1 AND ${where}`,
    [processId],
  );
  return { ids: page.rows.map(({ id }) => id), total: Number(total.rows[0]?.count) };
}

/** Imported dynamically: the use cases read DATABASE_URL when they are loaded. */
async function fill(sql: pg.Client, databaseUrl: string) {
  setDatabaseUrl(databaseUrl);
  const { createTestProcess } = await import('@/prisma/seed/factories');
  const { createTestCandidates } = await import('@/prisma/seed/create-test-candidates');
  const { disconnectDatabase } = await import('@/lib/db/client');
  const actor = await recruiterActor(sql);
  const { id: processId, requirementList } = await createTestProcess(actor);
  const otherProcessIds: string[] = [];
  for (let index = 0; index < otherProcesses; index += 1) otherProcessIds.push((await createTestProcess(actor)).id);
  await createTestCandidates({ processId, count: templates });
  await fillCandidates(sql, processId, [
    { processIds: [processId], count: count - templates, withAnalyses: true },
    { processIds: otherProcessIds, count: count - templates, withAnalyses: false },
  ]);
  await sql.query(
    `INSERT INTO candidate_view (candidate_id, user_id)
     SELECT id, $2 FROM candidate WHERE process_id = $1 AND ordinal_number % 50 = 0`,
    [processId, actor.userId],
  );
  await disconnectDatabase();
  return { actor, processId, criterionId: requirementList[0]?.id ?? '' };
}

/** The same rows in both ways, and how long either takes. */
async function measureView(
  view: View,
  search: (view: View) => Promise<Found>,
  bare: (view: View) => Promise<Found>,
  times = repeats,
): Promise<Measure> {
  const [answer, expected] = [await search(view), await bare(view)];
  if (answer.total !== expected.total || answer.ids.join() !== expected.ids.join()) {
    throw new Error(`${view.name}: the search found ${answer.total}, the SQL ${expected.total}, or other rows`);
  }
  const samples: { product: number[]; bare: number[] } = { product: [], bare: [] };
  for (let repeat = 0; repeat < times; repeat += 1) {
    samples.product.push(await timed(() => search(view)));
    samples.bare.push(await timed(() => bare(view)));
  }
  const [product, plain] = [percentile(samples.product, 0.95), percentile(samples.bare, 0.95)];
  const medians = { p50: percentile(samples.product, 0.5), bareP50: percentile(samples.bare, 0.5) };
  const details = { samples: times, found: answer.total, ...medians };
  return {
    name: `p95 of candidates, ${view.name}`,
    unit: 'ms',
    product,
    bare: plain,
    timesBare: product / plain,
    details,
  };
}

/** A page of the candidate list at 100,000 in one process and 1,000,000 in all, by each order and filter. */
export const candidateSearch: Bench = {
  name: 'candidate-search',
  what: 'each order, filter and CV search at 100,000 candidates in one process and 1,000,000 in all, beside bare SQL',
  async run({ server, databaseUrl }) {
    const sql = new pg.Client({ connectionString: databaseUrl });
    await sql.connect();
    try {
      const { actor, processId, criterionId } = await fill(sql, databaseUrl);
      const client = await ApiClient.signIn(server.url, 'RECRUITER');
      const headers = { 'x-csrf-token': await client.csrfToken(), connection: 'keep-alive' };
      const search = async ({ query, filters = {} }: View): Promise<Found> => {
        const parameters = new URLSearchParams({ pageSize: String(pageSize) });
        for (const [key, value] of Object.entries(query ?? {})) parameters.set(key, String(value));
        const path = `/processes/${processId}/candidates/search?${parameters}`;
        const { status, body } = await client.post<CandidateSearchAnswer>(path, filters, { headers });
        if (status !== 200) throw new Error(`The search returned ${status}: ${JSON.stringify(body)}`);
        return { ids: body.items.map(({ id }) => id), total: body.totalItems };
      };
      const measures: Measure[] = [];
      for (const view of makeViews({ criterionId, userId: actor.userId })) {
        measures.push(await measureView(view, search, (one) => bareSearch(sql, processId, one)));
      }
      return measures;
    } finally {
      await sql.end();
    }
  },
};
