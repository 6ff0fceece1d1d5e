/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CvFocusProvider } from '@/components/cv/cv-focus';
import { useKeyListener } from '@/components/keys/use-key-listener';
import { BannerProvider } from '@/components/ui/banner';
import type { AnalysisDto, CorrectionDto, CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { criterion, criterionId } from '@/tests/analysis/criterion';
import { renderWithProviders } from '@/tests/render';
import { CorrectedResults } from './corrected-results';

const requests: { method: string; path: string; body: unknown }[] = [];

beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    const answer = path.endsWith('/csrf') ? { token: 't' } : { id: 'c1', matchScore: 81 };
    const text = () => Promise.resolve(JSON.stringify(answer));
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text });
  }) as typeof fetch;
});

const correction: CorrectionDto = {
  ...{ correctionId: 'k1', verdict: 'MET', reason: 'Saw it in the interview.', at: '2026-11-22T10:00:00Z' },
  by: { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' },
};

function verdictOf(values: Partial<CriterionVerdictDto> = {}): CriterionVerdictDto {
  return {
    ...{ id: 'v1', criterion: criterion(1, { text: 'Kafka' }), verdict: 'NOT_MET', engineVerdict: 'NOT_MET' },
    ...{ correction: null, confidence: 0.62, reason: 'The CV denies it.', evidence: [], second: null },
    ...{ worthALook: false, toCheck: true, unstable: null },
    ...values,
  };
}

function Keys() {
  useKeyListener();
  return null;
}

function show(verdict: CriterionVerdictDto, mayCorrect = true) {
  const analysis = {
    ...{ engine: 'offline', engineVersion: '1.0.0', model: null, locale: 'en', inputTokens: 0, outputTokens: 0 },
    ...{ cost: null, scoreSpread: null, verdicts: [verdict] },
    ...{ startedAt: '2026-11-22T10:00:00Z', finishedAt: '2026-11-22T10:00:01Z' },
    scoreBreakdown: { score: 59, rangeLow: 59, rangeHigh: 59, base: 60, redFlagPenalty: 0, capped: false, lines: [] },
  } as unknown as AnalysisDto;
  const candidate = { id: 'c1', processId: 'p1', hiddenText: [], analysis };
  renderWithProviders(
    <QueryClientProvider client={new QueryClient()}>
      <BannerProvider>
        <CvFocusProvider>
          <Keys />
          <CorrectedResults
            candidate={candidate as unknown as CandidateDto & { analysis: AnalysisDto }}
            labels={new Map()}
            mayCorrect={mayCorrect}
            onShowQuote={() => undefined}
          />
        </CvFocusProvider>
      </BannerProvider>
    </QueryClientProvider>,
  );
}

test('C corrects the criterion under the pointer; a reason is needed, and the score follows', async () => {
  show(verdictOf());
  expect(screen.getByText('to check')).toBeVisible();
  fireEvent.pointerEnter(screen.getByRole('heading', { name: 'Kafka' }).closest('li') ?? document.body);
  fireEvent.keyDown(document.body, { key: 'c' });
  const dialog = await screen.findByRole('dialog', { name: 'Correct the verdict' });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(3);
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Partly met' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save the verdict' }));
  expect(dialog).toHaveTextContent('Field is required');
  expect(requests).toEqual([]);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Used it for a year.' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save the verdict' }));
  await waitFor(() =>
    expect(requests[0]).toMatchObject({
      method: 'PUT',
      path: expect.stringContaining(`/verdicts/${criterionId(1)}`),
      body: { verdict: 'PARTIALLY_MET', reason: 'Used it for a year.', replaces: null },
    }),
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Match: 81 of 100.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a correction stands beside what the assistant said, without a percentage, and can be taken back', async () => {
  show(verdictOf({ verdict: 'MET', correction, toCheck: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Kafka' }));
  const card = screen.getByRole('heading', { name: 'Kafka' }).closest('li');
  expect(card).toHaveTextContent(/Ewa Lis .*Saw it in the interview\. The assistant said: Not met/);
  expect(card).not.toHaveTextContent('%');
  fireEvent.click(screen.getByRole('button', { name: 'Undo the correction' }));
  await waitFor(() => expect(requests[0]).toMatchObject({ method: 'DELETE' }));
});

test('who may only read sees the correction and no buttons', () => {
  show(verdictOf({ verdict: 'MET', correction }), false);
  expect(screen.getByText('corrected')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Kafka' }));
  expect(screen.getByText(/Saw it in the interview/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /correct/i })).toBeNull();
});
