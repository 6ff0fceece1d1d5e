import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, explainFileError, Failure } from '../../lib/failure';
import { clusterExists, findServerProcess, initialiseCluster, startServer, stopServer } from './cluster';
import {
  clusterPaths,
  findFreePort,
  newPassword,
  readState,
  writeState,
  type ClusterPaths,
  type ClusterState,
} from './cluster-state';
import { countLeases, dropLease, takeLease } from './leases';
import { isRunning } from './process-identity';
import { withLock } from './start-lock';
import { withClient } from '../../lib/db/with-client';

export interface AcquireOptions {
  /** The database on the embedded server, created if missing. Ignored when `DATABASE_URL` is set. */
  name?: string;
  /** Its `.data` holds the database. */
  projectFolder?: string;
  /** Holds the database instead of the project's `.data`. */
  dataFolder?: string;
}

export interface AcquiredDatabase {
  url: string;
  /** Whether it is the embedded server, not that of `DATABASE_URL`. */
  embedded: boolean;
  /** Whether the embedded server has exited; always false for another server. */
  hasExited: () => boolean;
  /**
   * Restarts the embedded server at the same URL.
   *
   * @throws Failure when it does not start, or its port is taken
   */
  restart: () => Promise<void>;
  /** Call it once at the end; the last process stops the embedded server. */
  release: () => Promise<void>;
}

export const defaultDatabaseName = 'recruitment_assistant';

/** How long to wait for a server that is starting, stopping or recovering. */
const timeoutMs = 30_000;

/**
 * The database of `DATABASE_URL`, or the project's embedded PostgreSQL, created and started on demand and shared by all
 * processes.
 *
 * @throws Failure: no disk space, folder not writable, platform without PostgreSQL, …
 */
export async function acquireDatabase(options: AcquireOptions = {}): Promise<AcquiredDatabase> {
  const given = process.env.DATABASE_URL;
  if (given) {
    return { url: given, embedded: false, hasExited: () => false, restart: async () => {}, release: async () => {} };
  }
  const paths = clusterPaths(realpathSync(options.projectFolder ?? process.cwd()), options.dataFolder);
  const name = options.name ?? defaultDatabaseName;
  makeFolder(paths.root);
  return withLock(paths.lock, async () => {
    const lease = takeLease(paths.leases);
    try {
      const state = await connectOrStart(paths);
      await createDatabase(state, name);
      return embeddedDatabase(paths, serverUrl(state, name), lease);
    } catch (error) {
      dropLease(lease);
      throw error;
    }
  });
}

function embeddedDatabase(paths: ClusterPaths, url: string, lease: string): AcquiredDatabase {
  let server = findServerProcess(paths);
  return {
    url,
    embedded: true,
    hasExited: () => server === undefined || !isRunning(server),
    restart: () =>
      withLock(paths.lock, async () => {
        const { port } = await connectOrStart(paths);
        server = findServerProcess(paths);
        if (port === Number(new URL(url).port)) return;
        throw new Failure('Another program has taken the port of the database.', 'Start again; it uses another port.');
      }),
    release: () => release(paths, lease),
  };
}

async function release(paths: ClusterPaths, lease: string): Promise<void> {
  await withLock(paths.lock, async () => {
    dropLease(lease);
    if (countLeases(paths.leases) === 0) await stopServer(paths);
  });
}

/** Connects first: the server survives kill -9 of its starter, and a second start would fail. */
async function connectOrStart(paths: ClusterPaths): Promise<ClusterState> {
  const state = await prepareCluster(paths);
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const status = await probe(state, paths);
    if (status === 'ready') return state;
    if (status === 'down') break;
    if (Date.now() > deadline) {
      throw new Failure('The database has been starting or stopping for too long.', `Read the end of ${paths.log}.`);
    }
    await sleep(100);
  }
  return startOnFreePort(paths, state, deadline);
}

async function prepareCluster(paths: ClusterPaths): Promise<ClusterState> {
  const state = readState(paths);
  if (state && clusterExists(paths)) return state;
  if (clusterExists(paths)) {
    throw new Failure(
      `${paths.state}, which holds the database's password, cannot be read.`,
      'Start as the user who started before, or delete the folder .data to start from scratch (the demo data are lost).',
    );
  }
  const fresh = { port: await findFreePort(), password: newPassword() };
  await initialiseCluster(paths, fresh.password);
  writeState(paths, fresh);
  return fresh;
}

/**
 * Starts the server on its former port, or on another one while that is taken; a port that was free may be taken by the time
 * the server listens. A killed server's children hold its shared memory for a moment, and the next start fails.
 */
async function startOnFreePort(paths: ClusterPaths, state: ClusterState, deadline: number): Promise<ClusterState> {
  for (;;) {
    const moved = { ...state, port: await findFreePort(state.port) };
    writeState(paths, moved);
    try {
      await startServer(paths, moved);
      return moved;
    } catch (error) {
      if ((await probe(moved, paths)) === 'ready') return moved;
      if (Date.now() > deadline || !(error instanceof Failure) || !/shared memory|did not start/.test(error.message)) {
        throw error;
      }
      await sleep(1_000);
    }
  }
}

/** Whether our server responds on its port; another server there counts as down. */
async function probe(state: ClusterState, paths: ClusterPaths): Promise<'ready' | 'wait' | 'down'> {
  const client = new pg.Client({ connectionString: serverUrl(state, 'postgres'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return path.resolve(rows[0]?.data_directory ?? '') === paths.data ? 'ready' : 'down';
  } catch (error) {
    // 57P03: starting up, shutting down or recovering; 53300: every connection is in use. Without our process it is another's.
    const isBusy = ['57P03', '57P01', '53300', 'ECONNRESET'].includes(errorCode(error) ?? '');
    return isBusy && isServerRunning(paths) ? 'wait' : 'down';
  } finally {
    await client.end().catch(() => {});
  }
}

function isServerRunning(paths: ClusterPaths): boolean {
  const server = findServerProcess(paths);
  return server !== undefined && isRunning(server);
}

async function createDatabase(state: ClusterState, name: string): Promise<void> {
  await withClient(serverUrl(state, 'postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}

function serverUrl(state: ClusterState, database: string): string {
  return `postgresql://postgres:${state.password}@127.0.0.1:${state.port}/${encodeURIComponent(database)}`;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw explainFileError(error, folder);
  }
}
