import { documentFromText } from '@/lib/cv/document-from-text';
import { criterionId } from '@/tests/analysis/criterion';
import type { Judgement, Quote, Verdict } from '@/lib/domain/analysis-schemas';
import { verifyEvidence } from './verify-evidence';

const document = documentFromText('Anna Nowak\nksięgowa  od\n2018 roku\fJęzyki: angielski B2');

function verify(verdict: Verdict, evidence: Quote[], locale?: 'pl' | 'en'): Judgement {
  const judgement: Judgement = { criterionId: criterionId(1), verdict, confidence: 0.9, reason: 'Bo tak.', evidence };
  const [verified] = verifyEvidence(document, [judgement], locale);
  if (!verified) throw new Error('no judgement');
  return verified;
}

const right: Quote = { page: 1, start: 0, end: 10, quote: 'Anna Nowak' };

describe('evidence', () => {
  test('at its place is kept as it is', () => {
    expect(verify('MET', [right])).toMatchObject({ verdict: 'MET', reason: 'Bo tak.', evidence: [right] });
  });

  test('at another place is moved to where it stands', () => {
    expect(verify('MET', [{ ...right, start: 3, end: 13 }]).evidence).toEqual([right]);
  });

  test('on another page is found there', () => {
    const quote = 'angielski B2';
    expect(verify('MET', [{ page: 1, start: 0, end: 12, quote }]).evidence).toEqual([
      { page: 2, start: 8, end: 20, quote },
    ]);
  });

  test('with other white space is found and quoted as the CV has it', () => {
    const [found] = verify('MET', [{ page: 1, start: 0, end: 22, quote: 'księgowa od 2018 roku' }]).evidence;
    expect(found).toEqual({ page: 1, start: 11, end: 33, quote: 'księgowa  od\n2018 roku' });
  });

  test('on a page that is not there is looked for on the others', () => {
    expect(verify('MET', [{ ...right, page: 9 }]).evidence).toEqual([right]);
  });

  test.each<Verdict>(['MET', 'PARTIALLY_MET', 'NOT_MET'])(
    'invented makes %s a NO_INFORMATION that says why',
    (verdict) => {
      const invented = { page: 1, start: 0, end: 8, quote: 'dyrektor' };
      expect(verify(verdict, [invented], 'pl')).toMatchObject({
        verdict: 'NO_INFORMATION',
        evidence: [],
        confidence: 0.3,
        reason: 'Ocena nie miała potwierdzenia w tekście CV, dlatego została cofnięta.',
      });
      expect(verify(verdict, [invented], 'en').reason).toMatch(/no support/);
    },
  );

  test('invented is dropped beside a real one, and the verdict stays', () => {
    const invented = { page: 1, start: 0, end: 8, quote: 'dyrektor' };
    expect(verify('MET', [invented, right])).toMatchObject({ verdict: 'MET', evidence: [right] });
  });

  test('of nothing but white space is none', () => {
    expect(verify('MET', [{ page: 1, start: 10, end: 11, quote: '\n' }]).verdict).toBe('NO_INFORMATION');
  });

  test('missing from NO_INFORMATION is nothing to report', () => {
    expect(verify('NO_INFORMATION', [])).toMatchObject({ verdict: 'NO_INFORMATION', reason: 'Bo tak.' });
  });
});
