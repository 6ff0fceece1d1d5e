import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordAudit } from '@/lib/audit/record-audit';
import { systemActor } from '@/lib/auth/actor';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { query } from '@/lib/db/with-client';
import { env } from '@/lib/env';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { plainCv } from '@/tests/cv/plain-cv';
import { makeBackup } from '../make-backup';
import { keepJournal } from '../schedule/keep-journal';
import { makeCheckedBackup, writeErasures } from '../make-checked-backup';
import type { Manifest } from '../manifest';
import { openBackup } from '../open-backup';
import { openTarget } from '../open-target';
import { restoreBackup } from '../restore-backup';
import { withScratchDatabase } from '../scratch-database';
import { findJournal } from './find-journal';
import { dayOf, listInstallations, readJournal, removeDaysBefore, type JournalEntry } from './journal';
import { replayErasures } from './replay-erasures';

const db = database();
const url = () => env().DATABASE_URL ?? '';
const dayMs = 24 * 60 * 60_000;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
  await db.erasureEntry.deleteMany();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const emptyManifest: Manifest = {
  format: 1,
  createdAt: '',
  migrations: [],
  tables: [],
  cvs: [],
  lost: [],
  sequences: [],
};

const hash = 'a'.repeat(64);
const erase = (at: Date) =>
  db.erasureEntry.create({
    data: { processId: randomUUID(), candidateId: randomUUID(), kind: 'GONE', hashes: [hash], at },
  });
const write = () => writeErasures(url(), openTarget(folder));
const read = (since = new Date(0)) => readJournal(openTarget(folder), since);

test('what another database wrote stays, and what was committed late is added', async () => {
  const [old, recent] = [await erase(new Date(Date.now() - 2 * dayMs)), await erase(new Date())];
  await write();
  await db.erasureEntry.deleteMany();
  const late = await erase(new Date(recent.at.getTime() - 1_000));
  await write();
  await write();
  const { entries, writtenAt } = await read();
  expect(entries.map(({ id }) => id)).toEqual([old.id, late.id, recent.id]);
  expect(entries[0]).toMatchObject({ candidateId: old.candidateId, kind: 'GONE', hashes: [hash] });
  expect(Date.now() - (writtenAt?.getTime() ?? 0)).toBeLessThan(60_000);
  const midnight = new Date(`${dayOf(recent.at)}T00:00:01Z`);
  expect((await read(midnight)).entries.map(({ id }) => id)).not.toContain(old.id);
  const afterMidnight = new Date(midnight.getTime() - dayMs);
  expect((await read(afterMidnight)).entries.map(({ id }) => id)).toContain(old.id);
});

