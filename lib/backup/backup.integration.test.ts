import {
  appendFileSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { encryptSecret } from '@/lib/encrypted-secret';
import { createTestProcess, createTestScene, createTestUser } from '@/prisma/seed/factories';
import { query, withClient } from '@/lib/db/with-client';
import { plainCv } from '@/tests/cv/plain-cv';
import { hashing } from './backup-files';
import { PlaceFailure } from './backup-target';
import { inSnapshot, listSequences, readTable } from './copy-tables';
import { makeBackup as makeIn } from './make-backup';
import { makeCheckedBackup } from './make-checked-backup';
import { openBackup as openIn } from './open-backup';
import { openTarget } from './open-target';
import { migrateTo, restoreBackup } from './restore-backup';
import { withScratchDatabase } from './scratch-database';

const secret = 'długie hasło do kopii';
const surname = 'Przechowana';
const url = (): string => process.env.DATABASE_URL ?? '';
let folder: string;
/** Backups of what `beforeAll` stores. */
let readable: string;
let encrypted: Awaited<ReturnType<typeof makeBackup>>;
let stored: Awaited<ReturnType<typeof facts>>;

/** A backup in a folder of its own, by paths. */
const openBackup = (place: string, passphrase: string | null) =>
  openIn(openTarget(path.dirname(place)), path.basename(place), passphrase);
const makeBackup = async (address: string, target: string, passphrase: string | null, now?: Date) => {
  const { name, manifest } = await makeIn(address, openTarget(target), passphrase, now ? { now } : {});
  return { place: path.join(target, name), manifest };
};

/** Counts and contents that a reader of the product would miss. */
const facts = (address: string) =>
  query(
    address,
    `SELECT (SELECT count(*)::int FROM candidate) AS candidates, (SELECT count(*)::int FROM audit_event) AS events,
            (SELECT string_agg(sha256, ',' ORDER BY sha256) FROM cv_file) AS files,
            (SELECT count(*)::int FROM pg_constraint WHERE contype = 'f' AND convalidated) AS keys,
            (SELECT count(*)::int FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'O') AS triggers`,
  );

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
  const { actor, processId } = await createTestScene();
  const lines = [`Zofia ${surname}`, 'Programistka Java, 6 lat doświadczenia', 'Tab\tulator, ukośnik \\ i „cudzysłów”'];
  await uploadCvs(actor, { processId, files: [{ fileName: 'cv.pdf', bytes: plainCv(lines) }] });
  await database().modelSettings.create({ data: { id: 1, encryptedKey: encryptSecret('sk-tajne', 'model-api-key') } });
  stored = await facts(url());
  ({ place: readable } = await makeBackup(url(), path.join(folder, 'readable'), null));
  encrypted = await makeBackup(url(), path.join(folder, 'encrypted'), secret);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an encrypted backup is restored with each row, file, key and trigger', async () => {
  const { place, manifest } = encrypted;
  expect(manifest.tables.find((table) => table.name === 'candidate')?.rows).toBe(1);
  const contents = readdirSync(place).map((file) => readFileSync(path.join(place, file)).toString('latin1'));
  expect(contents.some((text) => text.includes(surname))).toBe(false);
  expect(readdirSync(place)).toContain('key.age');

  await withScratchDatabase(url(), async (target) => {
    await restoreBackup(target, await openBackup(place, secret));
    expect(await facts(target)).toEqual(stored);
    expect(await withClient(target, listSequences)).toEqual(await withClient(url(), listSequences));
    expect(manifest.sequences.some(({ isCalled }) => isCalled)).toBe(true);
  });
});

test('a backup is of one moment, while the product goes on writing', async () => {
  const { actor } = await createTestUser('RECRUITER');
  await withClient(url(), (client) =>
    inSnapshot(client, async (tables) => {
      const table = tables.find(({ name }) => name === 'process');
      if (!table) throw new Error('There is no table of processes.');
      const before = hashing();
      await pipeline(readTable(client, table), before.stream.resume());
      await createTestProcess(actor);
      const after = hashing();
      await pipeline(readTable(client, table), after.stream.resume());
      expect(after.digest()).toBe(before.digest());
    }),
  );
});

test('while a backup is made no migration writes a table anew', async () => {
  await withClient(url(), (client) =>
    inSnapshot(client, async () => {
      const migration = withClient(url(), async (other) => {
        await other.query('SET lock_timeout = 200');
        await other.query('ALTER TABLE process ALTER COLUMN name TYPE varchar(300)');
      });
      await expect(migration).rejects.toThrow('lock timeout');
    }),
  );
});

