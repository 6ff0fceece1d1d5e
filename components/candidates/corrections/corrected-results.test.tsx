/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CriteriaHead } from '@/components/analysis/criteria-head';
import { CvFocusProvider, useCvFocus } from '@/components/cv/cv-focus';
import { useKeyListener } from '@/components/keys/use-key-listener';
import { tabChanges } from '@/components/pending-changes/tab-changes';
import type { AnalysisDto, CorrectionDto, CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { setBrowserOnline } from '@/tests/browser-connection';
import { criterion, criterionId } from '@/tests/analysis/criterion';
import { renderWithClient } from '@/tests/render';
import { CorrectedResults } from './corrected-results';

const requests: { method: string; path: string; body: unknown }[] = [];

beforeEach(() => {
  requests.length = 0;
  localStorage.clear();
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    const isCheck = path.endsWith('/requirement-checks');
    if (method !== 'GET' && !isCheck) requests.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    const parts = [{ kind: 'known', things: ['Kafka'] }];
    const changed = isCheck ? { checks: [{ text: 'Kafka', parts }] } : { id: 'c1', matchScore: 81 };
    const answer = path.endsWith('/csrf') ? { token: 't' } : changed;
    const text = () => Promise.resolve(JSON.stringify(answer));
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text });
  }) as typeof fetch;
});

const correction: CorrectionDto = {
  correctionId: 'k1',
  verdict: 'MET',
  reason: 'Saw it in the interview.',
  at: '2026-11-22T10:00:00Z',
  by: { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' },
};

function verdictOf(values: Partial<CriterionVerdictDto> = {}): CriterionVerdictDto {
  return {
    id: 'v1',
    criterion: criterion(1, { text: 'Kafka' }),
    verdict: 'NOT_MET',
    engineVerdict: 'NOT_MET',
    correction: null,
    confidence: 0.62,
    reason: 'The CV denies it.',
    evidence: [],
    second: null,
    worthALook: false,
    toCheck: true,
    unstable: null,
    ...values,
  };
}

function Keys() {
  useKeyListener();
  return null;
}

function ShownQuote() {
  return <p>{useCvFocus().shownQuote?.evidenceId}</p>;
}

function show(verdict: CriterionVerdictDto | CriterionVerdictDto[], mayCorrect = true, onShowQuote = () => undefined) {
  const analysis = {
    engine: 'offline',
    engineVersion: '1.0.0',
    model: null,
    locale: 'en',
    inputTokens: 0,
    outputTokens: 0,
    cost: null,
    scoreSpread: null,
    verdicts: [verdict].flat(),
    startedAt: '2026-11-22T10:00:00Z',
    finishedAt: '2026-11-22T10:00:01Z',
    scoreBreakdown: { score: 59, rangeLow: 59, rangeHigh: 59, base: 60, redFlagPenalty: 0, capped: false, lines: [] },
  } as unknown as AnalysisDto;
  const candidate = { id: 'c1', processId: 'p1', hiddenText: [], analysis };
  renderWithClient(
    <CvFocusProvider>
      <Keys />
      <CriteriaHead verdicts={analysis.verdicts} />
      <CorrectedResults
        candidate={candidate as unknown as CandidateDto & { analysis: AnalysisDto }}
        labels={new Map()}
        mayCorrect={mayCorrect}
        onShowQuote={onShowQuote}
      />
      <ShownQuote />
    </CvFocusProvider>,
    new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } }),
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
  await waitFor(() =>
    expect(requests[0]).toMatchObject({ method: 'DELETE', path: expect.stringContaining('?correctionId=k1') }),
  );
});

