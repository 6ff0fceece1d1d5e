import { criterion, criterionId } from '@/tests/analysis/criterion';
import type { Judgement, Verdict } from '@/lib/domain/analysis-schemas';
import { addFact, inOtherFormat, inOtherWords, removeFact, withPraise } from './change-facts';

const cv = 'Olga Miła\n• Java, 8 lat\n• Docker bez Kubernetesa\fStrona druga\nPrawo jazdy kat. B';
const criteria = [
  criterion(1, { text: 'Java' }),
  criterion(2, { text: 'Kubernetes' }),
  criterion(3, { text: 'Docker' }),
];

function judged(index: number, verdict: Verdict, quote: string, page = 1): Judgement {
  const start = (cv.split('\f')[page - 1] ?? '').indexOf(quote);
  const evidence = quote === '' ? [] : [{ page, start, end: start + quote.length, quote }];
  return { criterionId: criterionId(index), verdict, confidence: 0.9, reason: 'So.', evidence };
}

test('the whole lines that prove a criterion are taken out', () => {
  const changed = removeFact(cv, criteria, [judged(1, 'MET', 'Java'), judged(2, 'NO_INFORMATION', '')]);
  expect(changed).toEqual({
    criterionId: criterionId(1),
    text: 'Olga Miła\n\n• Docker bez Kubernetesa\fStrona druga\nPrawo jazdy kat. B',
  });
});

test('a line that also speaks against the person is left, since without it the score may rightly rise', () => {
  const both = [judged(3, 'MET', 'Docker'), judged(2, 'NOT_MET', 'bez Kubernetesa')];
  expect(removeFact(cv, criteria, both)).toBeNull();
  expect(removeFact(cv, criteria, [...both, judged(1, 'PARTIALLY_MET', 'Java')])?.criterionId).toBe(criterionId(1));
});

test('a fact is added for the first requirement without information', () => {
  const changed = addFact(cv, criteria, [judged(1, 'MET', 'Java'), judged(2, 'NO_INFORMATION', '')]);
  expect(changed).toEqual({ criterionId: criterionId(2), text: `${cv}\nKubernetes\n` });
  expect(addFact(cv, criteria, [judged(1, 'MET', 'Java')])).toBeNull();
});

test('format and words change where there is something to change', () => {
  expect(inOtherFormat('• a\n- b\nc - d')).toBe('– a\n• b\nc - d');
  expect(inOtherFormat('nothing')).toBeNull();
  expect(inOtherWords(cv, 'pl')).toContain('• Java, osiem lat');
  expect(inOtherWords('18 lat', 'pl')).toBeNull();
});

test('a sentence of praise that has a word of a criterion is left out', () => {
  const all = withPraise(cv, 'pl', [])?.split('\n').length ?? 0;
  expect(withPraise(cv, 'pl', [criterion(1, { text: 'Kandydatura bez zastrzeżeń' })])?.split('\n').length).toBe(
    all - 1,
  );
});
