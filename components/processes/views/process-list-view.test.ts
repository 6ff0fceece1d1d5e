import { loadProcessSearchParams, toProcessFilters } from '@/lib/processes/search-params';
import type { ProcessViewDto } from '@/lib/saved-views/schemas';
import { isChanged, viewAddress, type ProcessListView } from './process-list-view';

const view: ProcessViewDto = {
  id: '0192f3a4-0000-7000-8000-000000000000',
  name: 'Moje',
  isDefault: false,
  filters: { statuses: ['ACTIVE', 'STOPPED'], searchPhrase: 'C++ & łódź', dateFrom: '2026-01-31', ordinalNumber: 4 },
  columns: ['status', 'date'],
  sortBy: 'NAME',
  sortOrder: 'ASC',
};

/** What the server reads from an address. */
function read(address: string): ProcessListView & { view: string | null } {
  const params = loadProcessSearchParams(new URL(address, 'http://localhost').searchParams);
  return { ...params, filters: toProcessFilters(params) };
}

test("a view's address has everything it shows", () => {
  const { filters, columns, sortBy, sortOrder, view: id } = read(viewAddress(view));
  expect({ id, filters, columns, sortBy, sortOrder }).toEqual({ ...view, name: undefined, isDefault: undefined });
  expect(isChanged(view, read(viewAddress(view)))).toBe(false);
});

test('a view without columns shows only those that cannot be hidden', () => {
  expect(read(viewAddress({ ...view, columns: [] })).columns).toEqual([]);
});

test.each<[string, Partial<ProcessListView>, boolean]>([
  ['the same statuses in another order', { filters: { ...view.filters, statuses: ['STOPPED', 'ACTIVE'] } }, false],
  ['the same columns in another order', { columns: ['date', 'status'] }, false],
  ['a status less', { filters: { ...view.filters, statuses: ['ACTIVE'] } }, true],
  ['no filter', { filters: {} }, true],
  ['another phrase', { filters: { ...view.filters, searchPhrase: 'C++' } }, true],
  ['another column', { columns: ['status', 'budget'] }, true],
  ['another order', { sortOrder: 'DESC' }, true],
])('%s', (_, display, changed) => {
  expect(isChanged(view, { ...view, ...display })).toBe(changed);
});
