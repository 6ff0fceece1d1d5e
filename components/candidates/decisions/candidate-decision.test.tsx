/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { readKept } from '@/components/kept-text/kept-text';
import type { DecisionDto } from '@/lib/domain/candidate-review-schemas';
import { setBrowserOnline } from '@/tests/browser-connection';
import { showDecision } from '@/tests/candidates/show-decision';
import { endOfReview } from './end-of-review';
import { madeDecisions } from '@/components/pending-changes/made-decisions';
import { tabChanges } from '@/components/pending-changes/tab-changes';

const requests: { method: string; path: string; body: unknown }[] = [];
let [status, item]: [number, object] = [200, {}];

const [by, at] = [{ userId: 'u1', firstName: 'Ewa', lastName: 'Lis' }, '2026-11-22T10:00:00Z'];
const made: DecisionDto = {
  decisionId: 'd1',
  decision: 'HOLD',
  reason: null,
  note: 'Call in May',
  holdUntil: null,
  by,
  at,
};
const reasons = [
  { reasonId: 'r1', decision: 'REJECT', pl: 'Za drogi', en: 'Too expensive' },
  { reasonId: 'r3', decision: 'REJECT', pl: 'Za daleko', en: 'Too far' },
  { reasonId: 'r2', decision: 'HOLD', pl: 'Czeka', en: 'Waits' },
];

function replyTo(path: string, method: string): object {
  if (path.endsWith('/csrf')) return { token: 't' };
  if (path.endsWith('/decision-reasons')) return { items: reasons };
  if (status >= 400) return { code: 'decision.changed', detail: 'Somebody decided meanwhile.' };
  return { ...item, id: 'c1', decision: method === 'DELETE' ? null : { ...made, decisionId: 'd2' } };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  requests.length = 0;
  [status, item] = [200, {}];
  madeDecisions.set([]);
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    const isRead = method === 'GET';
    const text = () => Promise.resolve(JSON.stringify(replyTo(path, method)));
    const code = isRead ? 200 : status;
    return Promise.resolve({ ok: code < 400, status: code, headers: new Headers(), text });
  }) as typeof fetch;
});

const press = (key: string, modifier = {}) => fireEvent.keyDown(document.body, { key, ...modifier });

