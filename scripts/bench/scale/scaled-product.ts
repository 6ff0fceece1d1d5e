import { readFileSync } from 'node:fs';
import pg from 'pg';
import { ApiClient } from '../../../tests/api-client';
import { testPassword } from '../../../tests/accounts';
import { BuiltServer } from '../../../tests/server';
import { dropTestDatabase } from '../../../tests/test-databases';
import type { BenchOptions } from '../measure';
import { childrenOf, parentOf, processorSeconds, secondsOfChildren } from '../processor-time';
import { copyFilled, findScene, recruiterCount, recruiterOf, type ScaleScene } from './fill-scale';

/** Seconds of processor time by kind of process; readers count as their worker's. */
export interface Used {
  web: number;
  worker: number;
  database: number;
}

/** Two processes that serve people and two that do the work, on a filled database. */
export interface ScaledProduct {
  webs: BuiltServer[];
  workers: BuiltServer[];
  databaseUrl: string;
  sql: pg.Client;
  scene: ScaleScene;
  /** Signed in, half of them at each web process. */
  recruiters: ApiClient[];
  admin: ApiClient;
  used: () => Used;
  stop: () => Promise<void>;
}

/** So that `pg_stat_activity` tells whose a connection is. */
function named(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  return url.href;
}

/** @param servers those that run so far */
async function startServers(servers: BuiltServer[], databaseUrl: string, folder: string | undefined): Promise<void> {
  for (const name of ['web-1', 'web-2', 'worker-1', 'worker-2']) {
    const [first] = servers;
    const env = {
      // As in production, responses are not checked.
      CHECK_ANSWERS: '',
      ROLE: name.split('-')[0] ?? 'all',
      ...(first ? { NEXTAUTH_URL: first.url } : {}),
    };
    servers.push(
      await BuiltServer.start({ databaseUrl: named(databaseUrl, name), env, ...(folder ? { folder } : {}) }),
    );
  }
}

async function signInRecruiters(webs: BuiltServer[]): Promise<ApiClient[]> {
  const clients: ApiClient[] = [];
  // One after the other: a password is expensive to check.
  for (let number = 1; number <= recruiterCount; number += 1) {
    const web = webs[number % webs.length];
    if (web) clients.push(await ApiClient.signInAs(web.url, recruiterOf(number), testPassword));
  }
  return clients;
}

const pidsOf = (servers: BuiltServer[]): number[] => servers.map(({ pid }) => pid ?? 0);
const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** @throws Error when a server does not respond */
export async function startScaled({ candidates, folder }: BenchOptions): Promise<ScaledProduct> {
  const { server, name, url } = await copyFilled(candidates);
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  const { rows } = await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  const servers: BuiltServer[] = [];
  const stop = async (): Promise<void> => {
    for (const each of servers) await each.stop();
    await sql.end();
    await dropTestDatabase(server.url, name);
    await server.release();
  };
  try {
    await startServers(servers, url, folder);
    const webs = servers.slice(0, 2);
    const people = {
      recruiters: await signInRecruiters(webs),
      admin: await ApiClient.signIn(webs[0]?.url ?? '', 'ADMIN'),
    };
    return { ...people, ...partsOf(servers, postmaster), databaseUrl: url, sql, scene: await findScene(sql), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function partsOf(servers: BuiltServer[], postmaster: number): Pick<ScaledProduct, 'webs' | 'workers' | 'used'> {
  const [webs, workers] = [servers.slice(0, 2), servers.slice(2)];
  return {
    webs,
    workers,
    used: () => ({
      web: processorSeconds(pidsOf(webs)) + sum(pidsOf(webs).map(secondsOfChildren)),
      worker: processorSeconds(pidsOf(workers)) + sum(pidsOf(workers).map(secondsOfChildren)),
      database: secondsOfChildren(postmaster),
    }),
  };
}

/** The processor time that `work` took, and how long it was. */
export async function usedBy<T>(
  product: ScaledProduct,
  work: () => Promise<T>,
): Promise<Used & { seconds: number; result: T }> {
  const before = product.used();
  const startedAt = performance.now();
  const result = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const after = product.used();
  return {
    web: after.web - before.web,
    worker: after.worker - before.worker,
    database: after.database - before.database,
    seconds,
    result,
  };
}

/** Shares of one core, in words. */
export function coresOf({ web, worker, database, seconds }: Used & { seconds: number }): string {
  const share = (used: number): string => (used / seconds).toFixed(2);
  return `cores: web ${share(web)}, workers ${share(worker)}, database ${share(database)}`;
}

/** Megabytes that a process has had at most, which `/proc` calls VmHWM. */
function mostMegabytes(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** What each process took at most so far, in megabytes; readers are the workers' children. */
export function describeMemory({ webs, workers }: ScaledProduct): string {
  const list = (pids: number[]): string => pids.map((pid) => mostMegabytes(pid).toFixed(0)).join(' and ');
  const readers = pidsOf(workers).flatMap(childrenOf);
  return `MB at most: web ${list(pidsOf(webs))}; worker ${list(pidsOf(workers))}; readers ${list(readers)}`;
}

/** Watches how many connections each process holds, twice a second. */
export function watchConnections({ databaseUrl }: ScaledProduct): {
  most: Map<string, number>;
  end: () => Promise<void>;
} {
  const most = new Map<string, number>();
  const client = new pg.Client({ connectionString: named(databaseUrl, 'bench') });
  let asking: Promise<unknown> = client.connect();
  const look = async (): Promise<void> => {
    const { rows } = await client.query<{ name: string; count: number }>(
      `SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND application_name ~ '^(web|worker)-' GROUP BY 1`,
    );
    for (const { name, count } of rows) most.set(name, Math.max(count, most.get(name) ?? 0));
  };
  const timer = setInterval(() => {
    asking = asking.then(look);
  }, 500);
  const end = async (): Promise<void> => {
    clearInterval(timer);
    await asking;
    await client.end();
  };
  return { most, end };
}
