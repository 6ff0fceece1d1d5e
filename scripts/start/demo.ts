import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { demoAccounts, demoPassword } from '@/lib/auth/demo-accounts';
import { Failure } from '../failure';

type Progress = (words: string) => void;

/** An analysis that has not moved for this long will not; people can go on without it. */
const standstillMs = 120_000;

/**
 * Makes the demo data on the first start. Needs the generated database client, not the server.
 *
 * @returns whether there was none
 */
export async function seedDemo(project: string, databaseUrl: string, tell: Progress): Promise<boolean> {
  const isNew = !(await withClient(databaseUrl, isSeeded));
  if (isNew) await seed(project, databaseUrl, tell);
  return isNew;
}

/**
 * Waits until the running server has analysed the demo's CVs, so that the first page a person opens shows results.
 *
 * @returns the words for what was done
 */
export function waitForAnalyses(databaseUrl: string, tell: Progress): Promise<string> {
  return withClient(databaseUrl, (client) => followAnalyses(client, tell));
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What `seedDemo` of prisma/seed writes last; asked here, because loading it takes longer than the rest of a second start. */
async function isSeeded(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ table: string | null }>("SELECT to_regclass('audit_event') AS table");
  if (!rows[0]?.table) return false;
  const { rowCount } = await client.query("SELECT 1 FROM audit_event WHERE action = 'demo.seeded' LIMIT 1");
  return rowCount === 1;
}

/** A process of its own: the fonts and PDFs it loads would stay in this one's memory for good. */
async function seed(project: string, databaseUrl: string, tell: Progress): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(project, 'scripts/start/seed-demo.ts')], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl, DEMO: '1', LOG_LEVEL: 'warn' },
  });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => chunk.toString().trim().split('\n').forEach(tell));
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  process.off('exit', endWithUs);
  if (code === 0) return;
  const lines = complaints.trim().split('\n').slice(0, 12).join('\n  ');
  throw new Failure(`The demo data could not be made.\n  ${lines}`, 'Run "npm run demo:reset", then start again.');
}

async function followAnalyses(client: pg.Client, tell: Progress): Promise<string> {
  let told = -1;
  let last = -1;
  let movedAt = Date.now();
  for (;;) {
    const { total, waiting } = await countCandidates(client);
    const done = total - waiting;
    if (waiting === 0) return `${total} candidates, all analysed`;
    if (done !== last) movedAt = Date.now();
    if (Date.now() - movedAt > standstillMs) return `${done} of ${total} candidates analysed, the rest goes on`;
    if (told < 0 || done - told >= 10) {
      tell(`${done} of ${total} CVs analysed`);
      told = done;
    }
    last = done;
    await sleep(500);
  }
}

/** Processes that do not run leave their candidates waiting; those are not waited for. */
async function countCandidates(client: pg.Client): Promise<{ total: number; waiting: number }> {
  const { rows } = await client.query<{ total: number; waiting: number }>(
    `SELECT count(*)::int AS total,
            count(*) FILTER (WHERE status = 'IN_PROGRESS'
              OR (status = 'AWAITING_PROCESSING' AND analysis_request_id IS NOT NULL))::int AS waiting
       FROM candidate`,
  );
  return rows[0] ?? { total: 0, waiting: 0 };
}

/** Tells how to sign in: the demo's accounts, or how to make the first one. */
export function printAccounts(demo: boolean): void {
  if (!demo) {
    console.log('  The first administrator, if there is none yet:');
    console.log('  npm run user:create -- --email you@company.example --first-name … --last-name … --role ADMIN\n');
    return;
  }
  const width = Math.max(...demoAccounts.map((account) => account.email.length));
  for (const { email, role } of demoAccounts) console.log(`  ${email.padEnd(width)}  ${demoPassword}  ${role}`);
  console.log('');
}
