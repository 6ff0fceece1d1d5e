import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import type { ApiClient } from '../../../tests/api-client';
import { lookAtCandidates, thinkMs, type Calls } from '../../load/recruiters';
import { advanceRun, beginSimulatedRun } from '../../load/simulated-run';
import { runWatchers } from '../../load/watchers';
import { bareSearch, cvHas, type View } from '../candidate-search';
import type { Measure } from '../measure';
import { percentile, timed } from '../statistics';
import { coresOf, usedBy, type ScaledProduct } from './scaled-product';

interface Crowd {
  count: number;
  /** Between two candidates. */
  pauseMs: number;
}

/** With processor time left; as many as the aim is, who do not read at all; and as many who read each CV for some seconds. */
const crowds: Crowd[] = [
  { count: 40, pauseMs: thinkMs },
  { count: 200, pauseMs: thinkMs },
  { count: 200, pauseMs: 20_000 },
];
const tabs = 500;
const waiting = 600;
const wordCount = 40;
const secondsEach = 20;
/** As many connections as two web processes have for calls. */
const bareConnections = 20;

/** Words of one CV in a hundred: one that is asked for again and again would flatter. */
const words = Array.from({ length: wordCount }, (_, index) => `slowo${(index * 71 + 13) % 3_000}`);
const wordOf = (turn: number): string => words[turn % words.length] ?? '';
const viewOf = (word: string): View => ({
  name: word,
  filters: { searchPhrase: word },
  where: `(search_text LIKE '%${word}%' OR ${cvHas(word)})`,
});

function besideBare(name: string, product: number[], bare: number[], note?: string): Measure[] {
  const measure = (share: number): Measure => {
    const [ours, plain] = [percentile(product, share), percentile(bare, share)];
    const details = { samples: product.length, bareSamples: bare.length };
    const label = `p${share * 100} of ${name}`;
    return { name: label, unit: 'ms', product: ours, bare: plain, timesBare: ours / plain, details };
  };
  return [measure(0.5), { ...measure(0.95), ...(note ? { note } : {}) }];
}

/** Each word once in the largest process, beside the same as SQL. */
export async function measureWords({ recruiters: [client], sql, scene }: ScaledProduct): Promise<Measure[]> {
  if (!client) throw new Error('Nobody is signed in.');
  const headers = { 'x-csrf-token': await client.csrfToken(), connection: 'keep-alive' };
  const path = `/processes/${scene.big}/candidates/search`;
  const times: { product: number[]; bare: number[] } = { product: [], bare: [] };
  for (const word of words) {
    const view = viewOf(word);
    let found = 0;
    let expected = 0;
    const search = async (): Promise<void> => {
      const { status, body } = await client.post<CandidateSearchAnswer>(path, view.filters, { headers });
      if (status !== 200) throw new Error(`The search for ${word} returned ${status}`);
      found = body.totalItems;
    };
    times.product.push(await timed(search));
    times.bare.push(await timed(async () => void (expected = (await bareSearch(sql, scene.big, view)).total)));
    if (found !== expected || found === 0) throw new Error(`${word}: found ${found}, the SQL ${expected}`);
  }
  return besideBare(`${wordCount} words, a tenth of all candidates in one process`, times.product, times.bare);
}

/** One simulated person, who pauses after each round; every third search is for a word. */
async function work(input: {
  person: number;
  delayMs: number;
  pauseMs: number;
  processIds: string[];
  until: number;
  round: (processId: string, word: string | null) => Promise<void>;
}): Promise<void> {
  const { person, delayMs, pauseMs, processIds, until, round } = input;
  await sleep(delayMs);
  for (let turn = person; Date.now() < until; turn += 1) {
    await round(processIds[person % processIds.length] ?? '', turn % 3 === 0 ? wordOf(turn) : null);
    await sleep(pauseMs);
  }
}

