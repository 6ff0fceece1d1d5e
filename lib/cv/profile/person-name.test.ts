import { extractProfile } from '@/lib/cv/extract-profile';
import type { CvDocument } from '@/lib/domain/cv-document';

function nameIn(...lines: string[]): string {
  const rest = ['tel. 600 100 200, kontakt@poczta.example', 'Doświadczenie zawodowe', '2018 – obecnie Ślusarz, Kuźnia'];
  const page = { number: 1, width: 595, height: 842, text: [...lines, ...rest].join('\n'), spans: [] };
  const document: CvDocument = {
    readerVersion: 'test',
    pageCount: 1,
    language: 'unknown',
    hiddenText: [],
    pages: [page],
  };
  const { firstName, lastName } = extractProfile(document);
  return `${firstName ?? '?'} ${lastName ?? '?'}`;
}

test.each([
  'Functional Resume Sample',
  'Chronological CV Template',
  'Przykładowe CV',
  'Pożądane Stanowisko',
  'Desired Position',
  'Бажана Посада',
  'Doktor Habilitowany',
  'Associate Professor',
  'Master Degree',
  'Кандидат Наук',
])('takes the title "%s" above the name for no name', (title) => {
  expect(nameIn(title, 'Aleksandra Błaszczyk')).toBe('Aleksandra Błaszczyk');
  expect(nameIn(title, 'Wirgiliusz Chrzonek')).not.toContain(title.split(' ')[0]);
});

test.each([
  ['Aleksandra Błaszczyk (she/her)', 'Aleksandra Błaszczyk'],
  ['Aleksandra Błaszczyk (ona/jej)', 'Aleksandra Błaszczyk'],
  ['Samantha Okwute they/them', 'Samantha Okwute'],
  ['Jan "Johnny" Kowalski', 'Jan Kowalski'],
  ['Jan „Janek” Kowalski', 'Jan Kowalski'],
  ['Katarzyna (Kasia) Wilk', 'Katarzyna Wilk'],
  ['CV Aleksandra Błaszczyk 2026', 'Aleksandra Błaszczyk'],
  ['Aleksandra Błaszczyk – CV 05.2026', 'Aleksandra Błaszczyk'],
  ['Resume 2026: Aleksandra Błaszczyk', 'Aleksandra Błaszczyk'],
  ['Олександр Коваль (Oleksandr Koval)', 'Oleksandr Koval'],
  ['Oleksandr Koval Олександр Коваль', 'Oleksandr Koval'],
  ['Олександр Коваль', 'Олександр Коваль'],
  ['Professor Anna Wilk', 'Anna Wilk'],
  ['Jane Sample', 'Jane Sample'],
  ['דנה לוי', 'דנה לוי'],
  ['ليلى حداد', 'ليلى حداد'],
])('finds the name in "%s"', (line, name) => {
  expect(nameIn(line)).toBe(name);
});

test.each([
  "Driver's license: B",
  'Driver’s licence – B',
  'Prawo jazdy kierowcy zawodowego',
  'Uprawnienia operatora wózka widłowego',
])('"%s" below the name is no position', (line) => {
  const page = { number: 1, width: 595, height: 842, text: `Anna Wilk\n${line}\n600 100 200`, spans: [] };
  const document: CvDocument = {
    readerVersion: 'test',
    pageCount: 1,
    language: 'unknown',
    hiddenText: [],
    pages: [page],
  };
  expect(extractProfile(document).currentPosition).toBeNull();
});
