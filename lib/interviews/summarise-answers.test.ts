import { summariseAnswers } from './summarise-answers';
import type { InterviewQuestionDto } from './simulation-schemas';

const unanswered = (verdict: InterviewQuestionDto['verdict']) =>
  ({
    ...{ id: 'q', criterionId: 'c', label: 'Excel', verdict, answer: null, answeredAt: null, skippedReason: null },
    ...{ isBeside: false, asksBack: false, privateLeftOut: false },
  }) as InterviewQuestionDto;

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