const everybody = (
  { count, pauseMs }: Crowd,
  processIds: string[],
  roundOf: (person: number) => (processId: string, word: string | null) => Promise<void>,
): Promise<unknown> => {
  // Each has at least two turns.
  const until = Date.now() + Math.max(secondsEach * 1000, 2 * pauseMs);
  const people = Array.from({ length: count }, (_, person) =>
    work({ person, delayMs: (person / count) * pauseMs, pauseMs, processIds, until, round: roundOf(person) }),
  );
  return Promise.all(people);
};

/** The calls of a round as SQL: a page, a candidate with what is below, the one after. */
async function bareRound(pool: pg.Pool, processId: string, word: string | null, times: number[]): Promise<void> {
  let ids: string[] = [];
  times.push(
    await timed(async () => {
      ({ ids } = await bareSearch(pool, processId, word === null ? { name: 'all' } : viewOf(word)));
    }),
  );
  const [first] = ids;
  if (!first) return;
  times.push(
    await timed(async () => {
      await pool.query(
        `SELECT * FROM candidate c JOIN process p ON p.id = c.process_id LEFT JOIN analysis a ON a.id = c.current_analysis_id
         WHERE c.id = $1`,
        [first],
      );
      await pool.query(
        `SELECT * FROM criterion_verdict v LEFT JOIN evidence e ON e.verdict_id = v.id
         WHERE v.analysis_id = (SELECT current_analysis_id FROM candidate WHERE id = $1)`,
        [first],
      );
    }),
  );
  times.push(
    await timed(() =>
      pool.query(
        `SELECT id FROM candidate WHERE process_id = $1 ORDER BY match_score DESC NULLS LAST, id LIMIT 1 OFFSET 1`,
        [processId],
      ),
    ),
  );
}

/** Recruiters search, open and go on, each at a process of some hundred candidates; then the same as SQL. */
export async function measureRecruiters(product: ScaledProduct): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const crowd of crowds) measures.push(...(await measureCrowd(product, crowd)));
  return measures;
}

async function measureCrowd(product: ScaledProduct, crowd: Crowd): Promise<Measure[]> {
  const calls: Calls = { times: [], failed: 0 };
  const clientOf = (person: number): ApiClient => {
    const client = product.recruiters[person % product.recruiters.length];
    if (!client) throw new Error('Nobody is signed in.');
    return client;
  };
  const used = await usedBy(product, () =>
    everybody(crowd, product.scene.worked, (person) => (processId, word) => {
      const filters = word === null ? {} : { searchPhrase: word };
      return lookAtCandidates(clientOf(person), processId, calls, filters);
    }),
  );
  const bare: number[] = [];
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: bareConnections });
  await everybody(crowd, product.scene.worked, () => (processId, word) => bareRound(pool, processId, word, bare));
  await pool.end();
  const note = `${(calls.times.length / used.seconds).toFixed(0)} calls a second, ${calls.failed} failed; ${coresOf(used)}`;
  const name = `the calls of ${crowd.count} recruiters who pause for ${crowd.pauseMs / 1000} s`;
  return besideBare(name, calls.times, bare, note);
}

/** Five hundred tabs watch a run of 600 candidates. */
export async function measureTabs(product: ScaledProduct): Promise<Measure[]> {
  const { sql, scene, recruiters: clients } = product;
  const processId = scene.again;
  await beginSimulatedRun(sql, processId, waiting);
  const run = advanceRun(sql, processId, 4, Date.now() + secondsEach * 1000);
  const { result: samples, ...used } = await usedBy(product, () =>
    runWatchers({ clients, processId, count: tabs, seconds: secondsEach }),
  );
  await run;
  const bare: number[] = [];
  for (let turn = 0; turn < wordCount; turn += 1) {
    bare.push(
      await timed(() =>
        sql.query('SELECT status, count(*) FROM candidate WHERE process_id = $1 GROUP BY status', [processId]),
      ),
    );
  }
  const times = samples.map(({ milliseconds }) => milliseconds);
  const failed = samples.filter(({ status }) => status !== 200).length;
  const note = `${(times.length / used.seconds).toFixed(0)} calls a second, ${failed} failed; ${coresOf(used)}`;
  return besideBare(`the calls of ${tabs} tabs that watch a run`, times, bare, note);
}
