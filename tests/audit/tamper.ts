import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';

/** Runs the statements, separated by semicolons, with the triggers off, which only a superuser can do. */
async function runWithoutTriggers(sql: string): Promise<void> {
  await transaction(async (db) => {
    await db.$executeRawUnsafe('SET LOCAL session_replication_role = replica');
    for (const statement of sql.split(';')) await db.$executeRawUnsafe(statement);
  });
}

/**
 * Changes the audit log past its triggers.
 *
 * @param sql statements, separated by semicolons
 * @param check runs while the change is there; it is undone afterwards
 */
export async function tamper(sql: string, check: () => Promise<void>): Promise<void> {
  const tables = ['audit_event', 'audit_chain'];
  for (const table of tables) await database().$executeRawUnsafe(`CREATE TABLE ${table}_copy AS TABLE ${table}`);
  try {
    await runWithoutTriggers(sql);
    await check();
  } finally {
    await runWithoutTriggers(
      tables.map((table) => `TRUNCATE ${table}; INSERT INTO ${table} SELECT * FROM ${table}_copy`).join(';'),
    );
    for (const table of tables) await database().$executeRawUnsafe(`DROP TABLE ${table}_copy`);
  }
}

/**
 * Empties the audit log, then fills and seals it with events of `user.renamed`.
 *
 * @param ages of the events, as intervals of PostgreSQL, e.g. `25 months`
 */
export async function refillAuditLog(ages: string[]): Promise<void> {
  const insert = (age: string) =>
    `INSERT INTO audit_event (id, at, action) VALUES (gen_random_uuid(), now() - interval '${age}', 'user.renamed')`;
  const zeros = `decode(repeat('00', 32), 'hex')`;
  const empty = `TRUNCATE audit_event;
    UPDATE audit_chain SET anchor_seq = 0, anchor_hash = ${zeros}, last_seq = 0, last_hash = ${zeros}`;
  await runWithoutTriggers([empty, ...ages.map(insert)].join(';'));
  await database().$executeRaw`SELECT seal_audit_events(1000)`;
}
