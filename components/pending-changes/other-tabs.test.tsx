/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { OtherTabs } from './other-tabs';

/** What the browser tells this tab when another one stores something. */
const anotherTabStores = () => {
  localStorage.setItem('changed-at', String(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'changed-at' }));
};

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  localStorage.clear();
});

function show() {
  const client = new QueryClient();
  const key = candidateKeys.one('p1', 'c1');
  client.setQueryData(key, {});
  render(
    <QueryClientProvider client={client}>
      <OtherTabs />
    </QueryClientProvider>,
  );
  return { client, isStale: () => client.getQueryState(key)?.isInvalidated };
}

test('what another tab stores is loaded again', () => {
  const { isStale } = show();
  expect(isStale()).toBe(false);
  anotherTabStores();
  expect(isStale()).toBe(true);
});

test('a hidden tab loads it at once, and nothing because it is shown', () => {
  const { isStale } = show();
  visibility = 'hidden';
  localStorage.setItem('changed-at', String(Date.now()));
  visibility = 'visible';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isStale()).toBe(false);
  visibility = 'hidden';
  anotherTabStores();
  expect(isStale()).toBe(true);
});

test('what another tab stored before this one listened is loaded again', () => {
  localStorage.setItem('changed-at', String(performance.timeOrigin + 1));
  expect(show().isStale()).toBe(true);
});

test('what another tab stored before this page was asked for is in it already', () => {
  localStorage.setItem('changed-at', String(performance.timeOrigin - 1));
  expect(show().isStale()).toBe(false);
});

test('every mutation of this tab is announced to the others', async () => {
  const { client, isStale } = show();
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => 1 })
    .execute(undefined);
  expect(Number(localStorage.getItem('changed-at'))).toBeGreaterThanOrEqual(performance.timeOrigin);
  expect(isStale()).toBe(false);
});
