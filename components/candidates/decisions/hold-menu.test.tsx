/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DecisionDto } from '@/lib/domain/candidate-review-schemas';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { showDecision } from '@/tests/candidates/show-decision';
import { jsonResponse } from '@/tests/json-response';

const requests: { body: unknown }[] = [];
const by = { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' };
const made: DecisionDto = {
  decisionId: 'd1',
  decision: 'HOLD',
  reason: null,
  note: '',
  holdUntil: null,
  by,
  at: '2026-11-22T10:00:00Z',
};

beforeEach(() => {
  sessionStorage.clear();
  requests.length = 0;
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ body: JSON.parse(String(body)) });
    if (path.endsWith('/csrf')) return Promise.resolve(jsonResponse(200, { token: 't' }));
    if (path.endsWith('/decision-reasons')) return Promise.resolve(jsonResponse(200, { items: [] }));
    return Promise.resolve(jsonResponse(200, { id: 'c1', decision: made }));
  }) as typeof fetch;
});

const openHoldMenu = () => userEvent.click(screen.getByRole('button', { name: 'Choose until when' }));

test('H holds without a day; the menu beside it holds without one, until tomorrow or for a week', async () => {
  const on = showDecision();
  fireEvent.keyDown(document.body, { key: 'h' });
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  for (const [index, name] of [/^No date/, /^Until tomorrow \(/, /^For a week \(/].entries()) {
    await openHoldMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(index + 2));
  }
  const sent = requests.map(({ body }) => body as { decision: string; holdUntil?: string | null });
  expect(sent.map(({ decision }) => decision)).toEqual(['HOLD', 'HOLD', 'HOLD', 'HOLD']);
  const days = [undefined, null, daysLater(today(), 1), daysLater(today(), 7)];
  expect(sent.map(({ holdUntil }) => holdUntil)).toEqual(days);
  expect(screen.getByRole('status')).toHaveTextContent(/Put on hold until .+: Anna Nowak/);
});

test('who is held again keeps the reason and the note, and the day unless another is chosen', async () => {
  const reason = { reasonId: 'r2', pl: 'Czeka', en: 'Waits' };
  const holdUntil = daysLater(today(), 3);
  const on = showDecision({ ...made, reason, note: 'Call in May', holdUntil });
  await userEvent.click(screen.getByRole('button', { name: 'Hold' }));
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  for (const [index, name] of [/^For a week \(/, /^No date/].entries()) {
    await openHoldMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(index + 2));
  }
  const kept = { decision: 'HOLD', reasonId: 'r2', note: 'Call in May' };
  const days = [holdUntil, daysLater(today(), 7), null];
  expect(requests).toMatchObject(days.map((day) => ({ body: { ...kept, holdUntil: day } })));
  await userEvent.click(screen.getByRole('button', { name: /^Advance/ }));
  await waitFor(() => expect(requests[3]?.body).toEqual({ decision: 'ADVANCE', replaces: 'd1' }));
});

test('a picked day that is not after today or is over a year ahead is refused with the reason, and a good one is sent', async () => {
  const on = showDecision();
  await openHoldMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pick a date…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hold' });
  const field = within(dialog).getByRole('textbox', { name: /To review again on/ });
  const hold = async (day: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, day);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hold' }));
  };
  for (const [day, message] of [
    [daysLater(today(), -1), `The date must not be earlier than ${daysLater(today(), 1)}`],
    [today(), `The date must not be earlier than ${daysLater(today(), 1)}`],
    [daysLater(today(), 400), /The date must not be later than \d{4}-\d\d-\d\d/],
    ['tomorrow', 'Enter a date that exists, as YYYY-MM-DD'],
  ] as const) {
    await hold(day);
    expect(within(dialog).getByText(message)).toBeVisible();
  }
  expect(requests).toEqual([]);
  await hold(daysLater(today(), 30));
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  expect(requests[0]).toMatchObject({ body: { decision: 'HOLD', holdUntil: daysLater(today(), 30) } });
});

test('a picked day is back after the dialog was left by a reload, and gone once it is saved', async () => {
  const pick = async () => {
    await openHoldMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pick a date…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hold' });
    return { dialog, field: within(dialog).getByRole('textbox', { name: /To review again on/ }) };
  };
  const day = daysLater(today(), 30);
  showDecision();
  await userEvent.type((await pick()).field, day);
  cleanup();
  const on = showDecision();
  const again = await pick();
  await waitFor(() => expect(again.field).toHaveValue(day));
  await userEvent.click(within(again.dialog).getByRole('button', { name: 'Hold' }));
  await waitFor(() => expect(on.decided).toHaveBeenCalledTimes(1));
  expect(requests[0]).toMatchObject({ body: { holdUntil: day } });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test.each([
  [2, /^Held until [^,]+$/],
  [-2, /^Held until .+, came back$/],
])('a hold until %d days from today says so', (days, text) => {
  showDecision({ ...made, holdUntil: daysLater(today(), days) }, false);
  expect(screen.getByText(text)).toBeVisible();
});
