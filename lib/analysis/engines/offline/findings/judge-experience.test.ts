import { judgeOffline } from '../judge-offline';
import { criterion } from '@/scripts/testing/analysis/criterion';
import { documentFromText } from '@/scripts/testing/analysis/document-from-text';

function verdict(cv: string, text: string) {
  const criteria = [criterion(1, { text })];
  const document = documentFromText(`Jan Próbny\n${cv}`);
  return judgeOffline({ document, criteria, locale: 'en', referenceDate: '2026-11-22' })[0]?.verdict;
}

describe('years as something', () => {
  const designer = 'At least 3 years of experience as a graphic designer';
  const driver = 'Min. 3 lata doświadczenia w transporcie jako kierowca autobusu';
  test.each([
    ['whose jobs all have other titles never was it', 'Praca\n2016 – 2026 Ślusarz, Zakład Wir', designer, 'NOT_MET'],
    ['but a job without a title says nothing', 'Praca\n2016 – 2026 Zakład Wir', designer, 'NO_INFORMATION'],
    [
      'only jobs of that name count',
      'Work\n2025 – 2026 Graphic Designer, Oak\n2015 – 2024 Receptionist, Elm\nphotos in Photoshop for the shop window',
      designer,
      'PARTIALLY_MET',
    ],
    [
      'what is known only in part is a part, however long it was',
      'Praca\n2016 – 2026 Księgowa, Zakład Wir\nSAP w stopniu podstawowym',
      'Min. 3 lata pracy z SAP',
      'PARTIALLY_MET',
    ],
    ['what follows "as" is asked for', 'Praca\n2016 – 2026 Kierowca autobusu, MZK Sosna', driver, 'MET'],
    [
      'what is told after a dated sentence is of that job',
      'Od maja 2016 do marca 2024 pracowałem w warsztacie Sosna w Kutnie. Naprawiałem silniki diesla, skrzynie biegów i zawieszenia w ciągnikach. Potem wyjechałem.',
      'Min. 5 lat doświadczenia w naprawie silników diesla',
      'MET',
    ],
  ])('%s', (_, cv, text, expected) => {
    expect(verdict(cv, text)).toBe(expected);
  });
});
