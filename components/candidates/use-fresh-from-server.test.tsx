/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useFreshFromServer } from './use-fresh-from-server';

const queryKey = ['candidates', 'of the process'];

function isFresh(answer: object, client = new QueryClient()): boolean {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useFreshFromServer(answer, queryKey), { wrapper }).result.current;
}

test('what comes with the page need not be asked for again', () => {
  expect(isFresh({ items: [] })).toBe(true);
});

test('a drawing that was broken off and begun again makes no difference', () => {
  const [answer, client] = [{ items: [] }, new QueryClient()];
  // What the drawing that was broken off has left behind.
  client.setQueryData(queryKey, answer);
  expect(isFresh(answer, client)).toBe(true);
});

test('a page that is come back to, or in whose place something older stands, is looked at anew', () => {
  const answer = { items: [] };
  isFresh(answer);
  expect(isFresh(answer)).toBe(false);

  const client = new QueryClient();
  client.setQueryData(queryKey, { items: ['an older one'] });
  expect(isFresh({ items: [] }, client)).toBe(false);
});
