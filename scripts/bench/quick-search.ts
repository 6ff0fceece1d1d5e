import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { PersonActor } from '@/lib/auth/actor';
import type { QuickSearchAnswer } from '@/lib/search/schemas';
import type { TestCandidateRow } from '@/prisma/seed/insert-test-rows';
import { setDatabaseUrl } from '@/lib/env';
import { recruiterActor } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import { measureAgainstSql, sample, type Bench } from './measure';

const processCount = 10_000;
/** Only the newest processes have candidates, `candidatesEach` in each. */
const processesWithCandidates = 1_000;
const candidatesEach = 100;
const repeats = 20;
const limit = 5;

/** Names, prefixes, common words, a number, and a phrase without results. */
const phrases = ['spawacz', 'Żurawska', 'łucja ślę', '#4321', '77', 'ja', 'java łódź', 'górsk', 'nikt taki'];

/** Imported dynamically: the use cases read DATABASE_URL when they are loaded. */
async function loadProduct(databaseUrl: string) {
  setDatabaseUrl(databaseUrl);
  const [
    { createTestProcesses },
    { insertTestRows },
    { testNameOf },
    { findByPhrase },
    { database, disconnectDatabase },
  ] = await Promise.all([
    import('@/prisma/seed/create-test-processes'),
    import('@/prisma/seed/insert-test-rows'),
    import('@/prisma/seed/test-names'),
    import('@/lib/search/find-by-phrase'),
    import('@/lib/db/client'),
  ]);
  return { createTestProcesses, insertTestRows, testNameOf, findByPhrase, database, disconnectDatabase };
}

type Product = Awaited<ReturnType<typeof loadProduct>>;

const positions = ['Java Developer', 'Starszy spawacz', 'Księgowa', 'Koordynator magazynu', 'Analityk', null];
const towns = ['Wrocław', 'Poznań', 'Łódź', 'Gdańsk', 'Zielona Góra', null];

function makeCandidates(product: Product, from: number): TestCandidateRow[] {
  return Array.from({ length: candidatesEach }, (_, index) => ({
    id: randomUUID(),
    ordinalNumber: index + 1,
    ...product.testNameOf(from + index),
    city: towns[(from + index) % towns.length] ?? null,
    currentPosition: positions[(from + 3 * index) % positions.length] ?? null,
    cvFileName: `CV-${index + 1}.pdf`,
    cvSha256: createHash('sha256')
      .update(String(from + index))
      .digest('hex'),
    ageSeconds: from + index,
    status: 'NO_FILE_FOUND',
    statusReason: 'cv.no-text',
    matchScore: null,
    rate: null,
    rateSource: null,
    analysis: null,
  }));
}

async function fill(product: Product, actor: PersonActor): Promise<void> {
  const db = product.database();
  const ids = await product.createTestProcesses(db, { createdById: actor.userId, count: processCount });
  for (const [index, id] of ids.slice(-processesWithCandidates).entries()) {
    await product.insertTestRows(db, id, [], makeCandidates(product, index * candidatesEach));
  }
}

/** The same query as handwritten SQL, on one connection. */
async function bareSql(sql: pg.Client, phrase: string): Promise<void> {
  const number = Number(/^#?(\d+)$/.exec(phrase)?.[1] ?? 0);
  const pattern = `%${phrase.replace('#', '').replaceAll(' ', '%')}%`;
  await sql.query(
    `SELECT id, ordinal_number, name, status FROM process
     WHERE search_text LIKE fold_text($1) OR ordinal_number = $2
     ORDER BY ordinal_number = $2 DESC, created_at DESC, id LIMIT ${limit}`,
    [pattern, number],
  );
  await sql.query(
    `SELECT c.id, c.process_id, p.name, c.ordinal_number, c.first_name, c.last_name, c.current_position, c.match_score,
       c.status FROM candidate c JOIN process p ON p.id = c.process_id
     WHERE c.search_text LIKE fold_text($1)
     ORDER BY c.ordinal_number = $2 DESC, c.created_at DESC, c.id LIMIT ${limit}`,
    [pattern, number],
  );
}

async function overHttp(client: ApiClient, csrfToken: string, phrase: string): Promise<void> {
  const headers = { connection: 'keep-alive', 'x-csrf-token': csrfToken };
  const { status, body } = await client.post<QuickSearchAnswer>('/quick-search', { phrase, limit }, { headers });
  const found = body.processes.length + body.candidates.length;
  if (status !== 200 || (found === 0) !== (phrase === 'nikt taki')) {
    throw new Error(`The search for "${phrase}" returned ${status} with ${found} results`);
  }
}

/** The response time of the command palette's search, beside plain SQL of the same query. */
export const quickSearch: Bench = {
  name: 'quick-search',
  what: `${phrases.length} phrases in 10,000 processes and 100,000 candidates, beside bare SQL`,
  async run({ server, databaseUrl }) {
    const product = await loadProduct(databaseUrl);
    const sql = new pg.Client({ connectionString: databaseUrl });
    await sql.connect();
    try {
      const actor = await recruiterActor(sql);
      await fill(product, actor);
      await sql.query('VACUUM ANALYZE');
      const client = await ApiClient.signIn(server.url, 'RECRUITER');
      const csrfToken = await client.csrfToken();
      const samples = await sample(phrases, repeats, {
        http: (phrase) => overHttp(client, csrfToken, phrase),
        useCase: (phrase) => product.findByPhrase(actor, { phrase, limit }),
        sql: (phrase) => bareSql(sql, phrase),
      });
      return measureAgainstSql('the quick search in 100,000 candidates', samples);
    } finally {
      await sql.end();
      await product.disconnectDatabase();
    }
  },
};
