import { summariseAnswers } from './summarise-answers';
import type { InterviewQuestionDto } from './simulation-schemas';

const unanswered = (verdict: InterviewQuestionDto['verdict']): InterviewQuestionDto => ({
  id: 'q',
  position: 10,
  criterionId: 'c',
  label: 'Excel',
  verdict,
  isFollowUp: false,
  text: 'Excel?',
  locale: 'pl',
  signsLocale: 'pl',
  writtenBy: 'BANK',
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
  followUpDue: false,
  version: 1,
});

test.each([
  ['MET', false, false],
  ['MET', true, true],
  ['NO_INFORMATION', false, true],
  ['PARTIALLY_MET', false, true],
  ['NOT_MET', false, true],
] as const)('without an answer a criterion that is %s (red flag: %s) stays open: %s', (verdict, isRedFlag, isOpen) => {
  const [line] = summariseAnswers([unanswered(verdict)], new Map([['c', { evidence: [], isRedFlag }]]));
  expect(line?.staysOpen).toBe(isOpen);
});

test('a question of the candidate settles nothing', () => {
  const answered = { answer: 'A jakie są widełki?', answeredAt: '2026-11-27T10:00:00Z', asksBack: true };
  const [line] = summariseAnswers([{ ...unanswered('NO_INFORMATION'), ...answered }], new Map());
  expect(line).toMatchObject({ staysOpen: true, quotes: [], answered: 1 });
});

const asked = (id: string, label: string, answer: string, of: Partial<InterviewQuestionDto> = {}) => ({
  ...unanswered('NO_INFORMATION'),
  id,
  criterionId: label,
  label,
  answer,
  answeredAt: '2026-11-27T10:00:00Z',
  ...of,
});

test('evidence is kept for its own criterion', () => {
  const questions = [
    asked('q', 'Spring Boot', 'Kubernetes stawiałam sama od 2021.', { isOfOther: true }),
    { ...unanswered('NO_INFORMATION'), id: 'r', criterionId: 'Kubernetes', label: 'Kubernetes' },
  ];
  const [spring, kubernetes] = summariseAnswers(questions, new Map());
  expect(spring).toMatchObject({ quotes: [], ofOther: 1, staysOpen: true });
  expect(kubernetes).toMatchObject({ staysOpen: false, ofOther: 0 });
  expect(kubernetes?.quotes).toEqual([{ questionId: 'q', quote: 'Kubernetes stawiałam sama od 2021.', locale: 'pl' }]);
});

test('of an answer about two criteria, each line quotes what is its own', () => {
  const both = asked('q', 'Spring Boot', 'Spring Boot od trzech lat. Kubernetes stawiałam sama od 2021.');
  const [spring, kubernetes] = summariseAnswers([both, asked('r', 'Kubernetes', 'Tak, dwa klastry.')], new Map());
  expect(spring?.quotes.map(({ quote }) => quote)).toEqual(['Spring Boot od trzech lat.']);
  expect(kubernetes?.quotes.map(({ quote }) => quote)).toEqual([
    'Tak, dwa klastry.',
    'Kubernetes stawiałam sama od 2021.',
  ]);
});

test('what is not known is counted as that, quoted nowhere, and leaves the criterion open', () => {
  const [line] = summariseAnswers([asked('q', 'SAP', 'Nie wiem.', { isUnknown: true })], new Map());
  expect(line).toMatchObject({ unknown: 1, beside: 0, quotes: [], staysOpen: true, verdict: 'NO_INFORMATION' });
});
