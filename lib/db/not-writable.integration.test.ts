import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { databaseUrl } from '@/tests/test-databases';
import { createDatabaseClient } from './client';
import { mapDatabaseError } from './map-database-error';

const url = () => process.env.DATABASE_URL ?? '';
const name = () => new URL(url()).pathname.slice(1);
const role = `no_rights_${randomUUID().slice(0, 8)}`;

let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: url() });
  await owner.connect();
});
afterAll(async () => {
  await owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`).catch(() => undefined);
  await owner.end();
});

type Client = ReturnType<typeof createDatabaseClient>;
const writes: [string, (db: Client) => Promise<unknown>][] = [
  ['a write', (db) => db.outboxEvent.create({ data: { name: 'x', data: {} } })],
  [
    'raw SQL',
    async (db) => await db.$executeRaw`INSERT INTO outbox_event (id, name, data) VALUES (gen_random_uuid(), 'x', '{}')`,
  ],
  ['a transaction', (db) => db.$transaction((tx) => tx.outboxEvent.create({ data: { name: 'x', data: {} } }))],
];

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  return mapDatabaseError(error);
}

const notWritable = expect.objectContaining({ code: 'database.not-writable', retryAfterSeconds: 10 });
const unavailable = expect.objectContaining({ code: 'database.unavailable', retryAfterSeconds: 5 });

async function withClient<T>(address: string, work: (db: Client) => Promise<T>): Promise<T> {
  const db = createDatabaseClient(address);
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}

function asRole(): string {
  const address = new URL(databaseUrl(url(), name()));
  address.username = role;
  address.password = 'secret';
  return address.href;
}

describe.each(writes)('%s', (_what, write) => {
  it('of a database that was made read-only is refused for now, and succeeds afterwards', async () => {
    await owner.query(`ALTER DATABASE "${name()}" SET default_transaction_read_only = on`);
    await withClient(url(), async (db) => {
      expect(await failureOf(write(db))).toEqual(notWritable);
      expect(await db.user.count()).toBe(0);
    });
    await owner.query(`ALTER DATABASE "${name()}" RESET default_transaction_read_only`);
    await withClient(url(), async (db) => expect(await write(db)).toBeTruthy());
  });

  it('of a role that lost its rights is refused for now', async () => {
    await owner.query(`DROP ROLE IF EXISTS ${role}`).catch(() => undefined);
    await owner.query(
      `DO $$ BEGIN CREATE ROLE ${role} LOGIN PASSWORD 'secret'; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    );
    await withClient(asRole(), async (db) => expect(await failureOf(write(db))).toEqual(notWritable));
  });

  it('of a role without a connection left makes the database unavailable', async () => {
    await owner.query(`ALTER ROLE ${role} CONNECTION LIMIT 1; GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`);
    const holder = new pg.Client({ connectionString: asRole() });
    await holder.connect();
    await withClient(asRole(), async (db) => expect(await failureOf(write(db))).toEqual(unavailable));
    await holder.end();
    await owner.query(`ALTER ROLE ${role} CONNECTION LIMIT -1; REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role}`);
  });

  it('on a full disk is refused for now', async () => {
    // A trigger that raises what PostgreSQL raises when a file cannot grow; the driver sees the same error.
    await owner.query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON outbox_event FOR EACH ROW EXECUTE FUNCTION full_disk()`);
    await withClient(url(), async (db) => expect(await failureOf(write(db))).toEqual(notWritable));
    await owner.query('DROP TRIGGER full_disk ON outbox_event; DROP FUNCTION full_disk()');
  });
});
