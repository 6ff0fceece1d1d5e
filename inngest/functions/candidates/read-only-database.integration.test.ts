import { setTimeout as delay } from 'node:timers/promises';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { startEmbeddedRunner, type EmbeddedRunner } from '@/lib/jobs/embedded/start-embedded-runner';
import { sendOutbox } from '@/lib/jobs/send-outbox';
import { createTestScene } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { makeReadOnly, makeWritable } from '@/tests/read-only-database';
import { inngestHandler } from '../../handler';

const url = env().DATABASE_URL ?? '';
let runner: EmbeddedRunner;
beforeAll(async () => {
  // Two at a time need few reader processes; tried again so often that all tries are used up long before the database can be written.
  const pace = { workers: 2, retryDelayMs: () => 250 };
  runner = await startEmbeddedRunner({ handler: inngestHandler, connectionString: url, ...pace });
});
afterAll(() => runner.stop());

/** Long enough not to be taken for a scan, which would be recognised first. */
const lines = [
  'Doświadczenie zawodowe',
  '2018 – 2024 Programistka Java, Firma Przykładowa, Kraków',
  'Tworzenie i utrzymanie usług w Javie i Springu, bazy danych PostgreSQL, testy jednostkowe i integracyjne.',
  'Wykształcenie: studia magisterskie, informatyka, 2013 – 2018',
  'Języki: polski, angielski B2',
];
const cv = async (name: string) => ({ fileName: `${name}.pdf`, bytes: await makeCvPdf({ lines: [name, ...lines] }) });

/** @param codes gets those of the attempts that failed */
async function tryUntil<T>(work: () => Promise<T>, codes: Set<string>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      codes.add(error instanceof Error && 'code' in error ? String(error.code) : String(error));
      await delay(200);
    }
  }
}

async function finished(count: number): Promise<string[]> {
  for (;;) {
    await sendOutbox();
    const rows = await database()
      .candidate.findMany()
      .catch(() => []);
    const statuses = rows.map(({ status }) => status as string);
    const done = statuses.filter((status) => ['NEW', 'ERROR'].includes(status));
    if (done.length >= count) return statuses;
    await delay(200);
  }
}

test('what was uploaded and analysed while the database became read-only is there afterwards, once', async () => {
  const { actor, processId } = await createTestScene();
  const names = ['Ola Jeden', 'Ola Dwa', 'Ola Trzy', 'Ola Cztery', 'Ola Pięć', 'Ola Sześć'];
  const files = await Promise.all(names.map(cv));
  const codes = new Set<string>();
  let readOnly = Promise.resolve();
  for (const [index, file] of files.entries()) {
    // In mid-upload; the analyses of the first have begun.
    if (index === 3) {
      await sendOutbox();
      await makeReadOnly(url);
      readOnly = (async () => {
        // An upload has met it, however slow this machine is.
        while (!codes.has('database.not-writable')) await delay(100);
        await delay(3_000);
        await makeWritable(url);
      })();
    }
    const { rejected } = await tryUntil(() => uploadCvs(actor, { processId, files: [file] }), codes);
    expect(rejected).toEqual([]);
  }
  await readOnly;
  expect([...codes]).toContain('database.not-writable');
  expect([...codes].filter((code) => !code.startsWith('database.'))).toEqual([]);
  const statuses = await finished(names.length);
  expect(statuses).toEqual(names.map(() => statuses[0]));
  expect(statuses).not.toContain('ERROR');
  expect(await database().analysis.count()).toBe(names.length);
}, 180_000);

test('a lost right on one table makes the analysis wait, however often it is tried', async () => {
  const db = database();
  const { actor, processId } = await createTestScene();
  // What a role without the right gets, for the owner of the table, who cannot lose it.
  await db.$executeRawUnsafe(`CREATE FUNCTION no_right() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'permission denied for table' USING ERRCODE = 'insufficient_privilege'; END $$`);
  await db.$executeRawUnsafe(
    `CREATE TRIGGER no_right BEFORE INSERT ON analysis FOR EACH ROW EXECUTE FUNCTION no_right()`,
  );
  await uploadCvs(actor, { processId, files: [await cv('Iga Bezprawa')] });
  await sendOutbox();
  await delay(6_000);
  expect(await db.candidate.findFirstOrThrow({ where: { processId } })).not.toMatchObject({ status: 'ERROR' });
  await db.$executeRawUnsafe('DROP TRIGGER no_right ON analysis');
  for (;;) {
    const { status } = await db.candidate.findFirstOrThrow({ where: { processId } });
    expect(status).not.toBe('ERROR');
    if (status === 'NEW') break;
    await delay(200);
  }
}, 120_000);
