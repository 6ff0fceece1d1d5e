import { database } from '@/lib/db/client';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { listApplicationSources } from './list-application-sources';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { searchCandidates } from './search-candidates';

async function setUp(sources: string[][]) {
  const { actor } = await createTestUser('VIEWER');
  const { actor: owner } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(owner);
  await database().candidate.createMany({
    data: sources.map((applicationSources, index) => ({
      processId,
      ordinalNumber: index + 1,
      applicationSources,
      source: 'ERECRUITER',
      externalProcessStatus: 'NOT_SENT',
      status: 'NEW',
    })),
  });
  const find = async (applicationSources: string[]) => {
    const query = candidateSearchQuerySchema.parse({ sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC' });
    const filters = candidateFiltersSchema.parse({ applicationSources });
    const { items } = await searchCandidates(actor, { processId, query, filters });
    return items.map(({ ordinalNumber }) => ordinalNumber);
  };
  return { list: () => listApplicationSources(actor, { processId }), find };
}

test('a candidate of several sources is found by each of them', async () => {
  const { list, find } = await setUp([['Pracuj.pl', 'Polecenie'], ['LinkedIn'], ['Łowca, głów'], []]);
  expect(await list()).toEqual({ items: ['LinkedIn', 'Łowca, głów', 'Polecenie', 'Pracuj.pl'] });
  expect(await find(['Polecenie'])).toEqual([1]);
  expect(await find(['Pracuj.pl', 'Łowca, głów'])).toEqual([1, 3]);
  expect(await find(['OLX'])).toEqual([]);
  expect(await find([])).toEqual([1, 2, 3, 4]);
});

test('a process of uploaded files offers none', async () => {
  const { list } = await setUp([[], []]);
  expect(await list()).toEqual({ items: [] });
});
