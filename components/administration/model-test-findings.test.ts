import type { ModelTest } from '@/lib/model/model-test-schemas';
import { findingsOf, type TestedForm } from './model-test-findings';

const figures = { milliseconds: 40_000, inputTokens: 5200, outputTokens: 600 };
const answer: ModelTest = { ok: true, step: 'answer', ...figures, isInForm: true };
const cv = { ok: true, step: 'cv', ...figures, isInForm: true, sentTokens: 5400, reading: 'whole' } as const;
const parallel = { ok: true, step: 'parallel', ...figures, atOnce: true, tokensPerSecond: 30 } as const;
const form: TestedForm = { preset: 'ollama', api: 'ollama', timeoutSeconds: 300, concurrency: 2, contextLength: null };

const keysOf = (outcomes: Parameters<typeof findingsOf>[0], change: Partial<TestedForm> = {}) =>
  findingsOf(outcomes, { ...form, ...change }).map(({ key }) => key);

test('a good model: how fast, how much, in which form', () => {
  const findings = findingsOf({ answer, cv, parallel }, form);
  expect(findings.map(({ key }) => key)).toEqual(['speedSeconds', 'readsWhole', 'inForm']);
  expect(findings[0]?.values).toEqual({ seconds: 40, turns: 'two' });
  expect(findings.every(({ tone }) => tone === 'good')).toBe(true);
});

test('a slow one is told in minutes, with a longer time-out where it may not be enough', () => {
  const slow = { ...cv, milliseconds: 200_000 };
  const findings = findingsOf({ answer, cv: slow }, form);
  expect(findings[0]).toMatchObject({ key: 'speedMinutes', values: { minutes: 3.3, turns: 'unknown' } });
  expect(findings.at(-1)).toMatchObject({ key: 'slow', remedy: { field: 'timeoutSeconds', value: 600 } });
  expect(keysOf({ answer, cv: slow }, { timeoutSeconds: 600 })).not.toContain('slow');
});

test.each([
  ['ollama', 'ollama', null, 'ours', 16_384],
  ['ollama', 'ollama', 32_768, 'other', undefined],
  ['ollama', 'chat', null, 'ollamaApi', undefined],
  ['llamaCpp', 'chat', null, 'llamaCpp', undefined],
  ['openai', 'responses', null, 'other', undefined],
] as const)('a context that is too short at %s over %s (ours: %s)', (preset, api, contextLength, advice, value) => {
  const short = { ...cv, reading: 'part', inputTokens: 4096 } as const;
  const finding = findingsOf({ answer, cv: short }, { ...form, preset, api, contextLength })[1];
  expect(finding).toMatchObject({ key: 'readsPart', values: { read: 4096, sent: 5400, advice } });
  expect(finding?.remedy?.value).toBe(value);
});

test('a refused CV has no speed; one that a server says nothing of is a part of unknown size', () => {
  expect(keysOf({ answer, cv: { ...cv, reading: 'refused' } })).toEqual(['refusesWhole', 'inForm']);
  expect(keysOf({ answer, cv: { ...cv, reading: 'part', inputTokens: 0 } })).toContain('readsUnknownPart');
  expect(keysOf({ answer, cv: { ...cv, reading: 'endMissed' } })).toContain('missed');
});

test('one at a time, and two where only one is asked', () => {
  const one = { ...parallel, atOnce: false };
  expect(keysOf({ answer, cv, parallel: one })).toContain('oneAtATime');
  expect(keysOf({ answer, cv, parallel: one }, { concurrency: 1 })).not.toContain('oneAtATime');
  expect(keysOf({ answer, cv, parallel }, { concurrency: 1 })).toContain('twoAtOnce');
});

test('an answer out of form in any step, and nothing where the first step failed', () => {
  expect(keysOf({ answer, cv: { ...cv, isInForm: false } })).toContain('notInForm');
  expect(keysOf({ answer: { ok: false, milliseconds: 1, code: 'model.unavailable', timedOut: false } })).toEqual([]);
});
