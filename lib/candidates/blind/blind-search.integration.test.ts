import { database } from '@/lib/db/client';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { exportCandidates } from '../export/export-candidates';
import { findNextCandidate } from '../search/find-next-candidate';
import { listSearchOptions } from '../search/list-search-options';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { loadCandidateSearchParams, shownParams } from '../search/search-params';
import { searchCandidates } from '../search/search-candidates';

async function scene() {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 3 });
  await database().candidate.updateMany({
    where: { processId },
    data: { city: 'Sulechów', voivodeship: 'lubuskie', country: 'PL' },
  });
  const search = (query: object, filters: object = {}) =>
    searchCandidates(actor, {
      processId,
      query: candidateSearchQuerySchema.parse(query),
      filters: candidateFiltersSchema.parse(filters),
    });
  return { actor, processId, search };
}

const refused = { code: 'search.hidden-field' };

test('a blind process is not ordered by names, and neither ordered nor narrowed by where people live', async () => {
  const { actor, processId, search } = await scene();
  expect((await search({ sortBy: 'LAST_NAME' }, { cities: ['Sulechów'] })).totalItems).toBe(3);
  await changeBlindMode(actor, { processId, blindMode: true });
  await expect(search({ sortBy: 'LAST_NAME' })).rejects.toMatchObject(refused);
  await expect(search({ sortBy: 'FIRST_NAME', sortOrder: 'ASC' })).rejects.toMatchObject(refused);
  await expect(search({}, { cities: ['Sulechów'] })).rejects.toMatchObject(refused);
  await expect(search({}, { voivodeships: ['lubuskie'] })).rejects.toMatchObject(refused);
  expect((await search({}, { searchPhrase: 'Sulechów' })).totalItems).toBe(0);
  expect(await listSearchOptions(actor, { processId })).toMatchObject({ cities: [], voivodeships: [] });
  const { items } = await search({ sortBy: 'MATCH' });
  expect(items.map(({ city }) => city)).toEqual([null, null, null]);
});

test('a search that was ordered by names before can be neither paged, walked through nor exported', async () => {
  const { actor, processId, search } = await scene();
  const { searchId, items } = await search({ sortBy: 'LAST_NAME' });
  await changeBlindMode(actor, { processId, blindMode: true });
  const gone = { code: 'search.not-found' };
  const place = { processId, candidateId: items[0]?.id ?? '', searchId };
  await expect(
    findNextCandidate(actor, { ...place, candidateDirection: 'NEXT', currentPosition: 1 }),
  ).rejects.toMatchObject(gone);
  await expect(search({ newSearch: 'false', searchId, page: 2 })).rejects.toMatchObject(gone);
  const choice = { searchId, except: [] };
  await expect(exportCandidates(actor, { processId, format: 'csv', choice })).rejects.toMatchObject(gone);
});

test('an address or a saved view that names what is hidden opens the list without it', () => {
  const params = loadCandidateSearchParams('?sortBy=LAST_NAME&sortOrder=ASC&city=Sulech%C3%B3w&rate=5');
  expect(shownParams(params, { blindMode: false })).toEqual(params);
  expect(shownParams(params, { blindMode: true })).toMatchObject({ sortBy: 'MATCH', cities: null, rates: [5] });
});
