import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { createProcessView } from './create-process-view';
import { deleteProcessView } from './delete-process-view';
import { listProcessViews } from './list-process-views';
import { maxViews, type CreateViewInput } from './schemas';
import { updateProcessView } from './update-process-view';

const view: CreateViewInput = {
  name: 'Moje aktywne',
  filters: { statuses: ['ACTIVE', 'IN_PROGRESS'], searchPhrase: 'łódź' },
  columns: ['ordinalNumber', 'status'],
  sortBy: 'NAME',
  sortOrder: 'ASC',
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
  const saved = await createProcessView(actor, view);
  expect(saved).toMatchObject({ ...view, isDefault: false });
  await updateProcessView(actor, { viewId: saved.id, name: 'Inna' });
  const changed = await updateProcessView(actor, { viewId: saved.id, filters: { ordinalNumber: 7 } });
  expect(changed).toEqual({ ...saved, name: 'Inna', filters: { ordinalNumber: 7 } });
  expect(await listProcessViews(actor)).toEqual([changed]);
});

test('names are listed in Polish order and differ by more than capitals', async () => {
  const actor = await newPerson();
  for (const name of ['Zatrzymane', 'Łódź', 'Lublin 10', 'Lublin 9']) await createProcessView(actor, { ...view, name });
  const listed = await listProcessViews(actor);
  expect(listed.map(({ name }) => name)).toEqual(['Lublin 9', 'Lublin 10', 'Łódź', 'Zatrzymane']);
  await expect(createProcessView(actor, { ...view, name: 'ŁÓDŹ' })).rejects.toMatchObject({ code: 'view.name-taken' });
  const viewId = listed[0]?.id ?? '';
  await expect(updateProcessView(actor, { viewId, name: 'zatrzymane' })).rejects.toMatchObject({
    code: 'view.name-taken',
  });
  expect((await updateProcessView(actor, { viewId, name: 'LUBLIN 9' })).name).toBe('LUBLIN 9');
});

test('of two defaults at once one is the default, and deleting it leaves none', async () => {
  const actor = await newPerson();
  const names = Array.from({ length: 8 }, (_, index) => `Widok ${index}`);
  await Promise.all(names.map((name) => createProcessView(actor, { ...view, name, isDefault: true })));
  const defaults = async () => (await listProcessViews(actor)).filter(({ isDefault }) => isDefault);
  expect(await defaults()).toHaveLength(1);
  const all = await listProcessViews(actor);
  await Promise.all(all.map(({ id }) => updateProcessView(actor, { viewId: id, isDefault: true })));
  const [only, ...others] = await defaults();
  expect(others).toEqual([]);
  const another = all.find(({ id }) => id !== only?.id);
  await updateProcessView(actor, { viewId: another?.id ?? '', isDefault: false });
  expect(await defaults()).toEqual([only]);
  await deleteProcessView(actor, { viewId: only?.id ?? '' });
  expect(await defaults()).toEqual([]);
});

test('a column that the list no longer has takes no view away', async () => {
  const actor = await newPerson();
  const { id } = await createProcessView(actor, view);
  const query = { ...view, columns: ['status', 'gone'] };
  await database().processView.update({ where: { id }, data: { query } });
  expect((await listProcessViews(actor)).map(({ columns }) => columns)).toEqual([['status']]);
  expect((await updateProcessView(actor, { viewId: id, name: 'Nowa' })).columns).toEqual(['status']);
});

test('of one name at once one is saved', async () => {
  const actor = await newPerson();
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => createProcessView(actor, view)));
  expect(refusals(results)).toEqual(Array.from({ length: 5 }, () => 'view.name-taken'));
  expect(await listProcessViews(actor)).toHaveLength(1);
});

test('nobody keeps more views than the limit, even when several are saved at once', async () => {
  const actor = await newPerson();
  for (let index = 0; index < maxViews - 1; index += 1) await createProcessView(actor, { ...view, name: `${index}` });
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => createProcessView(actor, { ...view, name })));
  expect(refusals(results)).toEqual(['view.too-many', 'view.too-many']);
  expect(await listProcessViews(actor)).toHaveLength(maxViews);
});

test("another person's view does not exist for anybody else", async () => {
  const owner = await newPerson();
  const other = await newPerson();
  const { id: viewId } = await createProcessView(owner, view);
  expect(await listProcessViews(other)).toEqual([]);
  const notFound = { code: 'view.not-found' };
  await expect(updateProcessView(other, { viewId, name: 'Zabrane', isDefault: true })).rejects.toMatchObject(notFound);
  await expect(deleteProcessView(other, { viewId })).rejects.toMatchObject(notFound);
  expect((await listProcessViews(owner)).map(({ name }) => name)).toEqual([view.name]);
});
