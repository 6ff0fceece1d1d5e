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

test('each happening tells what, who and why', async () => {
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      text: () => Promise.resolve(JSON.stringify({ items })),
    })) as unknown as typeof fetch;
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <CandidateActivity candidate={{ processId: 'p1', id: 'c1' }} />
    </QueryClientProvider>,
  );
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Verdict on “Kafka” corrected: Not met → Met (undone by Ewa Lis) · Ewa LisSaid so.');
  expect(rows[1]).toContain('Verdict on “Gaps” corrected: Found → Not found: the CV says so · Ewa Lis');
  expect(rows[2]).toContain('CV analysed: 81 of 100');
  expect(rows[3]).toContain('CV replaced · Ewa Lis');
});
