import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { computeMatchScore } from '@/lib/analysis/score/match-score';
import type { CriterionSnapshot, Judgement, TextField, Verdict } from '@/lib/domain/analysis-schemas';
import { criterion, criterionId } from '@/tests/analysis/criterion';
import { settleTexts, type SettleTextsInput } from './settle-texts';
import { factOf } from './texts-question';
import type { WrittenTexts } from '@/lib/domain/written-texts';

const judged: readonly [CriterionSnapshot, Verdict][] = [
  [criterion(1, { text: 'Java' }), 'MET'],
  [criterion(2, { text: 'Docker' }), 'NOT_MET'],
  [criterion(3, { text: 'Kafka' }), 'NO_INFORMATION'],
  [criterion(4, { kind: 'RED_FLAG', text: 'Luki w pracy' }), 'MET'],
  [criterion(5, { kind: 'BUDGET', text: '', budgetMaxMinor: 100, budgetCurrency: 'PLN' }), 'NOT_MET'],
];

const said = (number: number, words: string) => ({
  on: [criterionId(number)],
  pl: `${words} po polsku.`,
  en: `${words} in English.`,
});

function writtenOf(sentences: Partial<Record<TextField, ReturnType<typeof said>[]>>): WrittenTexts {
  const told = judged.filter(([{ kind }]) => kind !== 'BUDGET');
  return {
    sentences: { feedback: [], strengths: [], weaknesses: [], redFlags: [], tips: [], ...sentences },
    facts: Object.fromEntries(told.map(([one, verdict]) => [one.criterionId, factOf(one, { verdict })])),
  };
}

const whole = writtenOf({
  feedback: [said(1, 'Java'), said(2, 'Docker'), said(3, 'Kafka'), said(4, 'Luki')],
  strengths: [said(1, 'Java')],
  weaknesses: [said(2, 'Docker'), said(3, 'Kafka')],
  redFlags: [said(4, 'Luki')],
  tips: [said(3, 'Kafka')],
});

function settle(written: WrittenTexts | null, now = judged, change: Partial<SettleTextsInput> = {}) {
  const criteria = now.map(([one]) => one);
  const judgements = now.map(([{ criterionId: id, text }, verdict]): Judgement => {
    return { criterionId: id, verdict, confidence: 1, reason: `Powód: ${text || 'kwota'}.`, evidence: [] };
  });
  const breakdown = computeMatchScore(criteria, judgements, criterionLabels(criteria, 'pl'));
  return settleTexts({ criteria, judgements, breakdown, locale: 'pl', shownIn: 'pl', written, ...change });
}

test('shows the written sentences, in the language of the reader, and adds the budget by the rules', () => {
  const { texts, by } = settle(whole, judged, { shownIn: 'en' });
  expect(texts.feedback).toBe('Java in English. Docker in English. Kafka in English. Luki in English.');
  expect(texts.strengths).toEqual(['Java in English.']);
  expect(texts.weaknesses).toEqual([
    'Docker in English.',
    'Kafka in English.',
    expect.stringContaining('Powód: kwota.'),
  ]);
  expect(by).toEqual({ feedback: 'MODEL', strengths: 'MODEL', weaknesses: 'BOTH', redFlags: 'MODEL', tips: 'BOTH' });
});

test('without written sentences, and in a field without them, the rules write', () => {
  expect(settle(null).by.strengths).toBe('RULES');
  const { texts, by } = settle(writtenOf({ weaknesses: [said(2, 'Docker')] }));
  expect([by.strengths, by.feedback]).toEqual(['RULES', 'RULES']);
  expect(texts.strengths.join()).toContain('Java');
});

test('a criterion that was corrected loses its sentences, and the rules say what holds now', () => {
  const now = judged.map(([one, verdict]): [CriterionSnapshot, Verdict] => [
    one,
    one.text === 'Docker' ? 'MET' : verdict,
  ]);
  const { texts, by } = settle(whole, now, { corrected: new Set([criterionId(2)]) });
  expect([by.feedback, texts.feedback]).toEqual(['RULES', expect.not.stringContaining('po polsku')]);
  expect(texts.strengths).toEqual(['Java po polsku.', expect.stringContaining('Powód: Docker.')]);
  expect(texts.weaknesses.join()).not.toContain('Docker');
  expect(by.strengths).toBe('BOTH');
});

test('a correction that confirms the verdict has its own reason: the sentence goes all the same', () => {
  const { texts } = settle(whole, judged, { corrected: new Set([criterionId(1)]) });
  expect(texts.strengths).toEqual([expect.stringContaining('Powód: Java.')]);
});

test('a paragraph that a correction has turned round is the rules’: praise alone would be left of it', () => {
  const now = judged.map(([one, verdict]): [CriterionSnapshot, Verdict] => [
    one,
    one.text === 'Java' ? 'NOT_MET' : verdict,
  ]);
  const { texts, by } = settle(whole, now, { corrected: new Set([criterionId(1)]) });
  expect([by.feedback, texts.feedback]).toEqual(['RULES', expect.stringContaining('Java')]);
});

test.each([
  ['a flag that was found', [1, 2, 3]],
  ['a requirement that is not met', [1, 3, 4]],
])('a paragraph without %s is the rules’', (_, named) => {
  const feedback = named.map((number) => said(number, 'Coś'));
  expect(settle({ ...whole, sentences: { ...whole.sentences, feedback } }).by.feedback).toBe('RULES');
});

test('a paragraph may leave out what is nice to have', () => {
  const light = judged.map(([one, verdict]): [CriterionSnapshot, Verdict] => [
    one.text === 'Docker' ? { ...one, necessity: 'NICE_TO_HAVE' } : one,
    verdict,
  ]);
  const feedback = [said(1, 'Java'), said(3, 'Kafka'), said(4, 'Luki')];
  expect(settle({ ...whole, sentences: { ...whole.sentences, feedback } }, light).by.feedback).toBe('MODEL');
});

test('a criterion that is gone, or no longer as important, loses its sentences', () => {
  const without = settle(
    whole,
    judged.filter(([{ text }]) => text !== 'Kafka'),
  );
  expect(JSON.stringify(without.texts)).not.toContain('Kafka');
  const lighter = judged.map(([one, verdict]): [CriterionSnapshot, Verdict] => [
    one.text === 'Java' ? { ...one, necessity: 'NICE_TO_HAVE' } : one,
    verdict,
  ]);
  expect(settle(whole, lighter).texts.strengths).toEqual([expect.stringContaining('Powód: Java.')]);
});

test('what is not met and flags that were found are never left out', () => {
  const { texts } = settle(writtenOf({ weaknesses: [said(3, 'Kafka')], redFlags: [] }));
  expect(texts.weaknesses.join()).toContain('Powód: Docker.');
  expect(texts.redFlags).toEqual([expect.stringContaining('Powód: Luki w pracy.')]);
});

test('where it is hidden who it is, no sentence tells the sex; the rules say what it said', () => {
  const female = { ...said(1, 'Java'), pl: 'Prowadziła projekty w Javie.' };
  const written = { ...whole, sentences: { ...whole.sentences, strengths: [female] } };
  expect(settle(written).texts.strengths).toEqual([female.pl]);
  expect(settle(written, judged, { isBlind: true }).texts.strengths).toEqual([expect.stringContaining('Powód: Java.')]);
  expect(settle(written, judged, { isBlind: true, shownIn: 'en' }).texts.strengths).toEqual([female.en]);
});
