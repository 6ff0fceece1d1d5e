/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { OtherTabs } from './other-tabs';

/** The tabs of a browser: what one posts, every other one gets. */
const open = new Set<FakeChannel>();
class FakeChannel {
  onmessage: (() => void) | null = null;
  constructor() {
    open.add(this);
  }
  postMessage() {
    for (const channel of open) if (channel !== this) channel.onmessage?.();
  }
  close() {
    open.delete(this);
  }
}

const anotherTabStores = () => {
  const other = new FakeChannel();
  other.postMessage();
  other.close();
};

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: FakeChannel });
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

test('a hidden tab loads it when it is shown', () => {
  const { isStale } = show();
  visibility = 'hidden';
  anotherTabStores();
  expect(isStale()).toBe(false);
  visibility = 'visible';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isStale()).toBe(true);
});

test('every mutation of this tab is announced to the others', async () => {
  const { client, isStale } = show();
  const other = new FakeChannel();
  const heard = jest.fn();
  other.onmessage = heard;
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => 1 })
    .execute(undefined);
  expect(heard).toHaveBeenCalled();
  expect(isStale()).toBe(false);
  other.close();
});
