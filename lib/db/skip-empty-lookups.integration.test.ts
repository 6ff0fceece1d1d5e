import pg from 'pg';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { database, type Db } from './client';

const select = { uploadedBy: { select: { id: true } }, analysisRequestedBy: { select: { id: true } } } as const;

test('a relation that is not set is none of the database’s business, in a transaction neither', async () => {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 2 });
  const [first, second] = await database().candidate.findMany({ where: { processId }, select: { id: true } });
  const id = first?.id ?? '';
  await database().candidate.update({ where: { id }, data: { uploadedById: null, analysisRequestedById: null } });
  await database().candidate.update({
    where: { id: second?.id ?? '' },
    data: { uploadedById: actor.userId, analysisRequestedById: null },
  });
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  const read = (db: Db) => db.candidate.findMany({ where: { processId }, orderBy: { uploadedById: 'asc' }, select });
  const expected = [
    { uploadedBy: { id: actor.userId }, analysisRequestedBy: null },
    { uploadedBy: null, analysisRequestedBy: null },
  ];
  expect(await read(database())).toEqual(expected);
  expect(await database().$transaction((tx) => read(tx))).toEqual(expected);
  const texts = asked.mock.calls.map(([query]) => (typeof query === 'object' ? (query as { text: string }).text : ''));
  expect(texts.filter((text) => text.includes('"app_user"'))).toHaveLength(2);
  expect(texts.filter((text) => text.includes('IN (NULL)'))).toEqual([]);
});
