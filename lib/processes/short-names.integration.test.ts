import { listSearchOptions } from '@/lib/candidates/search/list-search-options';
import { createTestScene } from '@/prisma/seed/factories';
import { getProcess } from './get-process';
import { getProcessHistory } from './get-process-history';
import { replaceRedFlags } from './replace-red-flags';
import { replaceRequirements } from './replace-requirements';

const request = (processId: string) => ({ processId, ifMatch: null, dryRun: false });
const java = { text: 'Bardzo dobra znajomość języka Java', importance: 5, necessity: 'REQUIRED' as const };

test('a short name is kept, shown over the column and in the history, and changes no verdict and no score', async () => {
  const { actor, processId } = await createTestScene();
  const first = await replaceRequirements(actor, { ...request(processId), requirementList: [java] });
  const names = async () => (await listSearchOptions(actor, { processId })).criteria.map(({ shortName }) => shortName);
  expect(first.requirementList[0]).toMatchObject({ shortName: null });
  expect((await names())[0]).toBe('Języka Java');

  const [stored] = first.requirementList;
  if (!stored) throw new Error('No requirement.');
  const named = { ...stored, shortName: 'Java' };
  const { change } = await replaceRequirements(actor, { ...request(processId), requirementList: [named] });
  expect(change).toEqual({ effect: 'NONE', candidates: 0 });
  expect((await names())[0]).toBe('Java');
  const { items } = await getProcessHistory(actor, { processId, page: 1, pageSize: 20 });
  expect(items[0]?.changes).toEqual([{ field: 'requirement.shortName', subject: java.text, from: null, to: 'Java' }]);

  const { id, text, importance, necessity } = stored;
  await replaceRequirements(actor, {
    ...request(processId),
    requirementList: [{ id, text, importance: importance - 1, necessity }],
  });
  expect((await getProcess(actor, { processId })).requirementList[0]).toMatchObject({
    shortName: 'Java',
    importance: 4,
  });
});

test('a red flag has one too', async () => {
  const { actor, processId } = await createTestScene();
  const redFlags = [{ text: 'Częste zmiany pracy w ostatnich latach', shortName: 'Zmiany pracy' }];
  const saved = await replaceRedFlags(actor, { ...request(processId), redFlags });
  expect(saved.redFlags).toMatchObject(redFlags);
});
