import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { logger } from '@/lib/logger';
import { acquireDatabase, type AcquiredDatabase } from '@/scripts/database/embedded';
import { applyMigrations, resolveMigration } from './migrate';
import { planMigrations } from './plan-migrations';

const run = promisify(execFile);
let server: AcquiredDatabase;
let url: string;
let folder: string;

async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

function addMigration(name: string, sql: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}

beforeAll(async () => {
  server = await acquireDatabase();
}, 60_000);

afterAll(() => server.release());

beforeEach(async () => {
  const name = `migrate_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await query(server.url, `CREATE DATABASE ${name}`);
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  url = address.href;
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await query(server.url, `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
});

test('Prisma sees a database migrated by us as its own', async () => {
  expect(await applyMigrations(url)).not.toHaveLength(0);
  expect(await applyMigrations(url)).toEqual([]);
  const prisma = (...args: string[]) =>
    run('node_modules/.bin/node', ['node_modules/prisma/build/index.js', ...args], {
      env: { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '' },
    });
  expect((await prisma('migrate', 'status')).stdout).toContain('Database schema is up to date');
  expect((await prisma('migrate', 'deploy')).stdout).toContain('No pending migrations');
}, 60_000);

test('several at once apply each migration once', async () => {
  addMigration('1_slow', 'CREATE TABLE a (id int); SELECT pg_sleep(0.2);');
  addMigration('2_next', 'CREATE TABLE b (id int);');
  const applied = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(url, folder)));
  expect(applied.flat().sort()).toEqual(['1_slow', '2_next']);
});

test('a failing migration is named, recorded, leaves nothing half done, and stops later starts', async () => {
  addMigration('1_good', 'CREATE TABLE a (id int);');
  addMigration('2_bad', 'CREATE TABLE b (id int); SELECT * FROM missing;');
  await expect(applyMigrations(url, folder)).rejects.toThrow(/2_bad failed: relation "missing" does not exist/);
  expect(await query(url, "SELECT to_regclass('a') IS NULL AS a, to_regclass('b') IS NULL AS b")).toEqual([
    { a: false, b: true },
  ]);
  expect(await query(url, 'SELECT migration_name, logs FROM _prisma_migrations WHERE finished_at IS NULL')).toEqual([
    { migration_name: '2_bad', logs: 'relation "missing" does not exist' },
  ]);
  await expect(applyMigrations(url, folder)).rejects.toThrow(/2_bad failed earlier/);
});

test('a migration that cannot run in a transaction is applied', async () => {
  addMigration('1_table', 'CREATE TABLE a (id int);');
  addMigration('2_index', 'CREATE INDEX CONCURRENTLY a_id ON a (id);');
  addMigration(
    '3_rows',
    '-- In parts.\nDO $$ BEGIN INSERT INTO a VALUES (1); COMMIT; INSERT INTO a VALUES (2); END $$;',
  );
  expect(await applyMigrations(url, folder)).toEqual(['1_table', '2_index', '3_rows']);
  expect(await query(url, 'SELECT id FROM a')).toEqual([{ id: 1 }, { id: 2 }]);
});

