import pg from 'pg';
import type { CandidateSearchAnswer, CandidateSortKey } from '@/lib/domain/candidate-schemas';
import { setDatabaseUrl } from '@/lib/env';
import { recruiterActor } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import { measureAgainstSql, sample, type Bench } from './measure';

const candidateCount = 10_000;
const repeats = 40;
const pageSize = 20;

interface View {
  sortBy: CandidateSortKey;
  sortOrder: 'ASC' | 'DESC';
  page: number;
  /** The handwritten ORDER BY. */
  order: string;
}

const views: View[] = [
  { sortBy: 'MATCH', sortOrder: 'DESC', page: 1, order: 'match_score DESC NULLS LAST, id' },
  { sortBy: 'LAST_NAME', sortOrder: 'ASC', page: 3, order: 'last_name COLLATE "pl-x-icu" ASC NULLS LAST, id' },
  { sortBy: 'DATE', sortOrder: 'DESC', page: 250, order: 'created_at DESC, id' },
];

/** The page, its verdicts and the total, as plain SQL on one connection. */
async function bareSql(client: pg.Client, processId: string, view: View): Promise<unknown> {
  const rows = await client.query<{ current_analysis_id: string | null }>(
    `SELECT * FROM candidate WHERE process_id = $1 ORDER BY ${view.order} LIMIT ${pageSize} OFFSET $2`,
    [processId, (view.page - 1) * pageSize],
  );
  const analyses = rows.rows.map((row) => row.current_analysis_id).filter((id) => id !== null);
  await client.query('SELECT * FROM criterion_verdict WHERE analysis_id = ANY($1::uuid[])', [analyses]);
  return client.query('SELECT count(*) FROM candidate WHERE process_id = $1', [processId]);
}

async function overHttp(client: ApiClient, csrfToken: string, processId: string, view: View): Promise<void> {
  const { sortBy, sortOrder, page } = view;
  const query = new URLSearchParams({ sortBy, sortOrder, page: String(page), pageSize: String(pageSize) });
  const path = `/processes/${processId}/candidates/search?${query}`;
  const headers = { 'x-csrf-token': csrfToken, connection: 'keep-alive' };
  const { status, body } = await client.post<CandidateSearchAnswer>(path, {}, { headers });
  if (status !== 200 || body.totalItems !== candidateCount || body.items.length !== pageSize) {
    throw new Error(`The search returned ${status} with ${body.items?.length} of ${body.totalItems} candidates`);
  }
}

/** Imported dynamically: the use cases read DATABASE_URL when they are loaded. */
async function loadUseCases(databaseUrl: string) {
  setDatabaseUrl(databaseUrl);
  const [{ createTestProcess }, { createTestCandidates }, { searchCandidates }, { disconnectDatabase }, schemas] =
    await Promise.all([
      import('@/prisma/seed/factories'),
      import('@/prisma/seed/create-test-candidates'),
      import('@/lib/candidates/search/search-candidates'),
      import('@/lib/db/client'),
      import('@/lib/domain/candidate-schemas'),
    ]);
  return { createTestProcess, createTestCandidates, searchCandidates, disconnectDatabase, ...schemas };
}

/** How long a page of the candidate list takes in a process of 10,000, beside the bare SQL of the same page. */
export const candidateList: Bench = {
  name: 'candidate-list',
  what: 'a page of 20 at 10,000 candidates in three orders, beside the bare SQL of the same page',
  async run({ server, databaseUrl }) {
    const lib = await loadUseCases(databaseUrl);
    const sql = new pg.Client({ connectionString: databaseUrl });
    await sql.connect();
    try {
      const actor = await recruiterActor(sql);
      const { id: processId } = await lib.createTestProcess(actor);
      await lib.createTestCandidates({ processId, count: candidateCount });
      await sql.query('ANALYZE');
      const client = await ApiClient.signIn(server.url, 'RECRUITER');
      const csrfToken = await client.csrfToken();
      const filters = lib.candidateFiltersSchema.parse({});
      const samples = await sample(views, repeats, {
        http: (view) => overHttp(client, csrfToken, processId, view),
        useCase: (view) => {
          const query = lib.candidateSearchQuerySchema.parse({ ...view, pageSize, newSearch: 'true' });
          return lib.searchCandidates(actor, { processId, query, filters });
        },
        sql: (view) => bareSql(sql, processId, view),
      });
      return measureAgainstSql('the candidate list at 10,000', samples);
    } finally {
      await sql.end();
      await lib.disconnectDatabase();
    }
  },
};
