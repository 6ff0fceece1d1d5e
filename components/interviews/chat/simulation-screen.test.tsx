/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { CurrentUserProvider } from '@/components/users/current-user';
import { ApiError, apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { SimulationDto } from '@/lib/interviews/simulation-schemas';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { question, simulation } from '@/tests/interviews/simulation-dto';
import { renderWithClient } from '@/tests/render';
import { SimulationScreen } from './simulation-screen';
import { followUpReadDelay } from './use-follow-up';

jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
  apiRequest: jest.fn(),
}));
jest.mock('@/components/page/page-title', () => ({
  PageTitle: ({ title, actions }: { title: string; actions: React.ReactNode }) => (
    <h1>
      {title} {actions}
    </h1>
  ),
}));
const answers = jest.mocked(apiAnswer);
const requests = jest.mocked(apiRequest);

const pending = (of: Partial<SimulationDto>) => simulation({ questions: [], total: 0, ...of });
const user: CurrentUser = {
  userId: 'u',
  firstName: 'Ewa',
  lastName: 'Lis',
  email: 'ewa@firma.example',
  role: 'RECRUITER',
  locale: 'en',
  permissions: ['interview:read', 'interview:run'],
};
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const paths = () => answers.mock.calls.map(([{ path }]) => path.split('/inteview-simulations/s')[1]);

/** What the server has; the status is asked for on its own. */
let stored: SimulationDto;

async function show(initial: SimulationDto, locale: Locale = 'en') {
  stored = initial;
  answers.mockImplementation(({ path }) => Promise.resolve(path.endsWith('/status') ? { ...stored } : stored));
  renderWithClient(
    <CurrentUserProvider user={user}>
      <SimulationScreen simulation={initial} loadedAt={Date.now()} candidateName="Jan" archived={false} />
    </CurrentUserProvider>,
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    locale,
  );
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  answers.mockReset();
  requests.mockReset();
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => jest.useRealTimers());

test('an answer with something private, and one beside the question, say so below themselves', async () => {
  const answeredAt = '2026-11-23T00:00:00.000Z';
  const left = {
    answer: '[left out: private]. I know SAP.',
    privateLeftOut: true,
    reply: 'There is no need to say that.',
  };
  const questions = [
    { ...question, ...left, answeredAt },
    { ...question, id: 'r', position: 20, answer: 'What do you pay?', isBeside: true, answeredAt },
  ];
  await show(simulation({ questions, total: 2, done: 2 }));
  expect(screen.getByText('There is no need to say that.')).toBeVisible();
  expect(screen.getAllByText(/Something private was said in this answer/)).toHaveLength(1);
  expect(screen.getAllByText(/does not seem to speak of what was asked/)).toHaveLength(1);
});

test('what is not known closes the question and stays unknown in the summary', async () => {
  const known = { answer: 'Hard to say.', isUnknown: true, answeredAt: '2026-11-23T00:00:00.000Z' };
  await show(simulation({ questions: [{ ...question, ...known }], done: 1 }));
  expect(screen.getByText(/^Unknown\. This question is closed, and nothing follows from it/)).toBeVisible();
  expect(screen.queryByText(/does not seem to speak of what was asked/)).toBeNull();
  cleanup();
  const line = {
    criterionId: 'k',
    label: 'SAP',
    verdict: 'NO_INFORMATION' as const,
    isRedFlag: false,
    evidence: [],
    quotes: [],
    answered: 1,
    skipped: 0,
    open: 0,
    beside: 0,
    ofOther: 0,
    unknown: 1,
    candidateAsks: [],
    privateLeftOut: false,
    staysOpen: true,
  };
  await show(simulation({ questions: [{ ...question, ...known }], done: 1, status: 'COMPLETED', summary: [line] }));
  expect(screen.getByText('Unknown: that was the answer. Nothing follows from it.')).toBeVisible();
});

test('an answer about another skill says that it settles nothing here', async () => {
  const other = { answer: 'Kubernetes.', isOfOther: true, answeredAt: '2026-11-23T00:00:00.000Z' };
  await show(simulation({ questions: [{ ...question, ...other }], done: 1 }));
  expect(screen.getByText(/speaks of something else than this criterion/)).toBeVisible();
});

