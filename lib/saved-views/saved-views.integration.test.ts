import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { createView } from './create-view';
import { deleteView } from './delete-view';
import { listViews } from './list-views';
import { maxViews, type CreateViewInput } from './schemas';
import { updateView } from './update-view';

const view: CreateViewInput<'PROCESSES'> = {
  name: 'Moje aktywne',
  filters: { statuses: ['ACTIVE', 'IN_PROGRESS'], searchPhrase: 'łódź' },
  columns: ['ordinalNumber', 'status'],
  sortBy: 'NAME',
  sortOrder: 'ASC',
  pageSize: 50,
};

async function newPerson() {
  return (await createTestUser('VIEWER')).actor;
}

/** How many of the calls were refused, by the code of the refusal. */
function refusals(results: PromiseSettledResult<unknown>[]): string[] {
  return results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []));
}

test('a view is kept as it was saved, and what a change leaves out stays', async () => {
  const actor = await newPerson();
  const saved = await createView(actor, 'PROCESSES', view);
  expect(saved).toMatchObject({ ...view, isDefault: false });
  await updateView(actor, 'PROCESSES', { viewId: saved.id, name: 'Inna' });
  const changed = await updateView(actor, 'PROCESSES', { viewId: saved.id, filters: { ordinalNumber: 7 } });
  expect(changed).toEqual({ ...saved, name: 'Inna', filters: { ordinalNumber: 7 } });
  expect(await listViews(actor, 'PROCESSES')).toEqual([changed]);
});

test('names are listed in Polish order and differ by more than capitals', async () => {
  const actor = await newPerson();
  for (const name of ['Zatrzymane', 'Łódź', 'Lublin 10', 'Lublin 9'])
    await createView(actor, 'PROCESSES', { ...view, name });
  const listed = await listViews(actor, 'PROCESSES');
  expect(listed.map(({ name }) => name)).toEqual(['Lublin 9', 'Lublin 10', 'Łódź', 'Zatrzymane']);
  await expect(createView(actor, 'PROCESSES', { ...view, name: 'ŁÓDŹ' })).rejects.toMatchObject({
    code: 'view.name-taken',
  });
  const viewId = listed[0]?.id ?? '';
  await expect(updateView(actor, 'PROCESSES', { viewId, name: 'zatrzymane' })).rejects.toMatchObject({
    code: 'view.name-taken',
  });
  expect((await updateView(actor, 'PROCESSES', { viewId, name: 'LUBLIN 9' })).name).toBe('LUBLIN 9');
});

test('of two defaults at once one is the default, and deleting it leaves none', async () => {
  const actor = await newPerson();
  const names = Array.from({ length: 8 }, (_, index) => `Widok ${index}`);
  await Promise.all(names.map((name) => createView(actor, 'PROCESSES', { ...view, name, isDefault: true })));
  const defaults = async () => (await listViews(actor, 'PROCESSES')).filter(({ isDefault }) => isDefault);
  expect(await defaults()).toHaveLength(1);
  const all = await listViews(actor, 'PROCESSES');
  await Promise.all(all.map(({ id }) => updateView(actor, 'PROCESSES', { viewId: id, isDefault: true })));
  const [only, ...others] = await defaults();
  expect(others).toEqual([]);
  const another = all.find(({ id }) => id !== only?.id);
  await updateView(actor, 'PROCESSES', { viewId: another?.id ?? '', isDefault: false });
  expect(await defaults()).toEqual([only]);
  await deleteView(actor, 'PROCESSES', { viewId: only?.id ?? '' });
  expect(await defaults()).toEqual([]);
});

test('a column that the list no longer has takes no view away', async () => {
  const actor = await newPerson();
  const { id } = await createView(actor, 'PROCESSES', view);
  const query = { ...view, columns: ['status', 'gone'] };
  await database().savedView.update({ where: { id }, data: { query } });
  expect((await listViews(actor, 'PROCESSES')).map(({ columns }) => columns)).toEqual([['status']]);
  expect((await updateView(actor, 'PROCESSES', { viewId: id, name: 'Nowa' })).columns).toEqual(['status']);
});

test('of one name at once one is saved', async () => {
  const actor = await newPerson();
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => createView(actor, 'PROCESSES', view)));
  expect(refusals(results)).toEqual(Array.from({ length: 5 }, () => 'view.name-taken'));
  expect(await listViews(actor, 'PROCESSES')).toHaveLength(1);
});

test('nobody keeps more views than the limit, even when several are saved at once', async () => {
  const actor = await newPerson();
  for (let index = 0; index < maxViews - 1; index += 1)
    await createView(actor, 'PROCESSES', { ...view, name: `${index}` });
  const results = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) => createView(actor, 'PROCESSES', { ...view, name })),
  );
  expect(refusals(results)).toEqual(['view.too-many', 'view.too-many']);
  expect(await listViews(actor, 'PROCESSES')).toHaveLength(maxViews);
});

test("another person's view does not exist for anybody else", async () => {
  const owner = await newPerson();
  const other = await newPerson();
  const { id: viewId } = await createView(owner, 'PROCESSES', view);
  expect(await listViews(other, 'PROCESSES')).toEqual([]);
  const notFound = { code: 'view.not-found' };
  await expect(updateView(other, 'PROCESSES', { viewId, name: 'Zabrane', isDefault: true })).rejects.toMatchObject(
    notFound,
  );
  await expect(deleteView(other, 'PROCESSES', { viewId })).rejects.toMatchObject(notFound);
  expect((await listViews(owner, 'PROCESSES')).map(({ name }) => name)).toEqual([view.name]);
});

test('the lists have views of their own, and only the process list opens with one', async () => {
  const actor = await newPerson();
  const ofCandidates: CreateViewInput<'CANDIDATES'> = {
    name: view.name,
    filters: { decisions: ['UNDECIDED'], matchFrom: 70 },
    columns: ['match', 'decision'],
    sortBy: 'MATCH',
    sortOrder: 'DESC',
    processId: null,
  };
  await createView(actor, 'PROCESSES', { ...view, isDefault: true });
  const saved = await createView(actor, 'CANDIDATES', { ...ofCandidates, isDefault: true });
  expect(saved).toEqual({ ...ofCandidates, id: saved.id, isDefault: false, pageSize: null });
  expect(await listViews(actor, 'CANDIDATES')).toEqual([saved]);
  expect(await listViews(actor, 'PROCESSES')).toMatchObject([{ name: view.name, isDefault: true }]);
  const notFound = { code: 'view.not-found' };
  await expect(updateView(actor, 'PROCESSES', { viewId: saved.id, name: 'Inna' })).rejects.toMatchObject(notFound);
  await expect(deleteView(actor, 'PROCESSES', { viewId: saved.id })).rejects.toMatchObject(notFound);
  const processId = '0192f3a4-0000-7000-8000-000000000000';
  const filters = { verdicts: ['0192f3a4-0000-7000-8000-000000000001:MET'] };
  const changed = await updateView(actor, 'CANDIDATES', { viewId: saved.id, filters, processId, isDefault: true });
  expect(changed).toEqual({ ...saved, filters, processId });
  expect((await listViews(actor, 'PROCESSES')).map(({ isDefault }) => isDefault)).toEqual([true]);
});
