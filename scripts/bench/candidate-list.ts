import pg from 'pg';
import type { CandidateSearchAnswer, CandidateSortKey } from '@/lib/candidates/schemas';
import { recruiterActor } from '../testing/accounts';
import { ApiClient } from '../testing/api-client';
import { measureAgainstSql, type Bench, type Samples } from './measure';
import { timed } from './statistics';

const candidateCount = 10_000;
const repeats = 40;
const pageSize = 20;

interface View {
  sortBy: CandidateSortKey;
  sortOrder: 'ASC' | 'DESC';
  page: number;
  /** The ORDER BY that someone would write by hand. */
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

async function overHttp(client: ApiClient, processId: string, view: View): Promise<void> {
  const { sortBy, sortOrder, page } = view;
  const query = new URLSearchParams({ sortBy, sortOrder, page: String(page), pageSize: String(pageSize) });
  const path = `/processes/${processId}/candidates/search?${query}`;
  // As a browser: the token is there already, and so is the connection.
  const headers = { 'x-csrf-token': await tokenOf(client), connection: 'keep-alive' };
  const { status, body } = await client.post<CandidateSearchAnswer>(path, {}, { headers });
  if (status !== 200 || body.totalItems !== candidateCount || body.items.length !== pageSize) {
    throw new Error(`The search answered ${status} with ${body.items?.length} of ${body.totalItems} candidates`);
  }
}

const tokens = new WeakMap<ApiClient, Promise<string>>();

function tokenOf(client: ApiClient): Promise<string> {
  const token = tokens.get(client) ?? client.csrfToken();
  tokens.set(client, token);
  return token;
}

/** The use cases read DATABASE_URL when they are loaded, so they are loaded after it is set. */
async function loadUseCases(databaseUrl: string) {
  process.env.DATABASE_URL = databaseUrl;
  const [{ createTestProcess }, { createTestCandidates }, { searchCandidates }, { disconnectDatabase }, schemas] =
    await Promise.all([
      import('@/prisma/seed/factories'),
      import('@/prisma/seed/create-test-candidates'),
      import('@/lib/candidates/search-candidates'),
      import('@/lib/db/client'),
      import('@/lib/candidates/schemas'),
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
      const samples: Samples = { http: [], useCase: [], sql: [] };
      const filters = lib.candidateFiltersSchema.parse({});
      for (let repeat = -2; repeat < repeats; repeat += 1) {
        for (const view of views) {
          const query = lib.candidateSearchQuerySchema.parse({ ...view, pageSize, newSearch: 'true' });
          const http = await timed(() => overHttp(client, processId, view));
          const useCase = await timed(() => lib.searchCandidates(actor, { processId, query, filters }));
          const bare = await timed(() => bareSql(sql, processId, view));
          if (repeat < 0) continue; // warming up
          samples.http.push(http);
          samples.useCase.push(useCase);
          samples.sql.push(bare);
        }
      }
      return measureAgainstSql('the candidate list at 10,000', samples);
    } finally {
      await sql.end();
      await lib.disconnectDatabase();
    }
  },
};