test('S asks why where it reveals: no reason is chosen beforehand, and Enter alone reveals nobody', async () => {
  const on = showDecision(null, true, true);
  press('s');
  const dialog = await screen.findByRole('dialog', { name: 'Advance' });
  for (const radio of within(dialog).getAllByRole('radio', { name: /interview|contacted|Another/ }))
    expect(radio).not.toBeChecked();
  within(dialog).getByRole('radio', { name: 'Decision made, invitation to an interview' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(within(dialog).getByText('Field is required')).toBeVisible();
  expect(requests).toEqual([]);
  await userEvent.keyboard('3');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Advance' }));
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toBeInvalid();
  expect(requests).toEqual([]);
  within(dialog).getByRole('radio', { name: 'Another reason' }).focus();
  await userEvent.keyboard('2{Enter}');
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  expect(requests[0]).toMatchObject({
    body: { decision: 'ADVANCE', revealReason: 'The candidate has to be contacted' },
  });
});

test('undoing what revealed a candidate hides the row of the list as well, with what was found in the CV', async () => {
  const client = new QueryClient();
  const key = candidateKeys.searches('p1');
  const row = { id: 'c1', isBlind: false, lastName: 'Nowak', decision: made };
  client.setQueryData(key, { items: [row], hits: { c1: { before: 'Anna Nowak, ', match: 'Kafka', after: '' } } });
  item = { isBlind: true, lastName: null };
  madeDecisions.set([
    { processId: 'p1', candidateIds: ['c1'], undoPath: '/decision?decisionId=d1', name: 'Anna Nowak', href: null },
  ]);
  const on = showDecision(null, true, false, client);
  press('z', { ctrlKey: true });
  await waitFor(() => expect(on.undone).toHaveBeenCalledTimes(1));
  expect(client.getQueryData(key)).toEqual({
    items: [{ id: 'c1', isBlind: true, lastName: null, decision: null }],
    hits: {},
  });
});

test('S advances at once, and Ctrl+Z takes it back', async () => {
  const on = showDecision();
  press('s');
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  expect(requests[0]).toMatchObject({ method: 'POST', body: { decision: 'ADVANCE', replaces: null } });
  expect(screen.getByRole('status')).toHaveTextContent('Advanced: Anna Nowak');
  press('z', { ctrlKey: true });
  await waitFor(() => expect(on.undone).toHaveBeenCalledTimes(1));
  expect(requests[1]).toMatchObject({ method: 'DELETE', path: expect.stringContaining('decisionId=d2') });
  press('z', { ctrlKey: true });
  expect(screen.getByRole('status')).toHaveTextContent('There is no decision to undo.');
  expect(requests).toHaveLength(2);
});

test('Ctrl+Z twice at once takes two decisions back', async () => {
  const of = (id: string) => ({
    processId: 'p1',
    candidateIds: ['c1'],
    undoPath: `/decision?decisionId=${id}`,
    href: null,
  });
  madeDecisions.set([
    { ...of('d1'), name: 'Anna Nowak' },
    { ...of('d2'), name: 'Anna Nowak' },
  ]);
  const on = showDecision(made);
  press('z', { ctrlKey: true });
  press('z', { ctrlKey: true });
  await waitFor(() => expect(on.undone).toHaveBeenCalledTimes(2));
  expect(requests.map(({ path }) => path.slice(-2))).toEqual(['d2', 'd1']);
});

test('D asks for a reason of its kind, and Enter saves the one that is chosen', async () => {
  const on = showDecision();
  press('d');
  const dialog = await screen.findByRole('dialog', { name: 'Reject' });
  fireEvent.click(await within(dialog).findByRole('radio', { name: 'Too expensive' }));
  expect(within(dialog).queryByText('Waits')).toBeNull();
  const note = within(dialog).getByRole('textbox');
  fireEvent.change(note, { target: { value: ' 30% above ' } });
  fireEvent.keyDown(note, { key: 'Enter' });
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  expect(requests[0]).toMatchObject({ body: { decision: 'REJECT', reasonId: 'r1', note: '30% above' } });
});

test.each([
  [['2', 'Enter'], 'r3'],
  [['Enter'], 'r1'],
  [['0', 'Enter'], null],
])('after D the keys %j reject with the reason %s, also where they come at once', async (keys, reasonId) => {
  const on = showDecision();
  press('d');
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  expect(requests).toMatchObject([{ body: { decision: 'REJECT', reasonId } }]);
});

test('D D rejects with the reason that was used last, and asks while there was none', async () => {
  const on = showDecision();
  press('d');
  const dialog = await screen.findByRole('dialog', { name: 'Reject' });
  await within(dialog).findByRole('radio', { name: 'Too far' });
  const pressThere = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  pressThere('d');
  expect(requests).toEqual([]);
  pressThere('2');
  expect(within(dialog).getByRole('radio', { name: 'Too far' })).toBeChecked();
  pressThere('Enter');
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('d');
  pressThere('d');
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(2));
  expect(requests[1]).toMatchObject({ body: { decision: 'REJECT', reasonId: 'r3' } });
});

test('a typed note stays kept while the decision is refused, and is forgotten once it is made', async () => {
  status = 409;
  const on = showDecision();
  press('d');
  const dialog = await screen.findByRole('dialog', { name: 'Reject' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Too far' } });
  const reject = within(dialog).getByRole('button', { name: 'Reject' });
  fireEvent.click(reject);
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(reject).not.toHaveAttribute('aria-busy'));
  expect(readKept('u1', 'decision.REJECT.c1')).toBe('Too far');
  status = 200;
  fireEvent.click(reject);
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(readKept('u1', 'decision.REJECT.c1')).toBeNull());
});

test('in the note digits and letters are text', async () => {
  showDecision();
  press('d');
  const note = within(await screen.findByRole('dialog', { name: 'Reject' })).getByRole('textbox');
  await userEvent.type(note, '2 d');
  expect(note).toHaveValue('2 d');
  expect(screen.getByRole('radio', { name: 'Too far' })).not.toBeChecked();
  expect(requests).toEqual([]);
});

test('the decision on the screen is sent along, so that another meanwhile is not replaced unseen', async () => {
  status = 409;
  const on = showDecision(made);
  expect(screen.getByText(/Ewa Lis, .* · Call in May/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Hold/ })).toHaveAttribute('aria-pressed', 'true');
  press('s');
  await waitFor(() => expect(requests[0]).toMatchObject({ body: { decision: 'ADVANCE', replaces: 'd1' } }));
  expect(on.decided).not.toHaveBeenCalled();
  expect(madeDecisions.read()).toEqual([]);
});

