import { criterion } from '@/tests/analysis/criterion';
import { analysisInputHash, areAllJudged, type AnalysisInput } from './input-hash';

const input: AnalysisInput = {
  cvSha256: 'a'.repeat(64),
  criteria: [criterion(1), criterion(2, { kind: 'LANGUAGE', text: 'en', languageLevel: 'ADVANCED' })],
  engine: { name: 'offline', version: '1', model: null, promptVersion: null },
  locale: 'pl',
  readerVersion: '1',
  referenceDate: '2026-06-15',
};
const hash = analysisInputHash(input);

describe('the key of stored verdicts', () => {
  test.each<[string, Partial<AnalysisInput>]>([
    ['the order of the criteria', { criteria: input.criteria.toReversed() }],
    ['importance', { criteria: [criterion(1, { importance: 5 }), ...input.criteria.slice(1)] }],
    ['Required or not', { criteria: [criterion(1, { necessity: 'NICE_TO_HAVE' }), ...input.criteria.slice(1)] }],
    ['white space', { criteria: [criterion(1, { text: ' requirement  1 ' }), ...input.criteria.slice(1)] }],
  ])('stays with another %s', (_, change) => {
    expect(analysisInputHash({ ...input, ...change })).toBe(hash);
  });

  test.each<[string, Partial<AnalysisInput>]>([
    ['CV', { cvSha256: 'b'.repeat(64) }],
    ['words', { criteria: [criterion(1, { text: 'other' }), ...input.criteria.slice(1)] }],
    [
      'language level',
      { criteria: [criterion(1), criterion(2, { kind: 'LANGUAGE', text: 'en', languageLevel: 'BASIC' })] },
    ],
    ['criterion more', { criteria: [...input.criteria, criterion(3)] }],
    ['engine version', { engine: { ...input.engine, version: '2' } }],
    ['model', { engine: { ...input.engine, model: 'other' } }],
    ['language', { locale: 'en' }],
    ['reader', { readerVersion: '2' }],
    ['reference date', { referenceDate: '2026-06-16' }],
  ])('changes with another %s', (_, change) => {
    expect(analysisInputHash({ ...input, ...change })).not.toBe(hash);
  });

  test('leaves the budget numbers out', () => {
    const budget = (budgetMaxMinor: number) => ({
      ...input,
      criteria: [criterion(3, { kind: 'BUDGET' as const, text: '', budgetMaxMinor, budgetCurrency: 'PLN' })],
    });
    expect(analysisInputHash(budget(1))).toBe(analysisInputHash(budget(2)));
  });
});

test('words differ when they do, not when weights do', () => {
  expect(areAllJudged([criterion(1)], [criterion(1, { importance: 5 })])).toBe(true);
  expect(areAllJudged([criterion(1)], [criterion(1), criterion(2)])).toBe(true);
  expect(areAllJudged([criterion(1), criterion(2)], [criterion(1)])).toBe(false);
  expect(areAllJudged([criterion(1)], [criterion(1, { text: 'other' })])).toBe(false);
});
