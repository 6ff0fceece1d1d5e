import type pg from 'pg';
import { createAccounts, recruiterActor } from '../../../tests/accounts';
import { acquireTestServer } from '../../../tests/database-server';
import { buildTemplate, createTestDatabase, databaseExists, databaseUrl } from '../../../tests/test-databases';
import { withClient } from '../../../lib/db/with-client';
import { fillCandidates } from '../fill-candidates';

const templates = 100;
export const recruiterCount = 40;
export const recruiterOf = (number: number): string => `recruiter-${number}@bench.example`;

/** Processes by what is done with them; each name is that of one process, or begins that of several. */
const names = { big: 'Bench: big', again: 'Bench: again', erased: 'Bench: erased', worked: 'Bench: worked' };

/** What of a million is in which process. */
export function sizesOf(candidates: number) {
  const processes = Math.max(10, Math.round(candidates / 500));
  const big = Math.round(candidates / 10);
  const again = Math.round(candidates / 100);
  const erased = Math.round(candidates / 200);
  const worked = Math.min(100, Math.max(4, Math.round(processes / 20)));
  const each = Math.round((candidates - big - again - erased) / (processes - 3));
  return { processes, big, again, erased, worked, others: processes - 3 - worked, each };
}

export interface ScaleScene {
  /** Has a tenth of all. */
  big: string;
  /** Has a hundredth, which is judged again. */
  again: string;
  /** Has a two-hundredth, which is erased. */
  erased: string;
  /** The recruiters'; some hundred candidates each. */
  worked: string[];
}

/** The processes of a filled database. */
export async function findScene(sql: pg.Client): Promise<ScaleScene> {
  const found = await sql.query<{ id: string; name: string }>(
    `SELECT id, name FROM process WHERE name LIKE 'Bench: %' ORDER BY name`,
  );
  const idsOf = (name: string) => found.rows.filter((row) => row.name.startsWith(name)).map(({ id }) => id);
  const one = (name: string) => idsOf(name)[0] ?? '';
  return { big: one(names.big), again: one(names.again), erased: one(names.erased), worked: idsOf(names.worked) };
}

/** Imported dynamically: the use cases read DATABASE_URL when they are loaded. */
async function fill(url: string, candidates: number): Promise<void> {
  const { setDatabaseUrl } = await import('@/lib/env');
  setDatabaseUrl(url);
  const { createTestProcess } = await import('@/prisma/seed/factories');
  const { createTestCandidates } = await import('@/prisma/seed/create-test-candidates');
  const { createTestProcesses } = await import('@/prisma/seed/create-test-processes');
  const { database, disconnectDatabase } = await import('@/lib/db/client');
  const { big, again, erased, worked, others, each } = sizesOf(candidates);
  await createAccounts(url);
  await withClient(url, async (sql) => {
    await sql.query(
      `INSERT INTO app_user (id, email, first_name, last_name, password_hash, role, updated_at)
       SELECT gen_random_uuid(), 'recruiter-' || n || '@bench.example', 'Osoba', 'Próbna ' || n, password_hash, 'RECRUITER', now()
       FROM generate_series(1, $1::int) n, app_user WHERE email = 'recruiter@tests.example'`,
      [recruiterCount],
    );
    const actor = await recruiterActor(sql);
    const create = async (name: string) => (await createTestProcess(actor, { name })).id;
    const [bigId, againId, erasedId] = [await create(names.big), await create(names.again), await create(names.erased)];
    const workedIds: string[] = [];
    for (let number = 1; number <= worked; number += 1) workedIds.push(await create(`${names.worked} ${number}`));
    const otherIds = await createTestProcesses(database(), { createdById: actor.userId, count: others });
    await createTestCandidates({ processId: bigId, count: templates });
    await fillCandidates(sql, bigId, [
      { processIds: [bigId], count: big - templates, withAnalyses: true },
      { processIds: [againId], count: again, withAnalyses: true },
      { processIds: [erasedId], count: erased, withAnalyses: true },
      { processIds: workedIds, count: each, withAnalyses: true },
      { processIds: otherIds, count: each, withAnalyses: false },
    ]);
  });
  await disconnectDatabase();
}

/**
 * A copy of a filled database; what it is copied from is filled once for each number of candidates and version of the schema, and
 * kept (a million: some 5 GB).
 */
export async function copyFilled(candidates: number) {
  const server = await acquireTestServer();
  const migrated = await buildTemplate(server.url);
  const filled = `bench_scale_${candidates}_${migrated.slice(-8)}`;
  const isThere = await withClient(server.url, (admin) => databaseExists(admin, filled));
  if (!isThere) {
    console.log(`Filling ${filled} …`);
    const building = `${filled}_building`;
    await withClient(server.url, async (admin) => {
      await admin.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
      await admin.query(`CREATE DATABASE ${building} TEMPLATE ${migrated}`);
      await admin.query(`ALTER DATABASE ${building} SET synchronous_commit = off`);
    });
    await fill(databaseUrl(server.url, building), candidates);
    await withClient(server.url, (admin) => admin.query(`ALTER DATABASE ${building} RENAME TO ${filled}`));
  }
  const name = await createTestDatabase(server.url, filled, 'FILE_COPY');
  return { server, name, url: databaseUrl(server.url, name) };
}
