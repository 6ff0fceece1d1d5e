/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { renderWithProviders } from '@/tests/render';
import { CandidateGone } from './candidate-gone';
import { useLiveCandidate } from './use-live-candidate';

const initial = { id: 'c1', processId: 'p1', status: 'SEEN', lastName: 'Lis' } as CandidateDto;

function Shown() {
  const { isGone, isAllGone, candidate } = useLiveCandidate('c1', { initial, loadedAt: 0, starts: true });
  if (isAllGone) return <p>All of it is gone</p>;
  return isGone ? <CandidateGone processId="p1" /> : <p>{candidate?.lastName}</p>;
}

function show(status: number, code: string): void {
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: false,
      status,
      headers: new Headers({ 'content-type': 'application/problem+json' }),
      text: () => Promise.resolve(JSON.stringify({ code, detail: 'No.' })),
    })) as unknown as typeof fetch;
  renderWithProviders(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Shown />
    </QueryClientProvider>,
  );
}

test('a candidate deleted meanwhile is not shown any more, and the list is one click away', async () => {
  show(404, 'candidate.not-found');
  expect(screen.getByText('Lis')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'This candidate is gone' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the candidates' })).toHaveAttribute('href', '/processes/p1');
  expect(screen.queryByText('Lis')).not.toBeInTheDocument();
});

test('with a process that may not be seen any more its candidate is gone', async () => {
  show(404, 'process.not-found');
  expect(await screen.findByText('All of it is gone')).toBeVisible();
  expect(screen.queryByText('Lis')).not.toBeInTheDocument();
});

test('after another failure the candidate stays on the screen', async () => {
  show(500, 'internal');
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getByText('Lis')).toBeVisible();
});

test('one deleted while the page is open is noticed within five seconds', async () => {
  jest.useFakeTimers();
  let isThere = true;
  globalThis.fetch = ((path: string) => {
    const body = !isThere
      ? { code: 'candidate.not-found', detail: 'No.' }
      : path.endsWith('/status')
        ? { status: 'SEEN' }
        : initial;
    const text = () => Promise.resolve(JSON.stringify(body));
    return Promise.resolve({ ok: isThere, status: isThere ? 200 : 404, headers: new Headers(), text });
  }) as unknown as typeof fetch;
  renderWithProviders(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Shown />
    </QueryClientProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(100));
  isThere = false;
  expect(screen.getByText('Lis')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('heading', { name: 'This candidate is gone' })).toBeVisible();
  jest.useRealTimers();
});
