import { judgeOffline } from '../judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';

function verdict(cv: string, text: string) {
  const criteria = [criterion(1, { text })];
  const document = documentFromText(`Jan Próbny\nPraca\n${cv}`);
  return judgeOffline({ document, criteria, locale: 'en', referenceDate: '2026-11-22' })[0]?.verdict;
}

const library = '2 lata pracy w bibliotece';

test.each([
  ['2019 – 2024 Biblioteka Miejska, młodszy referent', library, 'MET'],
  ['01.2024 – 02.2025 Biblioteka Miejska, referent', library, 'PARTIALLY_MET'],
  ['01.2024 – 06.2024 Biblioteka Miejska, referent', library, 'NOT_MET'],
  ['2014 – 2024 Szkoła nr 11, sekretarka\n- wydawanie książek w bibliotece', library, 'NO_INFORMATION'],
  ['2014 – 2024 Księgarnia Atrament, sprzedawca', library, 'NO_INFORMATION'],
  ['2014 – 2024 Pharmacist, Wigston Pharmacy', '3 years in a hospital pharmacy', 'NO_INFORMATION'],
  ['2014 – 2024 Pharmacist, hospital pharmacy, Leeds', '3 years in a hospital pharmacy', 'MET'],
  ['2014 – 2024 Kasjer, Market\nW bibliotece nie pracowałem.', library, 'NOT_MET'],
])('%s | %s is %s', (cv, text, expected) => expect(verdict(cv, text)).toBe(expected));
