import { documentFromText } from '@/lib/cv/document-from-text';
import { findPayLines } from './expected-salary';
import { findSectionLines } from './sections';

const linesIn = (text: string) => findPayLines(findSectionLines(documentFromText(text))).map((line) => line.text);

test('every line with pay is found, also a second one and below its label', () => {
  const text = [
    'Jan Kos',
    'Oczekiwania finansowe:',
    '12 000 zł brutto',
    'Doświadczenie',
    '2019 - 2025 Programista, Java i .NET 4.5, 9 000 zł netto miesięcznie',
  ];
  expect(linesIn(text.join('\n'))).toEqual([text[2], text[4]]);
});

test('work with money is no pay', () => {
  expect(linesIn('Jan Kos\nDoświadczenie\n2019 - 2025 Naliczanie wynagrodzeń dla 200 osób\nBudżet 2 mln zł')).toEqual(
    [],
  );
});
