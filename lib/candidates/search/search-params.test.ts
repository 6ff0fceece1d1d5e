import { loadCandidateSearchParams, toCandidateFilters, toCandidateQuery } from './search-params';

const searchId = '0198f2d0-0000-7000-8000-000000000001';

test('an empty URL is the best matches first, twenty a page', () => {
  const params = loadCandidateSearchParams('');
  expect(toCandidateQuery(params)).toEqual({
    page: 1,
    pageSize: 20,
    sortBy: 'MATCH',
    sortOrder: 'DESC',
    newSearch: true,
  });
  expect(toCandidateFilters(params)).toEqual({});
});

test('filters are read from the URL without unknown values', () => {
  const params = loadCandidateSearchParams('?status=NEW,BOGUS&rate=5,9&matchFrom=-4&matchTo=80&q=React&pageSize=33');
  expect(toCandidateFilters(params)).toEqual({
    statuses: ['NEW'],
    searchPhrase: 'React',
    matchTo: 80,
    rates: [5],
  });
  expect(toCandidateQuery(params).pageSize).toBe(20);
});

test('a later page continues the search, the first page starts a new one', () => {
  const second = toCandidateQuery(loadCandidateSearchParams('?page=2'), searchId);
  expect(second).toMatchObject({ page: 2, newSearch: false, searchId });
  expect(toCandidateQuery(loadCandidateSearchParams('?page=1'), searchId)).toMatchObject({ newSearch: true });
  expect(toCandidateQuery(loadCandidateSearchParams('?page=2'))).toMatchObject({ newSearch: true });
});

test.each([
  ['dateFrom=2026-03-01&dateTo=2026-03-31', { dateFrom: '2026-03-01', dateTo: '2026-03-31' }],
  ['dateFrom=2026-03-01&dateTo=2026-03-01', { dateFrom: '2026-03-01', dateTo: '2026-03-01' }],
  ['dateTo=2026-03-31', { dateTo: '2026-03-31' }],
  ['dateFrom=2026-03-01&dateTo=2026-02-01', { dateFrom: '2026-03-01' }],
  ['dateFrom=2026-02-30&dateTo=31.03.2026', {}],
  ['matchFrom=80&matchTo=20', { matchFrom: 80 }],
])('the bounds of %s', (query, filters) => {
  expect(toCandidateFilters(loadCandidateSearchParams(`?${query}`))).toEqual(filters);
});