test('while a newer correction waits, the stored one is not taken back below it', () => {
  setBrowserOnline(false);
  show(verdictOf({ verdict: 'MET', correction }));
  fireEvent.click(screen.getByRole('button', { name: 'Kafka' }));
  const change = { criterionId: criterionId(1), label: 'Kafka', isRedFlag: false };
  act(() => {
    void tabChanges.add({
      kind: 'correction',
      processId: 'p1',
      candidateId: 'c1',
      name: 'Anna Nowak',
      ...change,
      body: { verdict: 'PARTIALLY_MET', reason: 'Used it for a year.', replaces: 'k1' },
    });
  });
  expect(screen.getByText(/Used it for a year/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the correction' })).toBeNull();
  act(() => tabChanges.discard(tabChanges.store.read()[0]?.id ?? ''));
  expect(screen.getByRole('button', { name: 'Undo the correction' })).toBeVisible();
  setBrowserOnline(true);
});

test('who may only read sees the correction and no buttons', () => {
  show(verdictOf({ verdict: 'MET', correction }), false);
  expect(screen.getByText('corrected')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Kafka' }));
  expect(screen.getByText(/Saw it in the interview/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /correct/i })).toBeNull();
});

const evidenceOf = (id: string, quote: string): CriterionVerdictDto['evidence'][number] => ({
  id,
  page: 1,
  start: 0,
  end: quote.length,
  quote,
  boxes: [{ left: 0.1, top: 0.2, width: 0.3, height: 0.02 }],
});
const three = ['Kafka', 'Java', 'SQL'].map((text, index) =>
  verdictOf({
    id: `v${index}`,
    criterion: criterion(index + 1, { text }),
    reason: `Reason for ${text}.`,
    evidence: [evidenceOf(`e${index}a`, `${text} one`), evidenceOf(`e${index}b`, `${text} two`)],
  }),
);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const lines = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const reasons = () => screen.queryAllByText(/^Reason for/).map(({ textContent }) => textContent?.split('.')[0]);

test('a criterion is a line; the arrows open one after another, and Space shows its quotes in turn', () => {
  const onShowQuote = jest.fn();
  show(three, true, onShowQuote);
  expect(lines()).toEqual(['Kafka', 'Java', 'SQL']);
  expect(reasons()).toEqual([]);
  press('ArrowDown');
  press('ArrowDown');
  expect(reasons()).toEqual(['Reason for Java']);
  expect(screen.getByRole('button', { name: 'Java' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Java' })).toHaveAttribute('aria-expanded', 'true');
  for (const shown of ['e1a', 'e1b', 'e1a']) {
    press(' ');
    expect(screen.getByText(shown)).toBeVisible();
  }
  expect(onShowQuote).toHaveBeenCalledTimes(3);
  press('ArrowUp');
  press('ArrowUp');
  expect(reasons()).toEqual(['Reason for Kafka']);
});

test('C corrects the criterion in focus, whatever the pointer lies on, and a number chooses the verdict', async () => {
  show(three);
  press('ArrowDown');
  press('ArrowDown');
  fireEvent.pointerEnter(screen.getByRole('heading', { name: 'SQL' }).closest('li') ?? document.body);
  press('c');
  const dialog = await screen.findByRole('dialog', { name: 'Correct the verdict', description: 'Java' });
  localStorage.setItem('character-keys', 'off');
  press('2');
  expect(within(dialog).getByRole('radio', { name: 'Partly met' })).not.toBeChecked();
  localStorage.clear();
  press('2');
  expect(within(dialog).getByRole('radio', { name: 'Partly met' })).toBeChecked();
});

test('V shows all reasons, which the browser remembers; a click opens a line and closes it', () => {
  show(three);
  fireEvent.click(screen.getByRole('button', { name: 'SQL' }));
  expect(reasons()).toEqual(['Reason for SQL']);
  fireEvent.click(screen.getByRole('button', { name: 'SQL' }));
  expect(reasons()).toEqual([]);
  press('v');
  expect(reasons()).toHaveLength(3);
  expect(localStorage.getItem('criteria-view')).toBe('airy');
  expect(screen.getByRole('button', { name: /Show all reasons/ })).toHaveAttribute('aria-pressed', 'true');
});

test('an open verdict says how the rules have checked it', async () => {
  show(verdictOf());
  fireEvent.click(screen.getByRole('button', { name: 'Kafka' }));
  expect(await screen.findByText('Looks for: “Kafka”, also under other names.')).toBeVisible();
});
