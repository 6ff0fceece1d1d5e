/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { setBrowserOnline } from '@/tests/browser-connection';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { madeDecisions } from './made-decisions';
import { tabChanges } from './tab-changes';
import { PendingButton } from './pending-button';
import { PendingHost } from './pending-host';

const theirs = {
  decisionId: 'd9',
  decision: 'REJECT',
  by: { userId: 'u2', firstName: 'Ewa', lastName: 'Lis' },
  at: '2026-11-22T10:00:00Z',
};
const place = { processId: 'p1', candidateId: 'c1', name: 'Anna Nowak' };
let refusal: { status: number; code: string } | null;
let sent: unknown[];

beforeEach(() => {
  refusal = null;
  sent = [];
  globalThis.fetch = (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path.endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (method === 'GET') return jsonResponse(200, { id: 'c1', decision: theirs });
    sent.push(JSON.parse(String(body)));
    const isRefused = refusal?.code === 'candidate.not-found' || String(body).includes('decision');
    if (refusal && isRefused)
      return jsonResponse(refusal.status, { code: refusal.code, detail: 'This candidate is gone.' });
    return jsonResponse(200, { id: 'c1', decision: { ...theirs, decisionId: 'd10' } });
  }) as typeof fetch;
});

afterEach(() => {
  setBrowserOnline(true);
  sessionStorage.clear();
});

async function decideOffline() {
  renderWithClient(
    <CurrentUserProvider user={{ userId: 'u1' } as CurrentUser}>
      <PendingHost />
      <PendingButton />
    </CurrentUserProvider>,
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  await act(async () => {
    setBrowserOnline(false);
    await tabChanges.add({ ...place, kind: 'decision', body: { decision: 'HOLD', replaces: null } });
    await tabChanges.add({ ...place, kind: 'note', body: { text: 'Oddzwonić', mentionedUserIds: [] } });
  });
}

const reconnect = () => act(async () => setBrowserOnline(true));

const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(name) }));
  return screen.findByRole('dialog', { name: 'Changes that are not saved' });
};

test('what waits is listed, can be taken back, and the browser asks before the tab is closed', async () => {
  await decideOffline();
  const dialog = await open('2 changes are not saved');
  expect(within(dialog).getByText('Decision: On hold')).toBeVisible();
  expect(within(dialog).getByText('Note: Oddzwonić')).toBeVisible();
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(true);
  for (const button of within(dialog).getAllByRole('button', { name: 'Take back' })) fireEvent.click(button);
  expect(within(dialog).getByText('There are no unsaved changes.')).toBeVisible();
  expect(leaving()).toBe(false);
});

test('what the server could not save is tried again when the person says so', async () => {
  await decideOffline();
  refusal = { status: 502, code: 'unknown' };
  await reconnect();
  const dialog = await open('2 changes are not saved');
  expect(within(dialog).getAllByText('Not saved')).toHaveLength(2);
  expect(screen.getByText(/^Not saved: Decision: On hold \(Anna Nowak\)/)).toBeVisible();
  refusal = null;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try all again' }));
  expect(await within(dialog).findByText('There are no unsaved changes.')).toBeVisible();
});

test('a conflict names who decided what; one’s own replaces exactly that', async () => {
  await decideOffline();
  refusal = { status: 409, code: 'decision.changed' };
  await reconnect();
  const dialog = await open('1 change waits for your choice');
  expect(await within(dialog).findByText(/Meanwhile somebody else decided: Rejected \(Ewa Lis, /)).toBeVisible();
  refusal = null;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ decision: 'HOLD', replaces: 'd9' }));
});

test('a decision that was sent later can be taken back like any other', async () => {
  madeDecisions.set([]);
  await decideOffline();
  await reconnect();
  await waitFor(() => expect(madeDecisions.read()).toHaveLength(1));
  expect(madeDecisions.read()).toMatchObject([
    { processId: 'p1', candidateIds: ['c1'], undoPath: expect.stringContaining('decisionId=d10'), name: 'Anna Nowak' },
  ]);
});

test('without the candidate the text stays to be copied until it is deleted', async () => {
  await decideOffline();
  refusal = { status: 404, code: 'candidate.not-found' };
  await reconnect();
  const dialog = await open('2 changes wait for your choice');
  expect(within(dialog).getByText('Note: Oddzwonić')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
  for (const button of within(dialog).getAllByRole('button', { name: 'Delete this change' })) fireEvent.click(button);
  expect(within(dialog).getByText('There are no unsaved changes.')).toBeVisible();
});
