import { candidateList, loadCandidateSearchParams, toCandidateFilters } from '@/lib/candidates/search/search-params';
import { loadProcessSearchParams, processList, toProcessFilters } from '@/lib/processes/search-params';
import type { ProcessViewDto } from '@/lib/saved-views/schemas';
import { isChanged, viewAddress, type ListView } from './view-address';

const view: ProcessViewDto = {
  id: '0192f3a4-0000-7000-8000-000000000000',
  name: 'Moje',
  isDefault: false,
  filters: { statuses: ['ACTIVE', 'STOPPED'], searchPhrase: 'C++ & łódź', dateFrom: '2026-01-31', ordinalNumber: 4 },
  columns: ['status', 'date'],
  sortBy: 'NAME',
  sortOrder: 'ASC',
  pageSize: 50,
};

/** What the server reads from an address. */
function read(address: string): ListView & { view: string | null } {
  const params = loadProcessSearchParams(new URL(address, 'http://localhost').searchParams);
  return { ...params, filters: toProcessFilters(params) };
}

test("a view's address has everything it shows", () => {
  const {
    filters,
    columns,
    sortBy,
    sortOrder,
    pageSize,
    view: id,
  } = read(viewAddress('/processes', processList, view));
  expect({ id, filters, columns, sortBy, sortOrder, pageSize }).toEqual({
    ...view,
    name: undefined,
    isDefault: undefined,
  });
  expect(isChanged(processList, view, read(viewAddress('/processes', processList, view)))).toBe(false);
});

test('a view without columns shows only those that cannot be hidden', () => {
  expect(read(viewAddress('/processes', processList, { ...view, columns: [] })).columns).toEqual([]);
});

test.each<[string, Partial<ListView>, boolean]>([
  ['the same statuses in another order', { filters: { ...view.filters, statuses: ['STOPPED', 'ACTIVE'] } }, false],
  ['the same columns in another order', { columns: ['date', 'status'] }, false],
  ['a status less', { filters: { ...view.filters, statuses: ['ACTIVE'] } }, true],
  ['no filter', { filters: {} }, true],
  ['another phrase', { filters: { ...view.filters, searchPhrase: 'C++' } }, true],
  ['another column', { columns: ['status', 'budget'] }, true],
  ['another order', { sortOrder: 'DESC' }, true],
  ['more rows', { pageSize: 100 }, true],
])('%s', (_, display, changed) => {
  expect(isChanged(processList, view, { ...view, ...display })).toBe(changed);
});

test('a view saved without a number of rows leaves it as it is', () => {
  const older = { ...view, pageSize: null };
  expect(viewAddress('/processes', processList, older)).not.toContain('pageSize');
  expect(isChanged(processList, older, { ...view, pageSize: 100 })).toBe(false);
});

test("a candidate view's address has its filters under their short names, commas in a text included", () => {
  const candidateView = {
    id: view.id,
    name: 'Z Łodzi',
    isDefault: false,
    columns: ['match'],
    sortBy: 'MATCH',
    sortOrder: 'DESC',
    pageSize: 20,
    filters: { statuses: ['NEW'], rates: [4, 5], cities: ['Łódź, Górna', 'Kraków'], matchFrom: 70 },
  };
  const address = viewAddress('/processes/7', candidateList, candidateView);
  expect(address).toMatch(/^\/processes\/7\?.*status=NEW/);
  const params = loadCandidateSearchParams(new URL(address, 'http://localhost').searchParams);
  const shown = { ...params, filters: toCandidateFilters(params) };
  expect(shown.filters).toEqual(candidateView.filters);
  expect(isChanged(candidateList, candidateView, shown)).toBe(false);
  expect(isChanged(candidateList, candidateView, { ...shown, filters: {} })).toBe(true);
});