test("a question of the candidate's is left to the recruiter, and a requirement that stands apart has its own line", async () => {
  const text = 'Requirement: “Obsługa kasy”\nHave you done this?';
  const asked = { answer: 'Which till?', asksBack: true, reply: 'The recruiter will answer that.', text };
  await show(simulation({ questions: [{ ...question, ...asked, answeredAt: '2026-11-23T00:00:00.000Z' }], done: 1 }));
  expect(screen.getByText('The recruiter will answer that.')).toBeVisible();
  expect(screen.getByText(/a question of the candidate’s/)).toBeVisible();
  expect(screen.queryByText(/does not seem to speak of what was asked/)).toBeNull();
  const [shown] = screen.getAllByText(/Have you done this/);
  expect(shown?.textContent).toBe(text);
  expect(shown).toHaveClass('whitespace-pre-line');
});

test('an interview begun in English says so in Polish, and each text has the language that it is in', async () => {
  const signs = { goodSigns: ['podaje przykład'], poorSigns: ['mówi ogólnie'], signsLocale: 'pl' as const };
  const held = { ...question, ...signs, answer: 'For two years.', answeredAt: '2026-11-23T00:00:00.000Z' };
  const due = { ...question, ...signs, id: 'r', position: 20, text: 'Gdzie używali Excela?', locale: 'pl' as const };
  await show(simulation({ questions: [held, due], total: 2, done: 1, nextLocale: 'pl' }), 'pl');
  expect(screen.getByText('Rozmowa prowadzona po angielsku. Kolejne pytania są po polsku.')).toBeVisible();
  const languageOf = (text: string) => screen.getAllByText(text)[0]?.closest('[lang]')?.getAttribute('lang') ?? null;
  expect(['Where did they use SAP?', 'For two years.', 'Gdzie używali Excela?'].map(languageOf)).toEqual([
    'en',
    'en',
    'pl',
  ]);
  expect(languageOf('podaje przykład')).toBe('pl');
  expect(['Na co zwrócić uwagę', 'Wyślij'].map(languageOf)).toEqual([null, null]);
});

test('an interview in the reader’s language says nothing of languages, one of both says so', async () => {
  const done = { ...question, answer: 'Yes.', answeredAt: '2026-11-23T00:00:00.000Z' };
  await show(simulation({ questions: [done], done: 1 }));
  expect(screen.queryByText(/interview was held/)).toBeNull();
  cleanup();
  const polish = { ...done, id: 'r', position: 20, locale: 'pl' as const };
  await show(simulation({ questions: [done, polish], total: 2, done: 2, status: 'COMPLETED' }));
  expect(screen.getByText('This interview was held partly in Polish and partly in English.')).toBeVisible();
});

test('without a model the page says that one asks better', async () => {
  await show(simulation());
  expect(screen.getByText(/An AI model asks better/)).toBeVisible();
});

test('the status is asked for until the questions are there, and then no more', async () => {
  await show(pending({ status: 'PREPARING' }));
  expect(screen.getByText('Preparing the questions')).toBeVisible();
  await settle(30_000);
  const asked = paths().filter((path) => path === '/status').length;
  expect(asked).toBeGreaterThan(1);
  stored = simulation();
  await settle(30_000);
  expect(screen.getByText('Where did they use SAP?')).toBeVisible();
  const after = paths().length;
  await settle(120_000);
  expect(paths()).toHaveLength(after);
});

