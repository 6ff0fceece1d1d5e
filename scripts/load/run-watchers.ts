import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PersonActor } from '@/lib/auth/actor';
import { roleSchema } from '@/lib/users/schemas';
import { percentile } from '../bench/statistics';
import { accountOf } from '../testing/accounts';
import { ApiClient } from '../testing/api-client';
import { startProduct } from '../testing/product';
import { processorSeconds } from './processor-time';
import { beginSimulatedRun, goOnWithRun } from './simulated-run';
import { runWatchers, type WatchSample } from './watchers';

const candidates = 2_000;
const waiting = 600;
const perSecond = 4;
const idleSeconds = 10;

/** Tabs and seconds: `npx tsx scripts/load/run-watchers.ts 100 60`; at most 200 tabs and 120 seconds. */
function readArguments(): { count: number; seconds: number } {
  const [count = 100, seconds = 60] = process.argv.slice(2).map(Number);
  if (!(count >= 1 && count <= 200 && seconds >= 5 && seconds <= 120)) throw new Error('1 to 200 tabs, 5 to 120 s');
  return { count, seconds };
}

async function makeProcess(sql: pg.Client, databaseUrl: string): Promise<string> {
  // The use cases read DATABASE_URL when they are loaded.
  process.env.DATABASE_URL = databaseUrl;
  const [factories, { createTestCandidates }, { disconnectDatabase }] = await Promise.all([
    import('@/prisma/seed/factories'),
    import('@/prisma/seed/create-test-candidates'),
    import('@/lib/db/client'),
  ]);
  const found = await sql.query<{ id: string }>('SELECT id FROM app_user WHERE email = $1', [accountOf('RECRUITER')]);
  const userId = found.rows[0]?.id ?? '';
  const actor: PersonActor = { kind: 'person', userId, sessionId: userId, role: 'RECRUITER', locale: 'pl' };
  const { id } = await factories.createTestProcess(actor);
  await createTestCandidates({ processId: id, count: candidates });
  await disconnectDatabase();
  await sql.query('ANALYZE');
  return id;
}

/** PostgreSQL's processes that serve this database. */
async function backends(sql: pg.Client): Promise<number[]> {
  const found = await sql.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  return found.rows.map(({ pid }) => pid);
}

function printCalls(samples: readonly WatchSample[], seconds: number): void {
  for (const call of ['status', 'statistics'] as const) {
    const times = samples.filter((sample) => sample.call === call).map(({ milliseconds }) => milliseconds);
    const at = (share: number) => (times.length > 0 ? percentile(times, share).toFixed(1) : '-').padStart(7);
    console.log(
      `${call.padEnd(10)} ${(times.length / seconds).toFixed(1).padStart(6)}/s  p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)} ms`,
    );
  }
  const failed = samples.filter(({ status }) => status !== 200).length;
  console.log(`${samples.length} calls, ${failed} failed`);
}

async function main(): Promise<void> {
  const { count, seconds } = readArguments();
  const product = await startProduct({ env: { CHECK_ANSWERS: '' } });
  const sql = new pg.Client({ connectionString: product.databaseUrl });
  await sql.connect();
  try {
    const server = product.server.pid ?? 0;
    const processId = await makeProcess(sql, product.databaseUrl);
    await beginSimulatedRun(sql, processId, waiting);
    const clients = await Promise.all(roleSchema.options.map((role) => ApiClient.signIn(product.server.url, role)));
    // What is loaded and compiled once is not part of watching.
    await runWatchers({ clients, processId, count: 10, seconds: 6 });

    const share = async (from: () => Promise<number>, during: number, work: Promise<unknown>) => {
      const before = await from();
      await work;
      return `${(((await from()) - before) / during) * 100}`.slice(0, 4);
    };
    const ofServer = async () => processorSeconds([server]);
    const ofDatabase = async () => processorSeconds(await backends(sql));
    const until = Date.now() + idleSeconds * 1000;
    const run = goOnWithRun(sql, processId, perSecond, until + seconds * 1000 + 5_000);
    console.log(
      `Without watchers: server ${await share(ofServer, idleSeconds, sleep(idleSeconds * 1000))} % of a core`,
    );
    const samples = runWatchers({ clients, processId, count, seconds });
    const [byServer, byDatabase] = await Promise.all([
      share(ofServer, seconds, samples),
      share(ofDatabase, seconds, samples),
    ]);
    console.log(`${count} watchers: server ${byServer} %, PostgreSQL ${byDatabase} % of a core`);
    printCalls(await samples, seconds);
    await run;
  } finally {
    await sql.end();
    await product.stop();
  }
}

await main();
