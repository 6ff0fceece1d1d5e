/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { endOfReview } from '@/components/candidates/decisions/end-of-review';
import { subscribeToFailedHold } from '@/components/state/held-keys';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { useCandidateNavigation } from './use-candidate-navigation';

jest.mock('next/navigation', () => ({ usePathname: () => '', useSearchParams: () => new URLSearchParams() }));

const place = { searchId: 's1', position: 1 };
const here = '/processes/p1/candidates/c1';
let navigation: ReturnType<typeof useCandidateNavigation>;
let reply: (path: string) => Promise<Response>;

function Page() {
  const present = useCandidateNavigation({ processId: 'p1', candidateId: 'c1', place, shownId: 'c1' });
  useEffect(() => {
    navigation = present;
  });
  return null;
}

function show() {
  window.history.replaceState(null, '', here);
  globalThis.fetch = ((path: string) => reply(path)) as typeof fetch;
  return renderWithClient(<Page />, new QueryClient({ defaultOptions: { queries: { retry: false } } }));
}

const found = (candidateId: string | null) =>
  Promise.resolve(jsonResponse(200, { candidateId, position: 2, total: 2, reviewed: null, formerCvs: [] }));

test('who leaves the page while a decision is under way stays where they went', async () => {
  reply = () => found('c2');
  const { unmount } = show();
  const moved = navigation.goToUndecided();
  window.history.replaceState(null, '', '/processes/p1');
  unmount();
  await act(() => moved);
  await navigation.open('c1', here);
  expect(window.location.pathname).toBe('/processes/p1');
});

test('the CV of the next candidate is loaded in advance, and not as one that is read', async () => {
  const asked: string[] = [];
  reply = (path) => {
    asked.push(path);
    return found('c2');
  };
  show();
  await waitFor(() => expect(asked.some((path) => path.includes('/cv/pages'))).toBe(true));
  const ofNext = asked.filter((path) => /\/candidates\/(c2|undefined)(\/cv|\?|$)/.test(path));
  expect(ofNext).toHaveLength(2);
  expect(ofNext.every((path) => path.endsWith('?peek=true'))).toBe(true);
});

const failed = () => Promise.resolve(jsonResponse(500, { code: 'internal', detail: 'Server error' }));

test('where the next candidate cannot be found the person hears why, and stays', async () => {
  reply = (path) => (path.includes('undecided') ? failed() : found('c2'));
  show();
  await act(() => navigation.goToUndecided());
  expect(document.querySelector('[data-banner]')).toHaveTextContent('Server error');
  expect(window.location.pathname).toBe(here);
});

test('at the end a failed search for the skipped fails nothing else: the end is announced', async () => {
  reply = (path) => (path.includes('PREV') && path.includes('undecided') ? failed() : found(null));
  show();
  await act(() => navigation.goToUndecided());
  expect(navigation.end).toMatchObject({ goToSkipped: null, isUnknown: true });
  expect(document.querySelector('[data-banner]')).toHaveTextContent('Server error');
});

test('without a connection the last candidate is announced as the last', async () => {
  reply = (path) => (path.includes('undecided') ? Promise.reject(new TypeError('Failed to fetch')) : found(null));
  show();
  await waitFor(() => expect(navigation.total).toBe(2));
  await act(() => navigation.goToUndecided());
  expect(navigation.end).toMatchObject({ isUnknown: true });
});

test('after the decision on the last candidate the review is at its end, and keys that waited for another are dropped', async () => {
  reply = () => found(null);
  const { unmount } = show();
  const dropped = jest.fn();
  const stop = subscribeToFailedHold(dropped);
  navigation.goNext();
  await waitFor(() => expect(dropped).toHaveBeenCalledTimes(1));
  await act(() => navigation.goToUndecided());
  expect(endOfReview.read()).toBe('c1');
  unmount();
  expect(endOfReview.read()).toBeNull();
  stop();
});