test('a disk that is full in the middle ends the backup with its reason', async () => {
  await withScratchDatabase(url(), async (target) => {
    await query(
      target,
      `CREATE TABLE much AS SELECT n, repeat(md5(n::text), 20) AS text FROM generate_series(1, 100000) n`,
    );
    const copied = withClient(target, (client) =>
      inSnapshot(client, async ([table]) => {
        if (!table) throw new Error('There is no table.');
        await pipeline(readTable(client, table), createWriteStream('/dev/full'));
      }),
    );
    await expect(copied).rejects.toMatchObject({ code: 'ENOSPC' });
  });
}, 30_000);

test('the passphrase is needed, and must be right', async () => {
  await expect(openBackup(encrypted.place, null)).rejects.toThrow('is encrypted');
  await expect(openBackup(encrypted.place, 'a wrong passphrase')).rejects.toThrow('does not open the backup');
  await expect(openBackup(readable, secret)).rejects.toThrow('holds no encrypted backup');
});

describe('of a backup', () => {
  test('a changed and a missing file are named before anything is restored', async () => {
    const copy = mkdtempSync(path.join(folder, 'copy-'));
    cpSync(readable, copy, { recursive: true });
    appendFileSync(path.join(copy, 'candidate.copy.gz'), 'x');
    await expect(openBackup(copy, null)).rejects.toThrow(/candidate\.copy\.gz is not as it was written/);
    rmSync(path.join(copy, 'candidate.copy.gz'));
    await expect(openBackup(copy, null)).rejects.toThrow(/candidate\.copy\.gz is missing/);
    // It can be opened; that reading it breaks off says nothing against the backup.
    mkdirSync(path.join(copy, 'candidate.copy.gz'));
    await expect(openBackup(copy, null)).rejects.toThrow(PlaceFailure);
    writeFileSync(path.join(copy, 'manifest.json.gz'), 'x');
    await expect(openBackup(copy, null)).rejects.toThrow(/manifest\.json\.gz is damaged/);
    await expect(openBackup(folder, null)).rejects.toThrow('is no backup');
  });

  test('a database that holds tables is left alone', async () => {
    const before = await facts(url());
    await expect(restoreBackup(url(), await openBackup(readable, null))).rejects.toThrow(/holds \d+ tables/);
    expect(await facts(url())).toEqual(before);
  });

  test('a later version is refused by the name of its migration', async () => {
    const { files, manifest } = await openBackup(readable, null);
    const migrations = [...manifest.migrations, { name: '29990101000000_later', checksum: '0'.repeat(64) }];
    await withScratchDatabase(url(), async (target) => {
      const restored = restoreBackup(target, { files, manifest: { ...manifest, migrations } });
      await expect(restored).rejects.toThrow(/29990101000000_later/);
      expect(await query(target, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
    });
  });

  test('an earlier version is brought to this one', async () => {
    const { manifest } = await openBackup(readable, null);
    const [last, ...others] = [...manifest.migrations].reverse();
    const email = 'ewa@company.example';
    await withScratchDatabase(url(), async (earlier) => {
      await migrateTo(earlier, others);
      await query(
        earlier,
        `INSERT INTO invitation (id, email, role, token_hash, expires_at) VALUES (gen_random_uuid(), $1, 'VIEWER', 'h', now())`,
        [email],
      );
      const made = await makeBackup(earlier, path.join(folder, 'earlier'), null);
      expect(made.manifest.migrations).toHaveLength(others.length);
      await withScratchDatabase(url(), async (target) => {
        await restoreBackup(target, await openBackup(made.place, null));
        expect(await query(target, 'SELECT email FROM invitation')).toEqual([{ email }]);
        const names = await query<{ name: string }>(target, 'SELECT migration_name AS name FROM "_prisma_migrations"');
        expect(names.map(({ name }) => name)).toContain(last?.name);
      });
    });
  });

  test('without a key it is restored as it was, and what others added since is left out by name of the next', async () => {
    expect(readdirSync(readable)).not.toContain('key.age');
    await withScratchDatabase(url(), async (source) => {
      await restoreBackup(source, await openBackup(readable, null));
      expect(await facts(source)).toEqual(stored);
      await query(source, `CREATE TABLE candidate_copy (id int); INSERT INTO candidate_copy VALUES (1)`);
      await query(source, `ALTER TABLE app_user ADD COLUMN desk jsonb DEFAULT '{"floor": 2}'`);
      const made = await makeBackup(source, path.join(folder, 'added'), null);
      await withScratchDatabase(url(), async (target) => {
        const restored = await restoreBackup(target, await openBackup(made.place, null));
        expect(restored).toEqual(['candidate_copy', 'app_user.desk']);
        const [ids, added] = ['SELECT id FROM app_user ORDER BY id', `SELECT to_regclass('candidate_copy') AS added`];
        expect(await query(target, ids)).toEqual(await query(source, ids));
        expect(await query(target, added)).toEqual([{ added: null }]);
        await expect(query(target, 'SELECT desk FROM app_user')).rejects.toThrow('does not exist');
      });
    });
  });

  test('a table of the product that is not there is named before a row is stored', async () => {
    const { files, manifest } = await openBackup(readable, null);
    const tables = manifest.tables.slice(1);
    await withScratchDatabase(url(), async (target) => {
      const restored = restoreBackup(target, { files, manifest: { ...manifest, tables } });
      await expect(restored).rejects.toThrow(`The backup lacks ${manifest.tables[0]?.name}`);
      expect(await query(target, 'SELECT id FROM app_user')).toEqual([]);
    });
  });
});

test('a backup begun in the same second as another says so, and the other stays', async () => {
  const target = path.join(folder, 'twice');
  const now = new Date('2026-11-29T02:00:00Z');
  const { place } = await makeBackup(url(), target, null, now);
  await expect(makeBackup(url(), target, null, now)).rejects.toThrow('another backup is under way');
  await openBackup(place, null);
});

test('what a killed backup left is no backup, and is taken away after a day', async () => {
  const target = mkdtempSync(path.join(folder, 'killed-'));
  const [old, young] = ['backup-20261101T000000Z', 'backup-20261102T120000Z'];
  for (const name of [old, young]) {
    mkdirSync(path.join(target, name));
    writeFileSync(path.join(target, name, 'candidate.copy.gz'), 'x');
  }
  await expect(openBackup(path.join(target, young), null)).rejects.toThrow('is no backup');
  await makeBackup(url(), target, null, new Date(Date.UTC(2026, 10, 3)));
  expect(readdirSync(target).sort()).toEqual([young, 'backup-20261103T000000Z']);
});

test('a backup that fails leaves nothing behind', async () => {
  const target = path.join(folder, 'failing');
  const now = new Date('2026-11-29T02:00:00Z');
  await expect(withScratchDatabase(url(), (empty) => makeBackup(empty, target, null, now))).rejects.toThrow(
    'nothing of this product',
  );
  expect(existsSync(target) ? readdirSync(target) : []).toEqual([]);
});

test('older backups go when a newer one was tried, and nothing else goes', async () => {
  const target = mkdtempSync(path.join(folder, 'kept-'));
  for (const day of [1, 2]) cpSync(readable, path.join(target, `backup-2026110${day}T000000Z`), { recursive: true });
  writeFileSync(path.join(target, 'notes.txt'), 'Mine.');
  const now = new Date(Date.UTC(2026, 10, 3));
  const made = await makeCheckedBackup(url(), openTarget(target), { passphrase: secret, keep: 2, alone: true, now });
  expect(made).toMatchObject({ proof: 'RESTORED', encrypted: true, removed: ['backup-20261101T000000Z'] });
  expect(readdirSync(target).sort()).toEqual([
    'backup-20261102T000000Z',
    'backup-20261103T000000Z',
    'erasures',
    'notes.txt',
  ]);
});

test('a role that may create no database has its backup read back instead', async () => {
  const role = `plain_${Date.now()}`;
  await query(url(), `CREATE ROLE ${role} LOGIN PASSWORD 'p' IN ROLE pg_read_all_data`);
  const address = new URL(url());
  Object.assign(address, { username: role, password: 'p' });
  const target = openTarget(path.join(folder, 'read-back'));
  try {
    const made = await makeCheckedBackup(address.href, target, { passphrase: null, keep: 1, alone: true });
    expect(made.proof).toBe('READ');
  } finally {
    await query(url(), `DROP ROLE ${role}`);
  }
});

test('tables of a later version are read back, and the backup stays', async () => {
  const target = mkdtempSync(path.join(folder, 'newer-'));
  const name = '29990101000000_later';
  await query(
    url(),
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at) VALUES ($1, $2, $1, now())`,
    [name, '0'.repeat(64)],
  );
  try {
    const made = await makeCheckedBackup(url(), openTarget(target), { passphrase: null, keep: 1, alone: true });
    expect(made.proof).toBe('READ');
    expect(readdirSync(target)).toContain(made.name);
  } finally {
    await query(url(), `DELETE FROM "_prisma_migrations" WHERE id = $1`, [name]);
  }
});
