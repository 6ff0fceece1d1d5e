import sections from '@/tests/languages/cv-sections.json';
import { documentFromText } from '../document-from-text';
import { detectLanguage } from './detect-language';

test('forty short sections of CVs in nine languages, with names, towns and products', () => {
  const mistaken = sections.filter(([language = '', text = '']) => detectLanguage(text) !== language);
  // One Polish line that may be in several, and one Russian line that is taken for Bulgarian.
  expect(mistaken.map(([language]) => language)).toEqual(['pl', 'ru']);
});

test('no section that the rules read is taken for one that they do not', () => {
  const read = sections.filter(([language]) => language === 'pl' || language === 'en');
  for (const [language, text = ''] of read) expect(['unknown', language]).toContain(detectLanguage(text));
});

test.each(['Hans Müller, Berlin', 'SAP, Excel, Word', 'anna.nowak@poczta.example', ''])(
  '"%s" says too little',
  (text) => {
    expect(detectLanguage(text)).toBe('unknown');
  },
);

const polish = `Anna Nowak
Doświadczenie
2019 – 2024 Księgowa, Elbkeramik GmbH, Drezno
prowadzenie ksiąg, deklaracje VAT, kontakt z bankiem i urzędem skarbowym
2015 – 2019 Młodsza księgowa, biuro rachunkowe Sowa w Legnicy
Wykształcenie
Uniwersytet Ekonomiczny we Wrocławiu, finanse i rachunkowość`;
const englishClause =
  'I hereby give consent for my personal data included in my application to be processed for the purposes of the recruitment process.';
const german = `Berufserfahrung
2019 – 2024 Buchhalterin, Elbkeramik GmbH, Dresden, Leitung eines Teams von fünf Personen
Erstellung von Abschlüssen, Umsatzsteuervoranmeldungen und Berichten für die Geschäftsleitung
Ausbildung
Hochschule Dresden, Diplom-Betriebswirtin, Schwerpunkt Rechnungswesen`;

test.each([
  ['a Polish CV', polish, 'pl'],
  ['one with an English clause', `${polish}\n${englishClause}`, 'pl'],
  ['one with a list of tools', `${polish}\nUmiejętności\nExcel, SAP, Power BI, Word, Outlook, SQL, Python`, 'pl'],
  ['one with a sentence of German', `${polish}\nIch spreche fließend Deutsch.`, 'pl'],
  ['a German CV', german, 'de'],
  [
    'one with a Polish clause',
    `${german}\nWyrażam zgodę na przetwarzanie moich danych osobowych w procesie rekrutacji.`,
    'de',
  ],
  ['one with Polish languages below', `${german}\nJęzyki\nniemiecki – ojczysty, polski – B2, angielski – B1`, 'de'],
  ['a few words', 'Jan Kowalski\nkucharz', 'unknown'],
  ['a few words of German', 'Hans Müller\nKoch in der Küche, seit zwei Jahren', 'unknown'],
])('%s', (_, text, language) => {
  expect(documentFromText(text).language).toBe(language);
});