test('an index whose building was stopped is built anew', async () => {
  addMigration('1_table', 'CREATE TABLE a AS SELECT 1 AS id UNION ALL SELECT 1;');
  addMigration('2_index', 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS a_id ON a (id);');
  await expect(applyMigrations(url, folder)).rejects.toThrow(/2_index failed/);
  await query(url, 'DELETE FROM a');
  await query(url, 'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL');
  expect(await applyMigrations(url, folder)).toEqual(['2_index']);
  const valid = await query(url, "SELECT indisvalid FROM pg_index WHERE indexrelid = 'a_id'::regclass");
  expect(valid).toEqual([{ indisvalid: true }]);
});

/** Holds `a` as a backup does: with a snapshot and the lock of a reader, until the connection ends. */
async function readForLong(): Promise<pg.Client> {
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT FROM a');
  return reader;
}

/** Waits until a statement like this is under way. */
async function untilRunning(like: string, sql = 'SELECT pid'): Promise<void> {
  const from = `FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '${like}'`;
  while ((await query(url, `${sql} ${from} AND state = 'active'`)).length === 0);
}

test('what its process was stopped at outside a transaction is begun anew at the next start', async () => {
  addMigration('1_table', 'CREATE TABLE a (id int);');
  await applyMigrations(url, folder);
  addMigration('2_index', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS a_id ON a (id);');
  const reader = await readForLong();
  const stopped = expect(applyMigrations(url, folder)).rejects.toMatchObject({ code: '57P01' });
  await untilRunning('CREATE INDEX%', 'SELECT pg_terminate_backend(pid)');
  await stopped;
  expect((await planMigrations(url, folder)).pending).toMatchObject([{ name: '2_index', unfinished: '' }]);
  await reader.end();
  expect(await applyMigrations(url, folder)).toEqual(['2_index']);
  const valid = await query(url, "SELECT indisvalid FROM pg_index WHERE indexrelid = 'a_id'::regclass");
  expect(valid).toEqual([{ indisvalid: true }]);
});

test('one that failed is told by the plan, and begun anew once somebody has said so', async () => {
  addMigration('1_bad', 'INSERT INTO missing VALUES (1);');
  await expect(applyMigrations(url, folder)).rejects.toThrow(/1_bad failed/);
  await expect(applyMigrations(url, folder)).rejects.toThrow(/node db-migrate.mjs --resolve 1_bad/);
  expect((await planMigrations(url, folder)).pending).toMatchObject([
    { unfinished: expect.stringContaining('missing') },
  ]);
  await expect(resolveMigration(url, '1_other')).rejects.toThrow(/No migration 1_other failed/);
  await resolveMigration(url, '1_bad');
  await query(url, 'CREATE TABLE missing (id int)');
  expect(await applyMigrations(url, folder)).toEqual(['1_bad']);
});

test('a full disk is no failure of the migration: it is begun anew without anybody’s doing', async () => {
  const full = `DO $$ BEGIN IF to_regclass('room') IS NULL THEN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END IF; END $$;`;
  addMigration('1_full', full);
  addMigration('2_full', `${full} -- COMMIT; runs alone`);
  await expect(applyMigrations(url, folder)).rejects.toThrow(/1_full could not be applied now: full/);
  await query(url, 'CREATE TABLE room (id int)');
  rmSync(path.join(folder, '2_full'), { recursive: true });
  expect(await applyMigrations(url, folder)).toEqual(['1_full']);
  await query(url, 'DROP TABLE room');
  addMigration('2_full', `${full} -- COMMIT; runs alone`);
  await expect(applyMigrations(url, folder)).rejects.toThrow(/2_full could not be applied now: full/);
  await query(url, 'CREATE TABLE room (id int)');
  expect(await applyMigrations(url, folder)).toEqual(['2_full']);
});

test('beside a long reader a migration waits without making others wait, and gives up by name', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  addMigration('1_table', 'CREATE TABLE a (id int);');
  await applyMigrations(url, folder);
  addMigration('2_column', 'ALTER TABLE a ADD COLUMN b int;');
  const reader = await readForLong();
  const impatient = applyMigrations(url, folder, { acceptsNewer: false, pauseMs: 100, giveUpMs: 0 });
  const givenUp = expect(impatient).rejects.toThrow(/2_column has waited.*Nothing of the migration was kept/);
  await untilRunning('ALTER TABLE a%');
  // Behind the migration, which makes way: the reader does not end.
  expect(await query(url, 'SELECT id FROM a')).toEqual([]);
  await givenUp;
  const patient = applyMigrations(url, folder, { acceptsNewer: false, pauseMs: 100 });
  while (warn.mock.calls.length === 0) await query(url, 'SELECT pg_sleep(0.1)');
  await reader.end();
  expect(await patient).toEqual(['2_column']);
  expect(warn.mock.calls[0]).toEqual([{ migration: '2_column', oldest: expect.anything() }, expect.any(String)]);
  warn.mockRestore();
});

test('a migration edited after it was applied is refused', async () => {
  addMigration('1_table', 'CREATE TABLE a (id int);');
  await applyMigrations(url, folder);
  addMigration('1_table', 'CREATE TABLE a (id bigint);');
  await expect(applyMigrations(url, folder)).rejects.toThrow(/1_table was edited/);
});

test('a database that holds other tables is refused', async () => {
  addMigration('1_table', 'CREATE TABLE a (id int);');
  await query(url, 'CREATE TABLE theirs (id int)');
  await expect(applyMigrations(url, folder)).rejects.toThrow(/not this product's/);
  expect(await query(url, "SELECT to_regclass('a') IS NULL AS untouched")).toEqual([{ untouched: true }]);
});

test('a database that a newer version migrated is refused by name, unless one goes back on purpose', async () => {
  addMigration('1_table', 'CREATE TABLE a (id int);');
  addMigration('3_newer', 'ALTER TABLE a ADD COLUMN b int;');
  await applyMigrations(url, folder);
  rmSync(path.join(folder, '3_newer'), { recursive: true });
  await expect(applyMigrations(url, folder)).rejects.toThrow(/newer than this version.*3_newer.*ACCEPT_NEWER_DATABASE/);
  expect((await planMigrations(url, folder)).newer).toEqual(['3_newer']);
  expect(await applyMigrations(url, folder, { acceptsNewer: true })).toEqual([]);
});

test('a plan says what would be applied, how, and to how many rows, and changes nothing', async () => {
  addMigration('1_table', 'CREATE TABLE a AS SELECT generate_series(1, 500) AS id;');
  addMigration('2_index', '-- Of table b.\nCREATE INDEX CONCURRENTLY a_id ON "a" (id);');
  addMigration('3_column', 'ALTER TABLE a ADD COLUMN b int; CREATE TABLE b (id int);');
  const names = async () => (await planMigrations(url, folder)).pending.map(({ name }) => name);
  expect(await names()).toEqual(['1_table', '2_index', '3_column']);
  expect(await query(url, `SELECT to_regclass('"_prisma_migrations"') IS NULL AS untouched`)).toEqual([
    { untouched: true },
  ]);
  rmSync(path.join(folder, '2_index'), { recursive: true });
  rmSync(path.join(folder, '3_column'), { recursive: true });
  await applyMigrations(url, folder);
  await query(url, 'ANALYZE a');
  addMigration('2_index', '-- Of table b.\nCREATE INDEX CONCURRENTLY a_id ON "a" (id);');
  addMigration('3_column', 'ALTER TABLE a ADD COLUMN b int; CREATE TABLE b (id int);');
  expect(await planMigrations(url, folder)).toEqual({
    pending: [
      { name: '2_index', alone: true, rows: [{ table: 'a', count: 500 }] },
      { name: '3_column', alone: false, rows: [{ table: 'a', count: 500 }] },
    ],
    newer: [],
  });
  expect(await applyMigrations(url, folder)).toEqual(['2_index', '3_column']);
});

/** As a process does that found the lease expired, and dies at once. */
async function takeOver(): Promise<void> {
  let taken: unknown[] = [];
  while (taken.length === 0) {
    taken = await query(
      url,
      `UPDATE lease SET generation = generation + 1, held_until = now() + interval '1.5 s'
       WHERE EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep(0.7)%'
         AND pid <> pg_backend_pid()) RETURNING name`,
    );
  }
}

test('a process that was halted, and whose lease another took, applies nothing until it has the lease again', async () => {
  addMigration('1_slow', 'CREATE TABLE a AS SELECT clock_timestamp() AS at; SELECT pg_sleep(0.7);');
  const applying = applyMigrations(url, folder);
  await query(url, `SELECT pg_sleep(0.2)`);
  await takeOver();
  const [taken] = await query(url, 'SELECT held_until FROM lease');
  expect(await applying).toEqual(['1_slow']);
  const [made] = await query(url, 'SELECT at FROM a');
  expect(Number(made?.at)).toBeGreaterThan(Number(taken?.held_until));
  expect(await query(url, 'SELECT finished_at IS NOT NULL AS done FROM _prisma_migrations')).toEqual([{ done: true }]);
});

test('the lease of a process that died is taken within seconds', async () => {
  addMigration('1_table', 'CREATE TABLE a (id int);');
  await applyMigrations(url, folder);
  await query(url, `UPDATE lease SET held_until = now() + interval '1 s'`);
  addMigration('2_table', 'CREATE TABLE b (id int);');
  expect(await applyMigrations(url, folder)).toEqual(['2_table']);
});

test('waits while Prisma, or a server of the previous version, applies migrations', async () => {
  addMigration('1_table', 'CREATE TABLE a (id int);');
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('SELECT pg_advisory_lock(72707369)');
  const applying = applyMigrations(url, folder);
  await other.query('SELECT pg_sleep(0.5)');
  expect(await query(url, "SELECT to_regclass('a') IS NULL AS waits")).toEqual([{ waits: true }]);
  await other.end();
  expect(await applying).toEqual(['1_table']);
});
