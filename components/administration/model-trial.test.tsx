/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import type { ModelTrial as Trial, TrialExample, TrialVerdict } from '@/lib/analysis/trial/schemas';
import type { Locale } from '@/lib/i18n/locale';
import type { ModelSettingsInput } from '@/lib/model/schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import type { ModelFormValues } from './model-form-values';
import { ModelTrial } from './model-trial';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/administration' }));

const verdict = (number: number, change: Partial<TrialVerdict> = {}): TrialVerdict => ({
  label: `Criterion ${number}`,
  kind: 'REQUIREMENT',
  language: 'en',
  expected: 'MET',
  why: 'The CV says so.',
  given: 'MET',
  reason: 'It is there.',
  quote: `Words ${number}`,
  builtIn: 'MET',
  ...change,
});

const result = (example: TrialExample['example'], change: Partial<TrialExample> = {}): TrialExample => ({
  example,
  title: `Example CV ${example}`,
  language: 'en',
  cv: `Line one\nLine two of ${example}`,
  problem: null,
  verdicts: Array.from({ length: 8 }, (_, index) => verdict(index + 1)),
  milliseconds: 12_000,
  repairs: 0,
  quotes: { kept: 8, refused: 0 },
  usage: { requests: 1, inputTokens: 3000, cachedTokens: 0, outputTokens: 600, costMicros: 0 },
  ...change,
});

function Form() {
  const form = useForm<ModelFormValues, unknown, ModelSettingsInput>({
    defaultValues: { model: 'reader-1', currency: 'USD' } as Partial<ModelFormValues>,
  });
  return <ModelTrial form={form} fallbackModel={null} />;
}

type Body = { example: TrialExample['example']; settings: { model: string } };

function renderTrial(
  respond: (body: Body, signal: AbortSignal | null | undefined) => Promise<Response>,
  locale?: Locale,
) {
  const sent: Body[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    const body = JSON.parse(String(init?.body)) as Body;
    sent.push(body);
    return respond(body, init?.signal);
  });
  renderWithQueries(<Form />, locale);
  return { sent, user: userEvent.setup() };
}

const ok = (value: TrialExample): Response => jsonResponse(200, { ok: true, result: value } satisfies Trial);
const tryButton = () => screen.getByRole('button', { name: 'Try on 5 examples' });

test('five examples are asked one after the other with the form’s values, and summed up in a sentence', async () => {
  const wrong = [verdict(1, { given: 'NO_INFORMATION', builtIn: 'NOT_MET' }), ...result(1).verdicts.slice(1)];
  const rules = (all: TrialVerdict[]) =>
    all.map((one, index): TrialVerdict => (index < 3 ? { ...one, builtIn: 'NOT_MET' } : one));
  const { sent, user } = renderTrial(async ({ example }) =>
    ok(result(example, { verdicts: rules(example === 2 ? wrong : result(example).verdicts) })),
  );
  await user.click(tryButton());
  expect(await screen.findByRole('heading')).toHaveTextContent(
    'reader-1: 39 of 40 right, all quotes proved, 12 s a CV',
  );
  expect(sent.map(({ example, settings }) => [example, settings.model])).toEqual(
    [1, 2, 3, 4, 5].map((example) => [example, 'reader-1']),
  );
  const comparison = screen.getByText('The built-in rules get 25 of the same 40 right.');
  expect(comparison.closest('[role=status]')).toBeVisible();
  expect(screen.queryByText(/so small a difference|judges worse/)).toBeNull();
  expect(screen.getByText(/15,000 tokens in, 3,000 out/)).toHaveTextContent('Trials are not part of the use');
});

