import { summariseAnswers } from './summarise-answers';
import type { InterviewQuestionDto } from './simulation-schemas';

const unanswered = (verdict: InterviewQuestionDto['verdict']): InterviewQuestionDto => ({
  ...{ id: 'q', position: 10, criterionId: 'c', label: 'Excel', verdict, isFollowUp: false, text: 'Excel?' },
  ...{ locale: 'pl', signsLocale: 'pl' },
  ...{ writtenBy: 'BANK', goodSigns: [], poorSigns: [], answer: '', answeredAt: null, skippedReason: null },
  ...{ privateLeftOut: false, reply: null, isBeside: false, asksBack: false, followUpDue: false, version: 1 },
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