test('who may only read sees the decision and has no keys for it', () => {
  showDecision(made, false);
  expect(screen.getByText('On hold')).toBeVisible();
  expect(screen.getByRole('button')).toHaveAccessibleName('More about the decision');
  press('s');
  expect(requests).toEqual([]);
});

test.each([true, false])(
  'the whole reason and note unfold by the keyboard, for who may decide: %s',
  async (mayDecide) => {
    showDecision(made, mayDecide);
    const button = screen.getByRole('button', { name: 'More about the decision', expanded: false });
    expect(screen.getByText(/Call in May/)).toHaveClass('@xl:truncate');
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Less about the decision', expanded: true })).toBe(button);
    expect(screen.getByText(/Call in May/)).not.toHaveClass('@xl:truncate');
  },
);

test('without a connection a decision waits on the screen and leads on; Ctrl+Z takes it back before it is sent', async () => {
  setBrowserOnline(false);
  const on = showDecision(
    null,
    true,
    false,
    new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } }),
  );
  press('h');
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Not saved: waits for the connection, or for you to sign in')).toBeVisible();
  expect(screen.getByRole('button', { name: /Hold/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not saved: Decision: On hold (Anna Nowak). It stays in this tab and is sent once',
  );
  press('z', { ctrlKey: true });
  await waitFor(() => expect(screen.getByText('Taken back: Anna Nowak')).toBeVisible());
  expect(screen.queryByText('Not saved: waits for the connection, or for you to sign in')).toBeNull();
  expect(on.undone).toHaveBeenCalledWith(expect.objectContaining({ candidateIds: ['c1'], href: '/' }));
  setBrowserOnline(true);
  expect(requests).toEqual([]);
});

test('Undo in the banner of a decision that waits takes back that one, also where others wait after it', async () => {
  setBrowserOnline(false);
  const on = showDecision(
    null,
    true,
    false,
    new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } }),
  );
  press('h');
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  const other = { processId: 'p1', candidateId: 'c2', name: 'Jan Lis' };
  await act(() => tabChanges.add({ ...other, kind: 'decision', body: { decision: 'REJECT', replaces: null } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(on.undone).toHaveBeenCalledWith(expect.objectContaining({ candidateIds: ['c1'] })));
  expect(tabChanges.store.read()).toMatchObject([{ candidateId: 'c2' }]);
  act(() => tabChanges.discard(tabChanges.store.read()[0]?.id ?? ''));
  setBrowserOnline(true);
});

test('without a connection a stored decision is not taken back; with one it can be tried again', async () => {
  madeDecisions.set([
    { processId: 'p1', candidateIds: ['c1'], undoPath: '/decision?decisionId=d1', name: 'Anna Nowak', href: null },
  ]);
  const answering = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  setBrowserOnline(false);
  const on = showDecision(
    made,
    true,
    false,
    new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } }),
  );
  press('z', { ctrlKey: true });
  await act(async () => undefined);
  expect(on.undone).not.toHaveBeenCalled();
  setBrowserOnline(true);
  globalThis.fetch = answering;
  press('z', { ctrlKey: true });
  await waitFor(() => expect(on.undone).toHaveBeenCalledTimes(1));
});

test('at the end of a review S, H and D decide nothing more, the buttons do', async () => {
  showDecision(made);
  endOfReview.set('c1');
  for (const key of ['s', 'h', 'd']) press(key);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /Advance/ }));
  await waitFor(() => expect(requests[0]).toMatchObject({ body: { decision: 'ADVANCE', replaces: 'd1' } }));
  endOfReview.set(null);
});
