import { loadProcessSearchParams, toProcessFilters, toProcessQuery } from './search-params';

const read = (query: string) => loadProcessSearchParams(new URLSearchParams(query));
const filtersOf = (query: string) => toProcessFilters(read(query));

test('every filter of the request is read from the URL', () => {
  const person = '0192f3a4-0000-7000-8000-000000000000';
  expect(
    filtersOf(
      `statuses=ACTIVE,STOPPED,ACTIVE&searchPhrase=%20ksi%C4%99gowa%20&externalProcessId=ATS-7` +
        `&dateFrom=2026-01-31&dateTo=2026-02-28&createdBy=${person}&ordinalNumber=12`,
    ),
  ).toEqual({
    statuses: ['ACTIVE', 'STOPPED'],
    searchPhrase: 'księgowa',
    externalProcessId: 'ATS-7',
    dateFrom: '2026-01-31',
    dateTo: '2026-02-28',
    createdBy: person,
    ordinalNumber: 12,
  });
});

test.each([
  'statuses=GONE',
  'searchPhrase=%20',
  'dateFrom=2026-02-30',
  'dateTo=yesterday',
  'createdBy=me',
  'ordinalNumber=0',
  'ordinalNumber=99999999999',
  'ordinalNumber=x',
])('an invalid value is left out: %s', (query) => {
  expect(filtersOf(query)).toEqual({});
});

test('a last day before the first is left out', () => {
  expect(filtersOf('dateFrom=2026-03-02&dateTo=2026-03-01')).toEqual({ dateFrom: '2026-03-02' });
});

test('unknown columns are left out, and a page out of range becomes the first', () => {
  expect(read('columns=status,salary,date').columns).toEqual(['status', 'date']);
  expect(read('').columns).toBeNull();
  expect(toProcessQuery(read('page=-3&pageSize=7&sortBy=SIZE&sortOrder=UP'))).toMatchObject({
    page: 1,
    pageSize: 20,
    sortBy: 'DATE',
    sortOrder: 'DESC',
  });
});

test('unfinished processes are left to their own list, unless something is searched for', () => {
  expect(toProcessQuery(read('')).statuses).not.toContain('IN_CREATION');
  expect(toProcessQuery(read('')).statuses).toContain('ARCHIVED');
  expect(toProcessQuery(read('searchPhrase=spawacz')).statuses).toBeUndefined();
  expect(toProcessQuery(read('statuses=IN_CREATION')).statuses).toEqual(['IN_CREATION']);
});
