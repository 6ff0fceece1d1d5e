/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { useCandidateSelection } from './use-candidate-selection';

const pageOf = (...ids: string[]) => ({
  searchId: 's1',
  totalItems: 300,
  similar: [] as string[],
  items: ids.map((id) => ({ id }) as CandidateListItem),
});

let processes = 0;

function show(processId = `p${(processes += 1)}`) {
  const useSelection = ({ page, filters }: { page: ReturnType<typeof pageOf>; filters: string }) =>
    useCandidateSelection(processId, page, filters);
  const { result, rerender, unmount } = renderHook(useSelection, {
    initialProps: { page: pageOf('a', 'b'), filters: 'none' },
  });
  return {
    selection: () => result.current.selection,
    rows: () => result.current.rowSelection[0],
    check: (next: Record<string, true>) => act(() => result.current.rowSelection[1](next)),
    selectAll: () => act(() => result.current.selection?.selectAll?.onSelect()),
    clear: () => act(() => result.current.selection?.clear()),
    leave: unmount,
    show: (page: ReturnType<typeof pageOf>, filters = 'none') => rerender({ page, filters }),
  };
}

test('checked rows of several pages are chosen by their ids', () => {
  const list = show();
  list.check({ a: true });
  expect(list.selection()).toMatchObject({ count: 1, choice: { candidateIds: ['a'] }, selectAll: null });
  list.show(pageOf('c', 'd'));
  list.check({ a: true, c: true });
  expect(list.selection()).toMatchObject({ choice: { candidateIds: ['a', 'c'] } });
  list.clear();
  expect(list.selection()).toBeNull();
});

test('a whole page offers the whole search, of which rows of any page can be left out', () => {
  const list = show();
  list.check({ a: true, b: true });
  expect(list.selection()?.selectAll?.total).toBe(300);
  list.selectAll();
  expect(list.selection()).toMatchObject({ count: 300, choice: { searchId: 's1', except: [] }, selectAll: null });
  list.check({ a: true });
  list.show(pageOf('c', 'd'));
  expect(list.rows()).toEqual({ c: true, d: true });
  list.check({ d: true });
  expect(list.selection()).toMatchObject({ count: 298, choice: { searchId: 's1', except: ['b', 'c'] } });
  list.show(pageOf('a', 'b'));
  expect(list.rows()).toEqual({ a: true });
});

test('all are not offered where others are only called something like the phrase', () => {
  const list = show();
  list.show({ ...pageOf('a', 'b'), similar: ['b'] });
  list.check({ a: true, b: true });
  expect(list.selection()).toMatchObject({ count: 2, choice: { candidateIds: ['a', 'b'] }, selectAll: null });
});

test('other filters end the selection of a whole search', () => {
  const list = show();
  list.check({ a: true, b: true });
  list.selectAll();
  list.show(pageOf('a'), 'new ones');
  expect(list.selection()).toMatchObject({ choice: { candidateIds: ['a', 'b'] } });
  list.clear();
  list.show(pageOf('a', 'b'));
  expect(list.selection()).toBeNull();
});

test('who comes back from a candidate finds the selection of all pages, and never what was cleared', () => {
  const first = show('p');
  first.check({ a: true });
  first.show(pageOf('c', 'd'));
  first.check({ a: true, c: true });
  first.leave();
  const again = show('p');
  expect(again.selection()).toMatchObject({ choice: { candidateIds: ['a', 'c'] } });
  again.show(pageOf('c', 'd'));
  again.clear();
  again.show(pageOf('a', 'b'));
  again.leave();
  expect(show('p').selection()).toBeNull();
});

test('each process has a selection of its own', () => {
  show('one').check({ a: true });
  expect(show('other').selection()).toBeNull();
});

test('whether somebody hidden is selected is known of the rows that are loaded, and supposed of all others', () => {
  const page = pageOf('a', 'b');
  const items = page.items.map((row) => ({ ...row, isBlind: row.id === 'b' }));
  const list = show();
  list.show({ ...page, items });
  list.check({ a: true });
  expect(list.selection()?.mayBeHidden).toBe(false);
  list.check({ a: true, b: true });
  expect(list.selection()?.mayBeHidden).toBe(true);
  list.check({ a: true, z: true });
  expect(list.selection()?.mayBeHidden).toBe(true);
  list.show({ ...page, items: items.map((row) => ({ ...row, isBlind: false })) });
  list.check({ a: true, b: true });
  expect(list.selection()?.mayBeHidden).toBe(false);
  list.selectAll();
  expect(list.selection()?.mayBeHidden).toBe(true);
});
