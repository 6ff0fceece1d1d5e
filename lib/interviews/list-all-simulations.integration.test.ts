import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { createSimulation } from './create-simulation';
import { listAllSimulations } from './list-all-simulations';

const first = { page: 1, status: null, scope: 'mine', processId: null } as const;

/** @returns their ids, newest first */
async function simulate(actor: PersonActor, count: number): Promise<{ processId: string; ids: string[] }> {
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 3 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({
    where: { processId, currentAnalysisId: { not: null } },
  });
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const choices = { locale: 'pl', length: 'SHORT', focus: 'ALL' } as const;
    ids.unshift((await createSimulation(actor, { processId, candidateId, ...choices })).id);
  }
  return { processId, ids };
}

test('simulations are listed newest first, with names, by page', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { processId, ids } = await simulate(actor, 12);
  const page = await listAllSimulations(actor, first);
  expect(page).toMatchObject({ totalItems: 12, totalPages: 2, pageSize: 10 });
  expect(page.items.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  expect(page.items[0]).toMatchObject({ processName: 'Programista / Programistka Java', status: 'CREATED', total: 0 });
  expect(page.items[0]?.candidate.ordinalNumber).toBeGreaterThan(0);
  expect(page.processes).toEqual([{ id: processId, name: 'Programista / Programistka Java' }]);
  expect((await listAllSimulations(actor, { ...first, page: 2 })).items.map(({ id }) => id)).toEqual(ids.slice(10));
  expect((await listAllSimulations(actor, { ...first, page: 3 })).items).toEqual([]);
});

test('the list is narrowed by status, by process and to my own', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { actor: colleague } = await createTestUser('RECRUITER');
  const mine = await simulate(actor, 2);
  const other = await simulate(actor, 1);
  const theirs = await simulate(colleague, 1);
  await database().interviewSimulation.update({ where: { id: mine.ids[0] ?? '' }, data: { status: 'COMPLETED' } });
  const list = async (change: object) =>
    (await listAllSimulations(actor, { ...first, ...change })).items.map(({ id }) => id);
  expect(await list({})).toEqual([...other.ids, ...mine.ids]);
  expect(await list({ status: 'COMPLETED' })).toEqual([mine.ids[0]]);
  expect(await list({ processId: mine.processId })).toEqual(mine.ids);
  expect(await list({ processId: theirs.processId })).toEqual([]);
  expect(await list({ scope: 'all', processId: theirs.processId })).toEqual(theirs.ids);
});
