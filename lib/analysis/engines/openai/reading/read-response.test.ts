import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { answerCases, type AnswerCase } from '@/scripts/evaluation/model-cases/model-cases';
import { parseLeniently } from './parse-leniently';
import { readModelResponse } from './read-response';
import { readObject } from './read-object';

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What was read, as the case says it; `line: null` and a reason that is not given are not compared. */
function readAsExpected({ raw, criteriaWords, expected }: AnswerCase): unknown {
  const { verdicts, missing, fault } = readModelResponse(raw, criteriaWords);
  if (fault) return { unusable: true, why: fault };
  if ('unusable' in expected) return { verdicts, missing };
  return {
    missing,
    verdicts: verdicts.map(({ criterion, verdict, confidence, reason, evidence }) => {
      const wanted = expected.verdicts.find((one) => one.criterion === criterion);
      return {
        criterion,
        verdict,
        confidence,
        ...(wanted?.reason === undefined ? {} : { reason: oneSpace(reason) }),
        evidence: evidence.map(({ sentence, quote }, index) => {
          const line = wanted?.evidence[index]?.line ?? null;
          return { quote: oneSpace(quote), line: line === null ? null : sentence };
        }),
      };
    }),
  };
}

function wantedOf({ expected }: AnswerCase): unknown {
  if ('unusable' in expected) return expected;
  const verdicts = expected.verdicts.map(({ reason, evidence, ...rest }) => ({
    ...rest,
    ...(reason === undefined ? {} : { reason: oneSpace(reason) }),
    evidence: evidence.map(({ quote, line }) => ({ quote: oneSpace(quote), line })),
  }));
  return { missing: expected.missing, verdicts: verdicts.toSorted((one, other) => one.criterion - other.criterion) };
}

const isRead = (one: AnswerCase): boolean => isDeepStrictEqual(readAsExpected(one), wantedOf(one));

test.each(answerCases('open').map((one) => [one.id, one.what, one] as const))('%s: %s', (_id, _what, one) => {
  expect(readAsExpected(one)).toEqual(wantedOf(one));
});

test('nearly all answers are read that the reading was not written with', () => {
  const cases = answerCases('held-out');
  expect(cases.filter(isRead).length).toBeGreaterThanOrEqual(0.88 * cases.length);
});

test('a mark of thinking inside an answer is no thinking, and brackets without end take no time', () => {
  const said = {
    criterion: 1,
    verdict: 'MET',
    confidence: 1,
    reason: 'So it says.',
    evidence: [{ sentence: 1, quote: '</think>' }],
  };
  expect(readModelResponse(JSON.stringify({ verdicts: [said] }), ['Java']).verdicts).toHaveLength(1);
  const started = performance.now();
  expect(readModelResponse('[{'.repeat(100_000), ['Java']).fault).toBe('truncated');
  expect(readModelResponse('"{'.repeat(100_000), ['Java']).verdicts).toEqual([]);
  expect(performance.now() - started).toBeLessThan(5000);
});

const numbers = `[${'1 '.repeat(190_000)}]`;

test('a long text without commas is left alone: its repair would take minutes', () => {
  expect(parseLeniently(numbers)).toBeUndefined();
  expect(parseLeniently(numbers.slice(-100).replace(/^/, '['))).toHaveLength(49);
  expect(readModelResponse(numbers, ['Java']).fault).toBe('not-json');
  expect(readObject(numbers, z.array(z.int()))).toBeNull();
});

test('of a long answer with a fault the verdicts are read one by one; a long one without is read whole', () => {
  const reason = 'So it says. '.repeat(10);
  const said = (criterion: number) => ({ criterion, verdict: 'MET', confidence: 1, reason, evidence: [] });
  const words = Array.from({ length: 300 }, (_, index) => `Word ${index}`);
  const text = JSON.stringify({ verdicts: words.map((_, index) => said(index + 1)) });
  expect(text.length).toBeGreaterThan(40_000);
  expect(readModelResponse(text, words).missing).toEqual([]);
  expect(readModelResponse(text.replaceAll('},{', '} {'), words).missing).toEqual([]);
});

test('verdicts without any name of a criterion are nobody’s', () => {
  const verdict = { verdict: 'MET', confidence: 1, reason: '', evidence: [] };
  expect(readModelResponse(JSON.stringify([verdict, verdict]), ['Java', 'Docker'])).toMatchObject({
    verdicts: [],
    missing: [1, 2],
  });
});
