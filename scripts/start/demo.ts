import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { demoAccounts, demoPassword } from '@/lib/auth/demo-accounts';
import { withClient } from '../../lib/db/with-client';
import { Failure } from '../../lib/failure';
import { sessionSecret } from './secrets';

type Report = (text: string) => void;

/** Without progress for this long, the start goes on. */
const stalledMs = 120_000;

/**
 * Creates the demo data on the first start. Needs the generated database client, not the server.
 *
 * @returns whether it was the first start
 */
export async function seedDemo(project: string, databaseUrl: string, report: Report): Promise<boolean> {
  const isNew = !(await withClient(databaseUrl, isSeeded));
  if (isNew) await seed(project, databaseUrl, report);
  return isNew;
}

/**
 * Waits until the running server has analysed the demo's CVs, so that the first page a person opens shows results.
 *
 * @returns what was done, for the terminal
 */
export function waitForAnalyses(databaseUrl: string, report: Report): Promise<string> {
  return withClient(databaseUrl, (client) => followAnalyses(client, report));
}

/** Checks what `seedDemo` of prisma/seed writes last: loading that module would take longer than the rest of a second start. */
async function isSeeded(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ table: string | null }>("SELECT to_regclass('audit_event') AS table");
  if (!rows[0]?.table) return false;
  const { rowCount } = await client.query("SELECT 1 FROM audit_event WHERE action = 'demo.seeded' LIMIT 1");
  return rowCount === 1;
}

/** In a process of its own: the fonts and PDFs it loads would stay in this one's memory. */
async function seed(project: string, databaseUrl: string, report: Report): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(project, 'scripts/start/seed-demo.ts')], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      NEXTAUTH_SECRET: sessionSecret(project),
    },
  });
  const killChild = () => child.kill();
  process.once('exit', killChild);
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => chunk.toString().trim().split('\n').forEach(report));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  process.off('exit', killChild);
  if (code === 0) return;
  const lines = errors.trim().split('\n').slice(0, 12).join('\n  ');
  throw new Failure(`The demo data could not be made.\n  ${lines}`, 'Run "npm run demo:reset", then start again.');
}

async function followAnalyses(client: pg.Client, report: Report): Promise<string> {
  let reported = -1;
  let last = -1;
  let progressAt = Date.now();
  for (;;) {
    const { total, waiting } = await countCandidates(client);
    const done = total - waiting;
    if (waiting === 0) return `${total} candidates, all analysed`;
    if (done !== last) progressAt = Date.now();
    if (Date.now() - progressAt > stalledMs) return `${done} of ${total} candidates analysed, the rest goes on`;
    if (reported < 0 || done - reported >= 10) {
      report(`${done} of ${total} CVs analysed`);
      reported = done;
    }
    last = done;
    await sleep(500);
  }
}

/** Candidates of processes that are not active have no request and do not count as waiting. */
async function countCandidates(client: pg.Client): Promise<{ total: number; waiting: number }> {
  const { rows } = await client.query<{ total: number; waiting: number }>(
    `SELECT count(*)::int AS total,
            count(*) FILTER (WHERE status = 'IN_PROGRESS'
              OR (status = 'AWAITING_PROCESSING' AND analysis_request_id IS NOT NULL))::int AS waiting
       FROM candidate`,
  );
  return rows[0] ?? { total: 0, waiting: 0 };
}

/** Prints the demo's accounts, or how to create the first one. */
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
