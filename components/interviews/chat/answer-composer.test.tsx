/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { apiAnswer, ApiError } from '@/lib/http/browser/browser-client';
import type { InterviewQuestionDto } from '@/lib/interviews/simulation-schemas';
import { setBrowserOnline } from '@/tests/browser-connection';
import { renderWithClient } from '@/tests/render';
import { AnswerComposer } from './answer-composer';
import { answerDraftKey } from './answer-draft';
import { autosaveDelay } from './use-answer';

jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
}));
const api = jest.mocked(apiAnswer);

const place = { processId: 'p', candidateId: 'c', interviewSimulationId: 's' };
const question: InterviewQuestionDto = {
  id: 'q',
  position: 10,
  criterionId: 'k',
  label: 'SAP',
  verdict: 'NO_INFORMATION',
  isFollowUp: false,
  text: 'Where did they use SAP?',
  goodSigns: [],
  poorSigns: [],
  answer: '',
  answeredAt: null,
  skippedReason: null,
  privateLeftOut: false,
  reply: null,
  isBeside: false,
  isOfOther: false,
  isUnknown: false,
  asksBack: false,
  version: 3,
  locale: 'en',
  signsLocale: 'en',
  writtenBy: 'BANK',
  followUpDue: false,
};
const refusal = (code: string, status: number) =>
  new ApiError('', { code, status, method: 'PUT', url: '', timestamp: '', fields: [] });
const key = answerDraftKey('u', 'q');
const onDone = jest.fn();

/** The server: each save raises the version. */
const accept = () => {
  let { version } = question;
  api.mockImplementation(({ body }) => {
    version += 1;
    const { answer } = body as { answer: string };
    return Promise.resolve({ question: { ...question, answer, version }, followUp: null });
  });
};
const bodies = () => api.mock.calls.flatMap(([{ method, body }]) => (method === 'PUT' ? [body] : []));
const field = () => screen.getByRole('textbox', { name: 'Your answer' });
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

async function show(shown: Partial<InterviewQuestionDto> = {}) {
  const view = renderWithClient(
    <AnswerComposer
      {...{ place, owner: 'u', takeFocus: true, onDone, onLeave: null }}
      question={{ ...question, ...shown }}
    />,
  );
  await settle();
  return view;
}
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  onDone.mockReset();
  api.mockReset();
  accept();
});
afterEach(() => {
  setBrowserOnline(true);
  jest.useRealTimers();
});

test('a draft is saved once the typing pauses, each save with the version of the one before', async () => {
  await show();
  expect(field()).toHaveFocus();
  type('In a');
  await settle(autosaveDelay - 1);
  type('In a warehouse');
  await settle(autosaveDelay - 1);
  expect(bodies()).toEqual([]);
  await settle(1);
  expect(bodies()).toEqual([{ action: 'SAVE', answer: 'In a warehouse', version: 3 }]);
  expect(screen.getByText('Saved')).toBeVisible();
  expect(sessionStorage.getItem(key)).toBeNull();
  type('In a warehouse, 2 years');
  await settle(autosaveDelay);
  expect(bodies()[1]).toEqual({ action: 'SAVE', answer: 'In a warehouse, 2 years', version: 4 });
  expect(onDone).not.toHaveBeenCalled();
});

test('Enter sends, Shift+Enter does not, and an empty answer is not sent', async () => {
  await show();
  fireEvent.keyDown(field(), { key: 'Enter' });
  type('Yes');
  expect(fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })).toBe(true);
  await settle();
  expect(bodies()).toEqual([]);
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  await settle(autosaveDelay);
  expect(bodies()).toEqual([{ action: 'SEND', answer: 'Yes', version: 3 }]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('without a connection the text is kept in the browser, and sent when the connection is back', async () => {
  await show();
  act(() => setBrowserOnline(false));
  api.mockRejectedValue(refusal('network', 0));
  type('Kept');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settle();
  expect(screen.getByText(/^No connection\./)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No answer from the server, so this may not have been saved.');
  const tried = bodies().length;
  type('Kept it');
  await settle(600_000);
  expect(bodies()).toHaveLength(tried);
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ text: 'Kept it', version: 3 });
  accept();
  await act(() => {
    setBrowserOnline(true);
    return Promise.resolve();
  });
  await settle();
  expect(bodies().slice(tried)).toEqual([{ action: 'SEND', answer: 'Kept it', version: 3 }]);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a server that does not answer is not asked again by a timer, but when the person says so', async () => {
  await show();
  api.mockRejectedValue(refusal('unknown', 502));
  type('Kept');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settle();
  expect(screen.getByText(/^Not saved\./)).toBeVisible();
  const asked = bodies().length;
  await settle(600_000);
  expect(bodies()).toHaveLength(asked);
  accept();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(bodies().at(-1)).toEqual({ action: 'SEND', answer: 'Kept', version: 3 });
  expect(onDone).toHaveBeenCalledTimes(1);
});

