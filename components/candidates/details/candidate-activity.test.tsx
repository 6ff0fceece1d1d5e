/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { CandidateActivity } from './candidate-activity';

const by = { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' };
const at = '2026-11-22T10:00:00Z';
const items = [
  {
    kind: 'CORRECTED',
    id: 'a1',
    at,
    by,
    label: 'Kafka',
    isRedFlag: false,
    from: 'NOT_MET',
    to: 'MET',
    reason: 'Said so.',
    ended: { at, by },
  },
  {
    kind: 'CORRECTED',
    id: 'a4',
    at,
    by,
    label: 'Gaps',
    isRedFlag: true,
    from: 'MET',
    to: 'NOT_MET',
    reason: 'Parental leave.',
    ended: null,
  },
  { kind: 'ANALYSED', id: 'a2', at, by: null, engine: 'offline', matchScore: 81 },
  { kind: 'candidate.cv-replaced', id: 'a3', at, by },
];

async function showRows(happened: unknown[]) {
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      text: () => Promise.resolve(JSON.stringify({ items: happened })),
    })) as unknown as typeof fetch;
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <CandidateActivity candidate={{ processId: 'p1', id: 'c1' }} />
    </QueryClientProvider>,
  );
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
}

test('each happening tells what, who and why', async () => {
  const rows = await showRows(items);
  expect(rows[0]).toContain('Verdict on “Kafka” corrected: Not met → Met (undone by Ewa Lis) · Ewa LisSaid so.');
  expect(rows[1]).toContain('Verdict on “Gaps” corrected: Found → Not found: the CV says so · Ewa Lis');
  expect(rows[2]).toContain('CV analysed: 81 of 100');
  expect(rows[3]).toContain('CV replaced · Ewa Lis');
});

test('what was undone tells what holds after it', async () => {
  const nothing = { owner: null, nextStep: '', dueOn: null };
  const some = { owner: by, nextStep: 'Call back', dueOn: null };
  const stage = { stageId: 's1', pl: 'Oferta', en: 'Offer' };
  const rows = await showRows([
    { kind: 'FOLLOW_UP', id: 'f2', at, by, change: { from: some, to: nothing, isUndoing: true } },
    { kind: 'FOLLOW_UP', id: 'f1', at, by, change: { from: nothing, to: some, isUndoing: false } },
    { kind: 'STAGE', id: 's2', at, by, change: { cause: 'UNDONE', from: stage, to: null } },
  ]);
  expect(rows[0]).toContain('After undoing: Owner: Ewa Lis → nobody · Next step removed: Call back · Ewa Lis');
  expect(rows[1]).toContain('Owner: nobody → Ewa Lis · Next step: Call back · Ewa Lis');
  expect(rows[2]).toContain('Stage after undoing: Offer → no stage · Ewa Lis');
});