describe('a process that may not be seen any more', () => {
  const gone = new ApiError('No.', {
    code: 'process.not-found',
    status: 404,
    method: 'GET',
    url: '/',
    timestamp: '',
    fields: [],
  });
  const notFound = () => screen.queryByText('The site does not exist!');

  test('takes the page of questions being prepared along, and is not asked for again', async () => {
    await show(pending({ status: 'PREPARING' }));
    answers.mockRejectedValue(gone);
    await settle(30_000);
    expect(notFound()).toBeVisible();
    expect(screen.queryByText('Preparing the questions')).toBeNull();
    const after = paths().length;
    await settle(120_000);
    expect(paths()).toHaveLength(after);
  });

  test('takes the conversation along when an answer cannot be saved', async () => {
    await show(simulation());
    answers.mockRejectedValue(gone);
    fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: 'In a shop.' } });
    await settle(5_000);
    expect(notFound()).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

test('what was not prepared is prepared again, and shown when it is there', async () => {
  await show(pending({ status: 'ERROR', statusReason: 'internal' }));
  requests.mockImplementation(({ path }) => {
    expect(path).toMatch(/\/s\/retry$/);
    stored = pending({ status: 'CREATED' });
    return Promise.resolve({ status: 202 } as Response);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Prepare again' }));
  await settle();
  expect(screen.getByText('Preparing the questions')).toBeVisible();
  stored = simulation();
  await settle(30_000);
  expect(screen.getByText('Where did they use SAP?')).toBeVisible();
});

describe('the interviewer', () => {
  test.each<[string, Partial<SimulationDto>, RegExp]>([
    ['built in', {}, /^The built-in assistant asks/],
    ['a model', { model: 'gpt-x' }, /^The AI model gpt-x asks/],
    ['over budget', { model: 'gpt-x', modelFailure: 'model.budget-spent' }, /budget for the model is spent/],
    ['busy', { model: 'gpt-x', modelFailure: 'model.rate-limited' }, /model is busy\. So the built-in assistant/],
    ['failed', { model: 'gpt-x', modelFailure: 'model.bad-answer' }, /did not give a usable answer/],
    ['missing', { modelFailure: 'model.not-set-up' }, /No model is set up/],
    ['unreadable', { modelFailure: 'model.key-unreadable' }, /The model’s key cannot be read/],
  ])('%s is named', async (_, of, text) => {
    const isOfModel = of.model !== undefined && of.modelFailure === undefined;
    await show(simulation({ ...of, questions: [{ ...question, writtenBy: isOfModel ? 'MODEL' : 'BANK' }] }));
    expect(screen.getByText(text)).toBeVisible();
    const asker = isOfModel ? /^The questions are asked by AI, and/ : /^The questions are asked by rules, and/;
    expect(screen.getByText(asker)).toBeVisible();
    expect(screen.queryAllByText('asked by AI')).toHaveLength(isOfModel ? 1 : 0);
    expect(screen.queryAllByText('by the built-in rules')).toHaveLength(of.model && !isOfModel ? 1 : 0);
  });
});

describe('a follow-up', () => {
  const due = { ...question, answer: 'Yes', answeredAt: '2026-11-23T00:00:00.000Z', followUpDue: true };
  const next = { ...question, id: 'f', position: 11, isFollowUp: true, text: 'In which year was that?' };
  const before = simulation({ model: 'gpt-x', questions: [due], done: 1 });
  const after = simulation({ model: 'gpt-x', questions: [{ ...due, followUpDue: false }, next], total: 2, done: 1 });
  let tell: (part: { done: boolean; value?: string }) => void;
  let breakOff: () => void;

  beforeEach(() => {
    Object.assign(globalThis, { TextDecoderStream: class {} });
    requests.mockImplementation(() => {
      const read = () =>
        new Promise((resolve, reject) => {
          tell = resolve;
          breakOff = () => reject(new Error('lost'));
        });
      const body = { pipeThrough: () => ({ getReader: () => ({ read }) }) };
      return Promise.resolve({ body } as unknown as Response);
    });
  });

  test('is shown while it comes, and what is stored takes its place', async () => {
    await show(before);
    expect(screen.getByText('The assistant is reading the answer…')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await act(() => Promise.resolve(tell({ done: false, value: 'You said yes.' })));
    expect(screen.getByText('You said yes.')).toBeVisible();
    stored = after;
    await act(() => Promise.resolve(tell({ done: true })));
    await settle(followUpReadDelay * 3);
    expect(screen.getByText('In which year was that?')).toBeVisible();
    expect(screen.queryByText('You said yes.')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
    expect(requests).toHaveBeenCalledTimes(1);
  });

  test('that is lost is said, is not asked for again by a timer, and is shown once the server has it', async () => {
    await show(before);
    await act(() => Promise.resolve(breakOff()));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('No answer from the server, so this may not have been saved.');
    expect(screen.getByText(/What the assistant says next has not arrived/)).toBeVisible();
    await settle(followUpReadDelay * 30);
    expect(requests).toHaveBeenCalledTimes(1);
    stored = after;
    await settle(followUpReadDelay * 2);
    expect(screen.getByText('In which year was that?')).toBeVisible();
    expect(requests).toHaveBeenCalledTimes(1);
  });

  test('that is refused is asked for again when the person says so', async () => {
    requests.mockRejectedValueOnce(
      new ApiError('The process is archived.', {
        code: 'process.archived',
        status: 409,
        method: 'POST',
        url: '/',
        timestamp: '',
        fields: [],
      }),
    );
    await show(before);
    expect(screen.getByRole('alert')).toHaveTextContent('The process is archived.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(requests).toHaveBeenCalledTimes(2);
    stored = after;
    await act(() => Promise.resolve(tell({ done: true })));
    await settle();
    expect(screen.getByText('In which year was that?')).toBeVisible();
  });
});