test.each([
  ['no answer at all is sent once', refusal('network', 0), 1],
  ['a proxy’s answer is not sent', refusal('unknown', 502), 0],
])('after %s when the browser reports its connection back', async (_, failure, count) => {
  await show();
  api.mockRejectedValue(failure);
  type('Kept');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settle();
  expect(screen.getByText(/^Not saved\./)).toBeVisible();
  const asked = bodies().length;
  accept();
  await act(() => {
    setBrowserOnline(true);
    return Promise.resolve();
  });
  await settle();
  expect(bodies()).toHaveLength(asked + count);
});

test('what was not sent is there again after the page was closed, and is saved', async () => {
  sessionStorage.setItem(key, JSON.stringify({ text: 'From before', version: 3 }));
  await show();
  expect(field()).toHaveValue('From before');
  expect(bodies()).toEqual([{ action: 'SAVE', answer: 'From before', version: 3 }]);
});

describe('when another tab saved meanwhile', () => {
  const other = { ...question, answer: 'Theirs', version: 9 };

  async function conflict() {
    await show();
    api.mockImplementation(({ method }) =>
      method === 'PUT'
        ? Promise.reject(refusal('interview.answer-changed', 409))
        : Promise.resolve({ questions: [other] }),
    );
    type('Mine');
    await settle(autosaveDelay);
    expect(screen.getByText('Theirs')).toBeVisible();
    accept();
  }

  test('the other answer can be loaded', async () => {
    await conflict();
    fireEvent.click(screen.getByText('Load the other one'));
    await settle(autosaveDelay);
    expect(field()).toHaveValue('Theirs');
    expect(bodies()).toHaveLength(1);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test('mine can be saved over it', async () => {
    await conflict();
    fireEvent.click(screen.getByText('Save mine over it'));
    await settle();
    expect(bodies()[1]).toEqual({ action: 'SAVE', answer: 'Mine', version: 9 });
    expect(screen.queryByText('Theirs')).toBeNull();
  });
});

test('when another tab saved the same words there is nothing to choose', async () => {
  await show();
  api.mockImplementation(({ method }) =>
    method === 'PUT'
      ? Promise.reject(refusal('interview.answer-changed', 409))
      : Promise.resolve({ questions: [{ ...question, answer: 'Same', version: 9 }] }),
  );
  type('Same');
  await settle(autosaveDelay);
  expect(screen.getByText('Saved')).toBeVisible();
  expect(screen.queryByText('Save mine over it')).toBeNull();
  accept();
  type('Same and more');
  await settle(autosaveDelay);
  expect(bodies().at(-1)).toEqual({ action: 'SAVE', answer: 'Same and more', version: 9 });
});

test('a question is skipped with a reason and with what was typed', async () => {
  await show();
  type('Half');
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: ' Asked on the phone ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Skip question' }));
  await settle(autosaveDelay);
  expect(bodies()).toEqual([
    // Saved as the field lost the focus.
    { action: 'SAVE', answer: 'Half', version: 3 },
    { action: 'SKIP', answer: 'Half', version: 4, skippedReason: 'Asked on the phone' },
  ]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('leaving the question saves what was typed', async () => {
  const view = await show();
  type('Almost');
  view.unmount();
  await settle();
  expect(bodies()).toEqual([{ action: 'SAVE', answer: 'Almost', version: 3 }]);
});

test('while the connection is lost the buttons stand above its notice', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Send' }).closest('form')).not.toHaveClass('pb-20');
  act(() => setBrowserOnline(false));
  expect(screen.getByRole('button', { name: 'Send' }).closest('form')).toHaveClass('pb-20');
  act(() => setBrowserOnline(true));
});

test('what would be left out is shown before an answer is sent, which may then be changed or sent without it', async () => {
  const notice = () => screen.queryByText(/This will be left out as private/);
  await show();
  type('In Leeds. She has two small children.');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settle();
  expect(notice()).toHaveTextContent('“She has two small children.”');
  expect(bodies()).toEqual([]);
  type('In Leeds.');
  expect(notice()).toBeNull();
  type('In Leeds. She has two small children.');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settle();
  expect(bodies()).toEqual([expect.objectContaining({ action: 'SEND' })]);
});
