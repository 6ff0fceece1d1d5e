/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnalysisEntry, JudgedSide } from '@/lib/analysis/store/analysis-history-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { renderWithProviders } from '@/tests/render';
import { EarlierAnalyses } from './earlier-analyses';

const by = { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' };

const side = (changes: Partial<JudgedSide>): JudgedSide => ({
  label: 'Java',
  importance: 3,
  necessity: 'REQUIRED',
  budget: null,
  verdict: 'MET',
  correction: null,
  reason: '',
  quotes: [{ page: 1, quote: 'Java 8' }],
  ...changes,
});

const entry = (changes: Partial<AnalysisEntry>): AnalysisEntry => ({
  analysisId: 'a1',
  at: '2026-11-20T10:00:00Z',
  engine: 'openai',
  engineVersion: '2',
  model: 'reader-1',
  requestedBy: by,
  matchScore: 81,
  changes: null,
  ...changes,
});

const items: AnalysisEntry[] = [
  entry({
    analysisId: 'a3',
    at: '2026-11-22T10:00:00Z',
    matchScore: 86,
    changes: [
      {
        criterionId: 'c1',
        kind: 'REQUIREMENT',
        causes: ['CRITERION', 'ANSWER'],
        before: side({ label: 'Java, 3 years', verdict: 'PARTIALLY_MET' }),
        after: side({ label: 'Java, 5 years', quotes: [{ page: 2, quote: 'Java 21' }] }),
      },
      {
        criterionId: 'c2',
        kind: 'RED_FLAG',
        causes: ['CORRECTION'],
        before: side({ label: 'Gaps', verdict: 'MET' }),
        after: side({
          label: 'Gaps',
          verdict: 'NOT_MET',
          correction: { correctionId: 'k', verdict: 'NOT_MET', reason: 'Parental leave.', by, at: '' },
        }),
      },
    ],
  }),
  entry({ analysisId: 'a2', changes: [], requestedBy: null, engine: 'offline', model: null }),
  entry({}),
];

function renderHistory(answer: { ok: boolean; body: unknown }, locale: Locale = 'en') {
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: answer.ok,
      status: answer.ok ? 200 : 500,
      headers: new Headers(),
      text: () => Promise.resolve(JSON.stringify(answer.body)),
    })) as unknown as typeof fetch;
  renderWithProviders(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EarlierAnalyses candidate={{ processId: 'p1', id: 'c1' }} />
    </QueryClientProvider>,
    locale,
  );
}

test('each analysis tells when, who, which engine and score; choosing one shows what changed and why', async () => {
  const user = userEvent.setup();
  renderHistory({ ok: true, body: { items } });
  await user.click(screen.getByRole('button', { name: 'Earlier analyses' }));
  const [latest, same, first] = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(latest).toHaveTextContent(/86 of 100 \(\+5\).*language model \(reader-1, 2\) · Ewa Lis/);
  expect(same).toHaveTextContent(/built-in judging engine \(2\)No criterion turned out differently/);
  expect(first).toHaveTextContent('The first analysis of this candidate.');

  await user.click(screen.getByRole('button', { name: '2 criteria changed' }));
  const reworded = screen.getByRole('heading', { name: 'Java, 5 years' }).closest('li');
  expect(reworded).toHaveTextContent(/Partly met→Met/);
  expect(reworded).toHaveTextContent('The criterion was reworded in the process:');
  expect(reworded?.querySelector('del')).toHaveTextContent('3');
  expect(reworded).toHaveTextContent('The model answered the same question differently.');
  expect(reworded).toHaveTextContent(/Quotes beforeJava 8Quotes nowJava 21/);
  const corrected = screen.getByRole('heading', { name: 'Gaps' }).closest('li');
  expect(corrected).toHaveTextContent(/Found→Not found.*Verdict corrected by Ewa Lis\. Parental leave\./);
  expect(corrected).not.toHaveTextContent('Quotes before');
});

test('in Polish the count of changed criteria is declined', async () => {
  const user = userEvent.setup();
  renderHistory({ ok: true, body: { items } }, 'pl');
  await user.click(screen.getByRole('button', { name: 'Wcześniejsze analizy' }));
  expect(await screen.findByRole('button', { name: /^Zmiany przy 2\skryteriach$/ })).toBeVisible();
});

test('an error can be tried again', async () => {
  const user = userEvent.setup();
  renderHistory({ ok: false, body: {} });
  await user.click(screen.getByRole('button', { name: 'Earlier analyses' }));
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
