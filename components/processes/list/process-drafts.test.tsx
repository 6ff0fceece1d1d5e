/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BannerProvider } from '@/components/ui/banner';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders, TestProviders } from '@/tests/render';
import { entryDraftKey, readDraft, storeDraft } from '../sections/section-draft';
import { ProcessDrafts } from './process-drafts';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const draft = {
  id: 'p1',
  name: 'Latarniczka',
  version: 3,
  createdBy: { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' },
  date: '2026-11-20T10:00:00Z',
};
let drafts: object[];
let sent: { method: string; path: string; body: unknown; ifMatch: string | null }[];

beforeEach(() => {
  localStorage.clear();
  drafts = [draft];
  sent = [];
  globalThis.fetch = (async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const ifMatch = new Headers(headers).get('if-match');
    if (method !== 'GET') sent.push({ method, path, body: body ? JSON.parse(String(body)) : null, ifMatch });
    if (method === 'DELETE') drafts = [];
    if (method === 'POST') drafts = [draft];
    if (path.includes('/search')) return jsonResponse(200, { items: drafts, totalItems: drafts.length });
    return jsonResponse(
      200,
      path.endsWith('/csrf') ? { token: 't' } : { ...draft, requirementList: ['Java'], blindMode: true },
    );
  }) as typeof fetch;
});

const page = (mayEdit = true) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <BannerProvider>
      <CurrentUserProvider user={{ userId: 'u1' } as CurrentUser}>
        <ProcessDrafts mayEdit={mayEdit} />
      </CurrentUserProvider>
    </BannerProvider>
  </QueryClientProvider>
);

async function show(mayEdit = true) {
  renderWithProviders(page(mayEdit));
  fireEvent.click(await screen.findByRole('button', { name: /unfinished process/ }));
}

test('an unfinished process goes with one click, and Undo creates it again as it was', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Latarniczka' }));
  await waitFor(() => expect(screen.queryByText('Latarniczka')).toBeNull());
  expect(sent).toEqual([{ method: 'DELETE', path: '/api/v1/processes/p1', body: null, ifMatch: '"v3"' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Latarniczka')).toBeVisible();
  expect(sent.slice(1)).toMatchObject([
    { method: 'POST', body: { requirementList: ['Java'] } },
    { method: 'PUT', path: '/api/v1/processes/p1/blind-mode', body: { blindMode: true } },
  ]);
});

test('another person’s unfinished process goes only after a question that names them', async () => {
  drafts = [{ ...draft, createdBy: { userId: 'u2', firstName: 'Jan', lastName: 'Kos' } }];
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Latarniczka' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete the process “Latarniczka”?' });
  expect(dialog).toHaveTextContent('Jan Kos');
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete the process' }));
  await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE', ifMatch: '"v3"' }]));
  await waitFor(() => expect(screen.queryByText('Latarniczka')).toBeNull());
});

test('what was only typed is named by it, and comes back too', async () => {
  const key = { owner: 'u1', processId: null, section: 'details' as const };
  storeDraft(key, { values: { name: 'Bibliotekarka' }, base: {} });
  await show();
  expect(screen.getByText('Bibliotekarka')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Bibliotekarka' }));
  expect(screen.queryByText('Bibliotekarka')).toBeNull();
  expect(readDraft(key)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Bibliotekarka')).toBeVisible();
  expect(readDraft(key)?.values).toEqual({ name: 'Bibliotekarka' });
});

test('what is typed beside the list appears, and goes once it is created', async () => {
  await show();
  const key = { owner: 'u1', processId: null, section: 'details' as const };
  act(() => storeDraft(key, { values: { name: 'Bibliotekarka' }, base: {} }));
  expect(screen.getByText('Bibliotekarka')).toBeVisible();
  act(() => storeDraft(key, null));
  expect(screen.queryByText('Bibliotekarka')).toBeNull();
});

test('an entry that was not added yet goes and comes back with the rest', async () => {
  const key = { owner: 'u1', processId: null, section: 'criteria' as const };
  storeDraft(key, { values: {}, base: {} });
  localStorage.setItem(entryDraftKey(key), 'Kataloguje');
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Process without a name' }));
  expect(localStorage.getItem(entryDraftKey(key))).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(localStorage.getItem(entryDraftKey(key))).toBe('Kataloguje');
});

test('what was typed is no part of the page that the server draws', () => {
  storeDraft({ owner: 'u1', processId: null, section: 'details' }, { values: { name: 'Bibliotekarka' }, base: {} });
  const drawn = renderToString(<TestProviders>{page()}</TestProviders>);
  expect(drawn).not.toContain('unfinished');
});

test('who may only read deletes nothing', async () => {
  await show(false);
  expect(screen.getByText('Latarniczka')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});
