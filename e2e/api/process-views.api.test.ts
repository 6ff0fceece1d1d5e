import type { Problem } from '@/lib/http/server/problem';
import type { CreateViewInput, ProcessViewDto } from '@/lib/saved-views/schemas';
import type { Role } from '@/lib/domain/user-schemas';
import { signIn } from './setup';

const path = '/users/me/process-views';

function newView(fields: Partial<CreateViewInput<'PROCESSES'>> = {}): CreateViewInput<'PROCESSES'> {
  return {
    name: `Widok ${Date.now()} ${Math.random()}`,
    filters: { statuses: ['STOPPED'], dateFrom: '2026-01-31', searchPhrase: 'księgowa' },
    columns: ['ordinalNumber', 'status', 'awaiting'],
    sortBy: 'ORDINAL_NUMBER',
    sortOrder: 'ASC',
    pageSize: 50,
    ...fields,
  };
}

test.each<Role>(['ADMIN', 'RECRUITER', 'VIEWER'])('a %s saves, reads, changes and deletes a view', async (role) => {
  const client = await signIn(role);
  const view = newView();
  const saved = await client.post<ProcessViewDto>(path, view);
  expect([saved.status, saved.body]).toEqual([201, { ...view, id: saved.body.id, isDefault: false }]);
  const listed = await client.get<{ items: ProcessViewDto[] }>(path);
  expect(listed.body.items).toContainEqual(saved.body);
  const renamed = await client.put<ProcessViewDto>(`${path}/${saved.body.id}`, { name: `${view.name} II` });
  expect([renamed.status, renamed.body]).toEqual([200, { ...saved.body, name: `${view.name} II` }]);
  expect((await client.delete(`${path}/${saved.body.id}`)).status).toBe(204);
  expect((await client.delete(`${path}/${saved.body.id}`)).status).toBe(404);
});

test('invalid input is refused, with the field', async () => {
  const client = await signIn('VIEWER');
  const view = newView();
  const { body: saved } = await client.post<ProcessViewDto>(path, view);
  const again = await client.post<Problem>(path, { ...view, name: view.name.toUpperCase() });
  expect([again.status, again.body.code]).toEqual([409, 'view.name-taken']);
  expect(again.body.errors).toMatchObject([{ path: 'name', code: 'view-name-taken' }]);
  for (const wrong of [
    { name: '' },
    { name: 'x'.repeat(61) },
    { columns: ['salary'] },
    { sortBy: 'SIZE' },
    { filters: { createdBy: 'me' } },
    { filters: { dateFrom: '2026-02-30' } },
  ]) {
    const refused = await client.post<Problem>(path, { ...newView(), ...wrong });
    expect([refused.status, refused.body.code, wrong]).toEqual([422, 'request.invalid', wrong]);
  }
  await client.delete(`${path}/${saved.id}`);
});

test("another person's view answers 404", async () => {
  const owner = await signIn('RECRUITER');
  const other = await signIn('ADMIN');
  const { body: saved } = await owner.post<ProcessViewDto>(path, newView());
  const changed = await other.put<Problem>(`${path}/${saved.id}`, { isDefault: true });
  expect([changed.status, changed.body.code]).toEqual([404, 'view.not-found']);
  expect((await other.delete(`${path}/${saved.id}`)).status).toBe(404);
  expect((await owner.delete(`${path}/${saved.id}`)).status).toBe(204);
});
