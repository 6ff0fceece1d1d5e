/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { madeDecisions } from '@/components/pending-changes/made-decisions';
import { useKeyListener } from '@/components/keys/use-key-listener';
import type { DecisionDto } from '@/lib/domain/candidate-review-schemas';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { RowKeys } from './row-keys';

const requests: { method: string; path: string; body: unknown }[] = [];
const by = { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' };
const decision: DecisionDto = {
  decisionId: 'd1',
  decision: 'HOLD',
  reason: null,
  note: '',
  holdUntil: null,
  by,
  at: '2026-11-22T10:00:00Z',
};
const person = (id: string, own: Partial<CandidateListItem> = {}) =>
  ({
    id,
    ordinalNumber: 1,
    firstName: 'Anna',
    lastName: id,
    decision: null,
    status: 'NEW',
    ...own,
  }) as CandidateListItem;
const back = { ...decision, holdUntil: '2026-01-02' };
const items = [
  person('c1'),
  person('c2', { decision }),
  person('c3', { status: 'IN_PROGRESS' }),
  person('c4', { decision: back }),
];

beforeEach(() => {
  requests.length = 0;
  madeDecisions.set([]);
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    if (path.endsWith('/csrf')) return Promise.resolve(jsonResponse(200, { token: 't' }));
    if (path.endsWith('/decision-reasons')) return Promise.resolve(jsonResponse(200, { items: [] }));
    const id = /candidates\/(\w+)/.exec(path)?.[1];
    return Promise.resolve(jsonResponse(200, { id, decision: method === 'DELETE' ? null : decision }));
  }) as typeof fetch;
});

function Keys() {
  useKeyListener();
  return null;
}

function show(focused: string | null, rights = true, rows = items) {
  const table = { focusRow: jest.fn<void, [string]>(), focusedRow: () => focused };
  const on = { rate: jest.fn<void, [string, number]>(), clear: jest.fn() };
  renderWithClient(
    <>
      <Keys />
      <RowKeys
        processId="p1"
        items={rows}
        table={{ current: table }}
        hrefOf={({ id }, index) => `/p1/${id}?position=${index + 1}`}
        mayDecide={rights}
        onRate={rights ? on.rate : null}
        mayAnalyse={rights}
        onClear={on.clear}
      />
    </>,
  );
  return { ...table, ...on };
}

const press = (key: string, modifier = {}) => fireEvent.keyDown(document.body, { key, ...modifier });

test('S decides about the row in focus and goes on to the next to review, back from a hold; Ctrl+Z takes it back', async () => {
  const list = show('c1');
  press('s');
  await waitFor(() => expect(list.focusRow).toHaveBeenLastCalledWith('c4'));
  expect(requests[0]).toMatchObject({ path: expect.stringContaining('/c1/decision'), body: { decision: 'ADVANCE' } });
  expect(madeDecisions.read()).toMatchObject([{ href: '/p1/c1?position=1' }]);
  press('z', { ctrlKey: true });
  await waitFor(() => expect(list.focusRow).toHaveBeenLastCalledWith('c1'));
  expect(requests[1]).toMatchObject({ method: 'DELETE', path: expect.stringContaining('decisionId=d1') });
});

test('H on somebody who is held keeps the reason, the note and the day of the hold, but no day that has come', async () => {
  const reason = { reasonId: 'r2', pl: 'Czeka', en: 'Waits' };
  const held = { ...decision, reason, note: 'Call in May', holdUntil: daysLater(today(), 5) };
  const kept = { decision: 'HOLD', reasonId: 'r2', note: 'Call in May' };
  const list = show('c5', true, [person('c5', { decision: held }), person('c4', { decision: back })]);
  press('h');
  await waitFor(() => expect(list.focusRow).toHaveBeenLastCalledWith('c4'));
  expect(requests[0]?.body).toMatchObject({ ...kept, holdUntil: held.holdUntil });
  cleanup();
  show('c6', true, [person('c6', { decision: { ...held, holdUntil: back.holdUntil } })]);
  press('h');
  await waitFor(() => expect(requests[1]?.body).toMatchObject(kept));
  expect(requests[1]?.body).not.toHaveProperty('holdUntil');
});

test('D asks for the reason first, and says which decision it replaces', async () => {
  const list = show('c2');
  press('d');
  const dialog = await screen.findByRole('dialog', { name: 'Reject' });
  expect(dialog).toHaveTextContent('Anna c2');
  expect(requests).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(list.focusRow).toHaveBeenLastCalledWith('c4'));
  expect(requests[0]).toMatchObject({ body: { decision: 'REJECT', replaces: 'd1' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('digits rate, R analyses again what may be, Escape clears the selection', async () => {
  const list = show('c1');
  press('4');
  expect(list.rate).toHaveBeenCalledWith('c1', 4);
  press('r');
  await waitFor(() => expect(requests).toMatchObject([{ path: expect.stringContaining('/c1/reprocess') }]));
  press('Escape');
  expect(list.clear).toHaveBeenCalledTimes(1);
});

test('a candidate who is being analysed is not analysed again', () => {
  show('c3');
  press('r');
  expect(requests).toEqual([]);
});

test.each([
  ['without a row in focus', null, true],
  ['for who may only read', 'c1', false],
])('%s the keys do nothing', (_, focused, rights) => {
  const list = show(focused, rights);
  for (const key of ['s', 'h', 'd', 'r', '3']) press(key);
  expect(requests).toEqual([]);
  expect(list.rate).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
