import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { acquireDatabase, type AcquiredDatabase } from './embedded';
import { superviseDatabase } from './supervise';

let folder: string;
let database: AcquiredDatabase;

beforeAll(async () => {
  // The test environment sets one; this tests the embedded server itself.
  delete process.env.DATABASE_URL;
  folder = mkdtempSync(path.join(tmpdir(), 'supervised-'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  database = await acquireDatabase({ projectFolder: folder });
});

afterAll(async () => {
  await database.release();
  rmSync(folder, { recursive: true, force: true });
});

function killServer(): void {
  const [pid] = readFileSync(path.join(folder, '.data/postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function isAnswering(): Promise<boolean> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

test('a killed server is restarted three times, then given up with the reason', async () => {
  const reports: string[] = [];
  let end = (): Promise<void> => Promise.resolve();
  const givenUp = new Promise<unknown>((resolve) => {
    end = superviseDatabase(database, { report: (line) => reports.push(line), giveUp: resolve });
  });
  const expected = ['The database has stopped; restarting it', 'The database is up again'];
  for (let kills = 1; kills <= 3; kills += 1) {
    killServer();
    while (reports.length < 2 * kills) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reports.slice(-2)).toEqual(expected);
    expect(await isAnswering()).toBe(true);
  }
  killServer();
  expect(await givenUp).toMatchObject({ message: expect.stringContaining('stopped 4 times') });
  expect(reports).toHaveLength(6);
  await end();
}, 120_000);
