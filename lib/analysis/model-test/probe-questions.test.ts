import { charactersOf } from '@/lib/analysis/engines/openai/model-question';
import { tokensOf } from '@/lib/analysis/engines/openai/ask-model';
import { modelTestTokens } from '@/lib/domain/model-enums';
import cv from './probe-cv.json';
import { longQuestion, quickQuestion, shortQuestion } from './probe-questions';
import { responsesAtOnce } from './ask-two-at-once';

test('what the whole test sends is what people are told', () => {
  const sent = [shortQuestion, longQuestion, quickQuestion, quickQuestion, quickQuestion].map(charactersOf);
  const tokens = sent.map(tokensOf).reduce((sum, one) => sum + one, 0);
  expect(Math.abs(tokens - modelTestTokens)).toBeLessThan(modelTestTokens / 10);
});

test('the CV is as long as real ones, and what is asked first and last stands at its ends', () => {
  expect(tokensOf(cv.lines.join('\n').length)).toBeGreaterThan(2600);
  expect(cv.lines[cv.beginning.line - 1]).toContain(cv.beginning.words);
  expect(cv.beginning.line).toBeLessThan(5);
  expect(cv.lines.at(-1)).toContain(cv.end.words);
  expect(cv.end.line).toBe(cv.lines.length);
});

test.each([
  [1000, [1100, 1200], true],
  [1000, [1000, 1990], false],
  [1000, [1550, 1580], true],
])('one in %i ms, two in %j: at once is %s', (alone, together, atOnce) => {
  expect(responsesAtOnce(alone, together)).toBe(atOnce);
});