test('a wrong verdict stands beside the expected one, with why and what the model said', async () => {
  const verdicts = [
    verdict(1, { expected: 'NOT_MET', given: 'MET', reason: 'He knows it.', why: 'He denies it.', builtIn: 'NOT_MET' }),
    verdict(2, { given: null, reason: '', quote: null }),
    verdict(3, { kind: 'RED_FLAG', expected: 'NOT_MET', given: 'NO_INFORMATION', quote: null, builtIn: 'NOT_MET' }),
    ...result(1).verdicts.slice(3),
  ];
  const { user } = renderTrial(async ({ example }) => ok(result(example, { verdicts })));
  await user.click(tryButton());
  await screen.findByRole('heading');
  await user.click(screen.getByText('Example CV 1'));
  const table = within(screen.getByRole('table', { name: 'Verdicts: Example CV 1' }));
  const first = within(table.getByRole('row', { name: /Criterion 1/ }));
  expect(first.getAllByText('Not met')).toHaveLength(2);
  expect(first.getByText('Wrong:')).toBeInTheDocument();
  expect(first.getByText('He denies it.')).toBeVisible();
  expect(first.getByText('The model: He knows it.')).toBeVisible();
  expect(first.getByText('Words 1').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(within(table.getByRole('row', { name: /Criterion 2/ })).getByText('None that can be used')).toBeVisible();
  // A red flag that is not there is not found, whether the CV excludes it or is silent.
  expect(within(table.getByRole('row', { name: /Criterion 3/ })).queryByText('Wrong:')).toBeNull();
  expect(screen.getAllByText('6 of 8 right')).toHaveLength(5);
});

test('a model that is worse than the built-in rules is said to be so', async () => {
  const verdicts = Array.from({ length: 8 }, (_, index) => verdict(index, index < 2 ? { given: 'NOT_MET' } : {}));
  const { user } = renderTrial(async ({ example }) =>
    ok(
      result(example, {
        verdicts,
        repairs: 1,
        quotes: { kept: 5, refused: 2 },
        problem: example === 1 ? 'model.runaway' : null,
      }),
    ),
  );
  await user.click(tryButton());
  expect(await screen.findByText(/^The model judges worse than the built-in rules/)).toBeVisible();
  expect(screen.getByRole('heading')).toHaveTextContent('10 quotes of 35 refused');
  expect(screen.getByText(/5 answers could not be used as they came/)).toHaveTextContent('1 CV would have no score');
});

test.each([0, 3])('%i verdicts fewer than the rules may be chance', async (fewer) => {
  const { user } = renderTrial(async ({ example }) => {
    const wrong = result(1).verdicts.map((one, index) => (index < fewer ? { ...one, given: 'NOT_MET' as const } : one));
    return ok(result(example, example === 1 ? { verdicts: wrong } : {}));
  });
  await user.click(tryButton());
  expect(await screen.findByText(/so small a difference may be chance\.$/)).toBeVisible();
  expect(screen.queryByText(/judges worse/)).toBeNull();
});

test('a trial is stopped, what there is stays, and it can be repeated', async () => {
  let signal: AbortSignal | null | undefined;
  let isSlow = true;
  const { sent, user } = renderTrial(({ example }, given) => {
    if (example === 1 || !isSlow) return Promise.resolve(ok(result(example)));
    signal = given;
    return new Promise(() => undefined);
  });
  await user.click(tryButton());
  expect(await screen.findByText('Example 2 of 5', { selector: '.font-medium' })).toBeVisible();
  expect(tryButton()).toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: 'Stop the trial' }));
  expect(signal?.aborted).toBe(true);
  expect(screen.getByText('Stopped after 1 of 5 examples.')).toBeVisible();
  expect(screen.getByRole('heading')).toHaveTextContent('8 of 8 right');
  expect(screen.getByText('The built-in rules get 8 of the same 8 right.')).toBeVisible();
  expect(screen.queryByText(/may be chance\.$/, { selector: '[role=status] *' })).toBeNull();
  expect(tryButton()).toHaveFocus();
  isSlow = false;
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/40 of 40 right/)).toBeVisible();
  expect(sent.map(({ example }) => example)).toEqual([1, 2, 1, 2, 3, 4, 5]);
});

test('a server that cannot be asked ends the trial with the reason', async () => {
  const { user } = renderTrial(async ({ example }) =>
    example === 3 ? jsonResponse(200, { ok: false, code: 'model.key-refused' }) : ok(result(example)),
  );
  await user.click(tryButton());
  expect(
    await screen.findByText(/^The trial ended at example 3 of 5\. The AI provider refused the API key/),
  ).toBeVisible();
  expect(screen.getByRole('heading')).toHaveTextContent('16 of 16 right');
});

test('in Polish', async () => {
  const { user } = renderTrial(async ({ example }) => ok(result(example, { milliseconds: 3400 })), 'pl');
  await user.click(screen.getByRole('button', { name: 'Wypróbuj na 5 przykładach' }));
  expect(await screen.findByRole('heading')).toHaveTextContent(
    'reader-1: Trafne oceny: 40 z 40, wszystkie cytaty potwierdzone, 3,4 s na CV',
  );
  expect(screen.getByText(/nigdy nie jest trafna, poza „brakiem informacji”/)).toBeVisible();
});
