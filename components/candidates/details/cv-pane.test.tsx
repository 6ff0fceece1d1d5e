/** @jest-environment jsdom */
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { cvFileQuery } from '@/components/queries/candidates/candidate-queries';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders, renderWithQueries } from '@/tests/render';
import { CvPane } from './cv-pane';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }));
jest.mock('@/components/cv/cv-viewer', () => ({ CvViewer: () => null }));

const candidate = {
  id: 'c1',
  processId: 'p1',
  isBlind: false,
  formerCvs: [],
  cvFileName: 'cv.pdf',
} as unknown as CandidateDto;

test('a CV that was loaded in advance is reported as read when it is shown', async () => {
  const asked: string[] = [];
  globalThis.fetch = ((path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(jsonResponse(200, { csrfToken: 'x' }));
  }) as typeof fetch;
  const client = new QueryClient();
  client.setQueryData(cvFileQuery(candidate).queryKey, new Blob(['%PDF']));
  renderWithProviders(
    <QueryClientProvider client={client}>
      <CvPane candidate={candidate} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked).toContain('POST /api/v1/processes/p1/candidates/c1/cv/opening'));
  expect(asked.filter((call) => call.includes('/cv/pages'))).toEqual([]);
});

test('that a CV is read is reported once: again when the connection is back if that failed, and not afterwards', async () => {
  const reports: number[] = [];
  globalThis.fetch = ((_path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(jsonResponse(200, { token: 'x' }));
    reports.push(reports.length === 0 ? 503 : 200);
    return Promise.resolve(jsonResponse(reports.at(-1) ?? 0, {}));
  }) as typeof fetch;
  const client = sharedQueryClient();
  client.setQueryData(cvFileQuery(candidate).queryKey, new Blob(['%PDF']));
  renderWithProviders(
    <QueryClientProvider client={client}>
      <CvPane candidate={candidate} />
    </QueryClientProvider>,
  );
  const reconnect = async () => {
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    // TanStack asks again a moment later.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
  await waitFor(() => expect(reports).toEqual([503]));
  await reconnect();
  await waitFor(() => expect(reports).toEqual([503, 200]));
  await reconnect();
  expect(reports).toEqual([503, 200]);
  client.clear();
});

test('that a CV is read could not be reported: a banner says why', async () => {
  globalThis.fetch = (() =>
    Promise.resolve(jsonResponse(500, { code: 'internal', detail: 'The database is away.' }))) as typeof fetch;
  sharedQueryClient().setQueryData(cvFileQuery(candidate).queryKey, new Blob(['%PDF']));
  renderWithQueries(<CvPane candidate={candidate} />);
  expect(await screen.findByText('The database is away.')).toBeVisible();
});

test('a CV that must be read before it can be shown without the person’s data is waited for, without an error', async () => {
  let isRead = false;
  globalThis.fetch = ((path: string) => {
    if (!path.endsWith('/cv/pages')) return Promise.resolve(jsonResponse(200, { token: 'x' }));
    if (isRead) return Promise.resolve(new Response(new Blob(['%PDF'])));
    const problem = { code: 'candidate.cv-not-masked', title: '', detail: 'Not yet.', errors: [] };
    return Promise.resolve(jsonResponse(409, problem));
  }) as typeof fetch;
  renderWithQueries(<CvPane candidate={{ ...candidate, id: 'c9', isBlind: true, cvFileName: null }} />);
  expect(await screen.findByRole('heading', { name: 'The CV is still being read' })).toBeVisible();
  expect(screen.queryByText('Not yet.')).toBeNull();
  isRead = true;
  await waitFor(() => expect(screen.queryByText('The CV is still being read')).toBeNull(), { timeout: 8_000 });
}, 15_000);
