import { restoreCandidates } from '@/lib/ats/departures/decide-departures';
import { deleteOldErasures } from '@/lib/ats/departures/delete-old-erasures';
import { eraseDeparted } from '@/lib/ats/departures/erase-departed';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { inDatabase, personalData, restoredColumns } from '@/lib/domain/personal-data';
import { dataClasses } from '@/lib/domain/personal-data/data-classes';
import { columnsWithCanary, fillPersonalData } from '@/tests/candidates/fill-personal-data';
import { belongsTo, erasePersonalData } from './erase-personal-data';

const day = 24 * 60 * 60_000;
type Scene = Awaited<ReturnType<typeof fillPersonalData>>;

const eraseByAts = ({ actor, processId, applicationId }: Scene) =>
  transaction((db) => eraseDeparted(db, actor, { processId, applicationIds: [applicationId] }));

/** The filled columns that stay in rows that stay. */
function staying(filled: string[]): string[] {
  const stay = Object.entries(personalData).flatMap(([table, { rows, columns }]) =>
    Object.entries(columns).flatMap(([column, name]) =>
      rows === 'stay' && dataClasses[name].erasure === 'stays' ? [`${inDatabase(table)}.${inDatabase(column)}`] : [],
    ),
  );
  return filled.filter((column) => stay.includes(column)).sort();
}

/** What is stored of a candidate where something comes back at a restore, by table. */
async function storedOf(candidateId: string): Promise<Record<string, unknown>> {
  const stored: Record<string, unknown> = {};
  for (const [name, table] of Object.entries(personalData)) {
    const columns = table.rows === 'go' ? Object.keys(table.columns) : restoredColumns(table);
    if ((table.rows !== 'go' && table.rows !== 'stay') || columns.length === 0) continue;
    const own = Prisma.raw(columns.map((column) => `t.${inDatabase(column)}::text`).join(', '));
    stored[name] = await database().$queryRaw`
      SELECT ${own} FROM ${Prisma.raw(inDatabase(name))} t WHERE ${belongsTo(name, Prisma.sql`= ${candidateId}::uuid`)}`;
  }
  return stored;
}

test('no column of any table holds anything of a candidate whom an administrator has erased', async () => {
  const { actor, processId, candidateId, filled } = await fillPersonalData();
  expect(filled.length).toBeGreaterThan(100);
  expect(await columnsWithCanary()).toEqual(expect.arrayContaining([...filled, 'candidate.search_text']));
  await transaction((db) =>
    erasePersonalData(db, actor, { processId, candidateIds: [candidateId], rows: 'go', reason: 'deleted' }),
  );
  expect(await columnsWithCanary()).toEqual([]);
  // What the model answered in the run that was given up, and in the analysis.
  expect(await database().modelUse.count({ where: { processId } })).toBe(2);
});

test('a week after the ATS erased a candidate only what is said to stay is left', async () => {
  const scene = await fillPersonalData();
  await eraseByAts(scene);
  const kept = ['ats_erasure.content', 'cv_file_chunk.data'];
  expect(await columnsWithCanary()).toEqual(expect.arrayContaining(kept));
  await deleteOldErasures(new Date(Date.now() + 8 * day));
  const left = await columnsWithCanary();
  expect(left.sort()).toEqual(staying(scene.filled));
  await database().candidate.deleteMany();
});

test('what is said to come back is as it was once an erasure is undone', async () => {
  const scene = await fillPersonalData();
  const { actor, processId, candidateId } = scene;
  const before = await storedOf(candidateId);
  await eraseByAts(scene);
  expect(await storedOf(candidateId)).not.toEqual(before);
  expect(await restoreCandidates(actor, { processId, candidateIds: [candidateId] })).toEqual({ restored: 1 });
  expect(await storedOf(candidateId)).toEqual(before);
});