test('when the place was away for days, they are written once it is back', async () => {
  const keep = async (BACKUP_TO: string, at: Date) => {
    Object.assign(env(), { BACKUP_TO });
    await db.jobLock.deleteMany();
    return keepJournal(systemActor, at);
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
  try {
    await keep(folder, daysAgo(3));
    const meanwhile = await erase(daysAgo(2.5));
    const inTheWay = path.join(folder, 'file');
    writeFileSync(inTheWay, '');
    await expect(keep(path.join(inTheWay, 'below'), daysAgo(2))).rejects.toThrow();
    await keep(folder, new Date());
    expect((await read()).entries.map(({ id }) => id)).toEqual([meanwhile.id]);
  } finally {
    Object.assign(env(), { BACKUP_TO: undefined });
  }
});

test('a night without erasures is written, too; nothing at all is told from that', async () => {
  expect(await read()).toMatchObject({ entries: [], writtenAt: null });
  await write();
  expect(await read()).toMatchObject({ entries: [], writtenAt: expect.any(Date) });
});

test('a damaged day is named', async () => {
  await erase(new Date());
  await write();
  const [name = ''] = readdirSync(path.join(folder, 'erasures'));
  writeFileSync(path.join(folder, 'erasures', name), '{"format":1}\n');
  await expect(read()).rejects.toThrow(`${name} is damaged`);
});

test('a journal that begins after the backup is no journal of it, until the database writes it anew', async () => {
  await erase(new Date(Date.now() - 10 * dayMs));
  await write();
  const place = openTarget(folder);
  const [old, young] = [new Date(Date.now() - 20 * dayMs), new Date(Date.now() - 3 * dayMs)];
  const createdAt = (at: Date): Manifest => ({ ...emptyManifest, createdAt: at.toISOString() });
  await findJournal(place, createdAt(old));
  // As after days on which nobody was erased, and older backups were taken away.
  await makeBackup(url(), place, null, { now: young });
  await write();
  const [own] = await listInstallations(place, old);
  await removeDaysBefore(place, { day: dayOf(new Date(young.getTime() - dayMs)), installation: own?.id ?? null });
  expect((await findJournal(place, createdAt(young))).entries).toEqual([]);
  await expect(findJournal(place, createdAt(old))).rejects.toThrow('who was erased in between would be back');
});

test('databases that write to one place neither prune nor erase for each other', async () => {
  const place = openTarget(folder);
  const ours = await makeBackup(url(), place, null, { now: new Date(Date.now() - 2 * dayMs) });
  const real = await erase(new Date());
  await write();
  await withScratchDatabase(url(), async (copy) => {
    await restoreBackup(copy, await openBackup(place, ours.name, null));
    const drill = `INSERT INTO erasure_entry (id, process_id, candidate_id, kind, hashes)
      SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'GONE', '{}' RETURNING id`;
    const [inDrill] = await query<{ id: string }>(copy, drill);
    const made = await makeCheckedBackup(copy, place, { passphrase: null, keep: 1, alone: false });
    expect(made.removed).toEqual([]);
    expect(made.manifest.installation).not.toBe(ours.manifest.installation);
    const { manifest } = await openBackup(place, ours.name, null);
    await expect(findJournal(place, manifest)).rejects.toThrow('the erasures of several databases');
    const ids = async (of?: string) => (await findJournal(place, manifest, of)).entries.map(({ id }) => id).toSorted();
    expect(await ids(manifest.installation)).toEqual([real.id]);
    expect(await ids('all')).toEqual([real.id, inDrill?.id].toSorted());
  });
}, 60_000);

const nothing = { entries: [], firstDay: null, writtenAt: null, tombstoneKeys: [] };

describe('replayed', () => {
  let processId: string;
  let candidateId: string;
  const entry = (kind: JournalEntry['kind'], minute: number): JournalEntry => ({
    id: randomUUID(),
    processId,
    candidateId,
    kind,
    hashes: [],
    at: new Date(Date.UTC(2026, 10, 29, 12, minute)).toISOString(),
  });
  const replay = (...entries: JournalEntry[]) => replayErasures(systemActor, { ...nothing, entries });
  const isThere = async () => (await db.candidate.count({ where: { id: candidateId } })) === 1;

  beforeEach(async () => {
    const { actor } = await createTestUser('RECRUITER');
    ({ id: processId } = await createTestProcess(actor));
    const bytes = plainCv([`Iga Powrotna ${randomUUID()}`, 'Księgowa, 7 lat doświadczenia']);
    await uploadCvs(actor, { processId, files: [{ fileName: 'cv.pdf', bytes }] });
    ({ id: candidateId } = await db.candidate.findFirstOrThrow({ where: { processId } }));
  });

  test('who is gone goes, with the CV; twice changes nothing', async () => {
    const gone = entry('GONE', 1);
    const { cvSha256 } = await db.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    expect(await replay(gone)).toEqual({ erased: 1, byHand: [] });
    expect(await isThere()).toBe(false);
    expect(await db.cvFile.count({ where: { sha256: cvSha256 ?? '' } })).toBe(0);
    expect(await replay(gone)).toEqual({ erased: 0, byHand: [] });
  });

  test('who came back stays, and so does who was erased before the backup', async () => {
    expect(await replay(entry('EMPTIED', 1), entry('BACK', 2))).toEqual({ erased: 0, byHand: [] });
    const known = entry('GONE', 3);
    await db.erasureEntry.create({ data: { ...known, at: new Date(known.at) } });
    expect(await replay(known)).toEqual({ erased: 0, byHand: [] });
    expect(await isThere()).toBe(true);
  });

  test('a process that was made after the backup is no obstacle', async () => {
    const elsewhere = { ...entry('GONE', 1), processId: randomUUID(), hashes: [hash] };
    expect(await replay(elsewhere, entry('GONE', 2))).toEqual({ erased: 1, byHand: [] });
    expect(await db.tombstone.count({ where: { hash } })).toBe(1);
  });

  test('of a file of two people that was divided since, who stays is named; the other half of one put together again goes', async () => {
    const otherId = randomUUID();
    const split = () => recordAudit(db, systemActor, 'candidate.cv-split', { processId, candidateId, otherId });
    const gone = { ...entry('GONE', 1), candidateId: otherId };
    const place = { processId, candidateId };
    const dividedLater = { ...gone, dividedFrom: [candidateId] };
    expect(await replay(dividedLater)).toEqual({ erased: 0, byHand: [place] });
    // Called again, and with a backup of after the division.
    expect(await replay(dividedLater)).toEqual({ erased: 0, byHand: [place] });
    await split();
    expect(await replay(dividedLater)).toEqual({ erased: 0, byHand: [] });
    expect(await replay({ ...gone, id: randomUUID(), joined: [candidateId] })).toEqual({ erased: 1, byHand: [] });
    expect(await isThere()).toBe(false);
  });

  test('with whom somebody shared a file is told from the audit log', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const happened = (action: 'candidate.cv-split' | 'candidate.cv-joined', otherId: string) =>
      recordAudit(db, systemActor, action, { processId, candidateId: first, otherId });
    await happened('candidate.cv-split', second);
    await happened('candidate.cv-joined', second);
    const data = (id: string) => ({ processId, candidateId: id, kind: 'GONE' as const, hashes: [] });
    const whole = await db.erasureEntry.create({ data: data(first) });
    await write();
    expect((await read()).entries).toMatchObject([{ id: whole.id, joined: [second] }]);
    await happened('candidate.cv-split', third);
    await db.erasureEntry.deleteMany();
    await db.erasureEntry.createMany({ data: [data(first), data(third)] });
    await write();
    const [, ofFirst, ofThird] = (await read()).entries.toSorted((one, other) => (one.at < other.at ? -1 : 1));
    expect([ofFirst, ofThird].map((one) => [one?.joined, one?.dividedFrom])).toEqual(
      expect.arrayContaining([
        [undefined, undefined],
        [undefined, [first]],
      ]),
    );
  });
});
