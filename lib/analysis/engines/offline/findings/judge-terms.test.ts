import { judgeOffline } from '../judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';

function judge(cv: string, text: string) {
  const document = documentFromText(`Anna Próbna\n${cv}`);
  const criteria = [criterion(1, { text })];
  const [judgement] = judgeOffline({ document, criteria, locale: 'en', referenceDate: '2026-11-22' });
  return { verdict: judgement?.verdict, confidence: judgement?.confidence ?? 0 };
}

describe('is less sure', () => {
  const baking = 'Prowadzenie pieca piekarniczego';
  test.each([
    ['a thing with details, none of which is told', ['CRM', 'CRM (HubSpot lub Pipedrive)'], ['CRM', 'CRM']],
    [
      'a thing told by few of its details',
      ['Sprawy: policja', 'Współpraca z instytucjami: sąd, szpital, policja, straż'],
      ['Sprawy: policja', 'Współpraca z instytucjami: sąd, policja'],
    ],
    [
      'a thing mentioned once',
      ['Prowadzę piec piekarniczy.', baking],
      ['Prowadzę piec piekarniczy.\nPiece piekarnicze prowadzę od lat.', baking],
    ],
    [
      'a thing of which words are missing',
      ['Work\nPayroll at Oak Ltd', 'Weekly seasonal harbour family payroll'],
      ['Work\nPayroll at Oak Ltd', 'Payroll'],
    ],
    [
      'a denial by a word of the same meaning',
      ['Nigdy nie uczyłam.', 'Doświadczenie w nauczaniu'],
      ['Nauczania nigdy nie prowadziłam.', 'Doświadczenie w nauczaniu'],
    ],
  ] as const)('%s', (_, [cv, text], [fuller, other]) => {
    const [less, more] = [judge(cv, text), judge(fuller, other)];
    expect(less.verdict).toBe(more.verdict);
    expect(less.verdict).not.toBe('NO_INFORMATION');
    expect(less.confidence).toBeLessThan(more.confidence);
  });
});
