import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { loadListItems } from './load-list-items';

test('the list points out who has the e-mail address or phone of another candidate of the process', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const [{ id: processId }, elsewhere] = [await createTestProcess(actor), await createTestProcess(actor)];
  await createTestCandidates({ processId, count: 4 });
  await createTestCandidates({ processId: elsewhere.id, count: 1 });
  const contacts = [
    { email: 'Ewa.Lis@poczta.example', phone: null },
    { email: 'inna@poczta.example', phone: '+48 600 700 800' },
    { email: 'ewa.lis@poczta.example', phone: '600-700-800' },
    { email: null, phone: null },
  ];
  for (const [index, data] of contacts.entries()) {
    await database().candidate.updateMany({ where: { processId, ordinalNumber: index + 1 }, data });
  }
  await database().candidate.updateMany({ where: { processId: elsewhere.id }, data: contacts[0] ?? {} });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const duplicates = async () => {
    const items = await loadListItems(
      actor,
      rows.map(({ id }) => id),
    );
    return items.map((item) => item.duplicates);
  };
  expect(await duplicates()).toEqual([[3], [3], [1, 2], []]);
  await database().process.update({ where: { id: processId }, data: { blindMode: true } });
  expect(await duplicates()).toEqual([[], [], [], []]);
});
