/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import type { DecisionReasons } from '@/lib/domain/candidate-review-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { DecisionReasonsSection } from './decision-reasons-section';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/administration',
}));

const id = (digit: number) => `01980000-0000-7000-8000-00000000000${digit}`;

const reasons: DecisionReasons = {
  version: 'one',
  items: [
    { reasonId: id(1), decision: 'REJECT', pl: 'Za drogo', en: 'Too expensive' },
    { reasonId: id(2), decision: 'REJECT', pl: 'Za daleko', en: 'Too far' },
    { reasonId: id(3), decision: 'HOLD', pl: 'Czeka', en: 'Waits' },
  ],
};

afterEach(() => sharedQueryClient().clear());

interface Sent {
  ifMatch: string | null;
  items: { reasonId?: string; decision: string; pl: string; en: string }[];
}

async function renderSection(respond: (sent: Sent) => Response = () => jsonResponse(200, reasons)) {
  const sent: Sent[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (init?.method !== 'PUT') return jsonResponse(200, reasons);
    const { items } = JSON.parse(String(init.body)) as Pick<Sent, 'items'>;
    const request = { ifMatch: new Headers(init.headers).get('if-match'), items };
    sent.push(request);
    return respond(request);
  });
  renderWithQueries(<DecisionReasonsSection />);
  await screen.findByRole('button', { name: 'Save reasons' });
  return { sent, user: userEvent.setup(), save: () => screen.getByRole('button', { name: 'Save reasons' }) };
}

test('reasons are added, reordered and removed, and saved together', async () => {
  const { sent, user, save } = await renderSection();
  await user.click(screen.getByRole('button', { name: 'Up: Za daleko' }));
  await user.click(screen.getByRole('button', { name: 'Remove: Czeka' }));
  expect(within(screen.getByRole('group', { name: 'Hold' })).getByText(/^No reasons/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a reason: Advance' }));
  await user.type(screen.getByRole('textbox', { name: 'Advance: reason 1 in Polish' }), 'Zna zespół');
  await user.type(screen.getByRole('textbox', { name: 'Advance: reason 1 in English' }), 'Knows the team');
  await user.click(save());
  expect(await screen.findByText('The reasons for decisions are saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      ifMatch: '"vone"',
      items: [
        { decision: 'ADVANCE', pl: 'Zna zespół', en: 'Knows the team' },
        { reasonId: id(2), decision: 'REJECT', pl: 'Za daleko', en: 'Too far' },
        { reasonId: id(1), decision: 'REJECT', pl: 'Za drogo', en: 'Too expensive' },
      ],
    },
  ]);
});

test('a reason needs its words in both languages', async () => {
  const { sent, user, save } = await renderSection();
  await user.clear(screen.getByRole('textbox', { name: 'Reject: reason 2 in English' }));
  await user.click(save());
  expect(await screen.findByText('Field is required')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('textbox', { name: 'Reject: reason 2 in English' })).toHaveValue('Too far');
});

test('after a save of somebody else one’s own is saved over it only when asked', async () => {
  const { sent, user, save } = await renderSection(({ ifMatch }) =>
    ifMatch === '*' ? jsonResponse(200, reasons) : jsonResponse(412, { code: 'decision-reasons.changed', detail: '' }),
  );
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('The reasons for decisions are saved.')).toBeVisible();
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"vone"', '*']);
});
