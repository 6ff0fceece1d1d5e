import { judgeOffline } from '../judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';

function verdict(cv: string, text: string) {
  const criteria = [criterion(1, { text })];
  return judgeOffline({ document: documentFromText(cv), criteria, locale: 'en', referenceDate: '2026-11-22' })[0]
    ?.verdict;
}

describe('work at a firm that makes things', () => {
  test.each([
    ['Work\n2019 – 2024 Payroll clerk, Hollins Paper Mill, Bury', 'Experience in a manufacturing company', 'MET'],
    [
      'Praca\n2018 – obecnie  Kucharz, stołówka zakładowa, Huta Wierzbica',
      'Doświadczenie w zakładzie produkcyjnym',
      'MET',
    ],
    [
      'Praca\n2024 – obecnie  Elektryk, Cegielnia Lipowa',
      'Min. 5 lat doświadczenia w firmie produkcyjnej',
      'PARTIALLY_MET',
    ],
    [
      'Work\n2015 – present  Nurse, Elm Hospital\n2011 – 2015  Carer, Oak School',
      'Experience in a manufacturing company',
      'NO_INFORMATION',
    ],
    [
      'Praca\n2015 – obecnie  Kadrowa, Bank Sosna\nrekrutacja na linie produkcyjne klientów',
      'Praca w firmie produkcyjnej',
      'NO_INFORMATION',
    ],
    ['Praca\n2015 – obecnie  Księgowa, Wierzba Sp. z o.o.', 'Doświadczenie w firmie produkcyjnej', 'NO_INFORMATION'],
    [
      'O mnie\nChciałabym pracować w fabryce.\nPraca\n2019 – 2024  Księgowa, Ostoja',
      'Doświadczenie w firmie produkcyjnej',
      'NO_INFORMATION',
    ],
  ])('%s | %s', (cv, text, expected) => {
    expect(verdict(cv, text)).toBe(expected);
  });
});
