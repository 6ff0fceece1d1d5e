import { classifyCriterion } from './classify-criterion';
import { criterionTopic, isAskable } from './criterion-topic';

const topic = (label: string, locale: 'pl' | 'en') =>
  criterionTopic({ label }, classifyCriterion('REQUIREMENT', label), locale).text;
const standsApart = (label: string, locale: 'pl' | 'en') =>
  criterionTopic({ label }, classifyCriterion('REQUIREMENT', label), locale).standsApart;

test.each([
  ['W spożywce lub farmacji', 'praca w spożywce lub farmacji'],
  ['min. 2 lata na podobnym stanowisku', 'co najmniej 2 lata doświadczenia na podobnym stanowisku'],
  ['co najmniej rok w call center', 'co najmniej rok doświadczenia w call center'],
  ['3 lata doświadczenia w księgowości', '3 lata doświadczenia w księgowości'],
  ['- Z doświadczeniem w sprzedaży;', 'osoba z doświadczeniem w sprzedaży'],
  ['oraz obsługa kasy', 'obsługa kasy'],
  ['Od zaraz', 'rozpoczęcie pracy od zaraz'],
  ['min. 3 lata magazyn wysokiego składu', 'co najmniej 3 lata doświadczenia (magazyn wysokiego składu)'],
  ['Prawo jazdy kat. C+E', 'prawo jazdy kat. C+E'],
  ['SAP S/4HANA', 'SAP S/4HANA'],
  ['Spring Boot', 'Spring Boot'],
  ['Co najmniej 5 lat doświadczenia w Javie', 'co najmniej 5 lat doświadczenia w Javie'],
  ['GD&T (ISO 1101, ASME Y14.5)', 'GD&T (ISO 1101, ASME Y14.5)'],
  ['Potrafisz rozmawiać z trudnym klientem.', '„Potrafisz rozmawiać z trudnym klientem”'],
  ['Experience with Excel', 'Excel'],
  ['Own car and full driving licence', 'prawo jazdy, własny samochód'],
  ['Driving licence, category C + E', 'prawo jazdy C+E'],
  ['A full driving licence', 'prawo jazdy'],
  ['Nights and every other weekend', '„Nights and every other weekend”'],
  ["Bachelor's degree in accounting", "„Bachelor's degree in accounting”"],
  ['German for calls with the Hamburg office', 'język niemiecki'],
  ['Very good knowledge of German', 'język niemiecki'],
  ['Communicative English or German', 'język angielski lub niemiecki'],
  ['Good knowledge of English, B2', 'język angielski'],
  ['Karta kierowcy i kod 95', 'karta kierowcy i kod 95'],
  ['Fluent English and 5 years in accounting', '„Fluent English and 5 years in accounting”'],
])('a Polish interview names "%s" as %s', (label, expected) => expect(topic(label, 'pl')).toBe(expected));

test.each([
  ['In food or pharma', 'experience in food or pharma'],
  ['At least three years with small clients', 'at least three years of experience with small clients'],
  ['2+ years in sales', '2+ years of experience in sales'],
  ['min 6 years on structural steel', 'at least 6 years of experience on structural steel'],
  [
    'min 6 years structural steel and the hulls of ships',
    'at least 6 years of experience (structural steel and the hulls of ships)',
  ],
  ['Driving licence C+E', 'driving licence C+E'],
  ['You can talk to upset customers', '“You can talk to upset customers”'],
  ['bardzo dobra znajomość języka niemieckiego', 'German'],
  ['Obsługa wózka widłowego', 'forklift truck'],
  ['Prawo jazdy kat. C+E', 'driving licence C+E'],
  ['Prawo jazdy kat. A i B', 'driving licence A, B'],
  ['Ważne prawo jazdy kat. B i własny samochód', 'driving licence B, own car'],
  ['Prawo jazdy i karta kierowcy', '“Prawo jazdy i karta kierowcy”'],
  ['Wykształcenie wyższe techniczne', '“Wykształcenie wyższe techniczne”'],
  ['Uprawnienia na wózki widłowe', 'forklift truck licence'],
  ['Gotowość do pracy zmianowej', 'shift work'],
  ['Excel na poziomie zaawansowanym', 'Excel'],
  ['JPK i KSeF', 'JPK, KSeF'],
  ['Znajomość MS Excel', 'MS Excel'],
  ['English B1 or better for shift handover', 'English for shift handover'],
  ['English (B1 or better) for shift handover', 'English for shift handover'],
  ['2+ years leading teams', '2+ years of experience leading teams'],
  ['English at C1 for an English-speaking group', 'English for an English-speaking group'],
  ['English C1, polski C1', 'English and Polish'],
  ['First aid for children (valid)', 'first aid for children'],
  ['UK employment law', 'UK employment law'],
  ['Samodzielność do bilansu', '“Samodzielność do bilansu”'],
])('an English interview names "%s" as %s', (label, expected) => expect(topic(label, 'en')).toBe(expected));

test('words of the other language without a name in this one, and paragraphs, stand apart from the sentence', () => {
  expect(standsApart('Working to a new business target', 'pl')).toBe(true);
  expect(standsApart('Samodzielność do bilansu', 'en')).toBe(true);
  expect(standsApart('Obsługa klienta. Prowadzenie dokumentacji.', 'pl')).toBe(true);
  expect(standsApart('Competent in Excel and another package, e.g. CostX', 'en')).toBe(false);
  expect(standsApart('Dwie zmiany: 8–14 i 14–20', 'pl')).toBe(true);
  expect(standsApart('Own car and full driving licence', 'pl')).toBe(false);
  expect(standsApart('Potrafisz rozmawiać z trudnym klientem.', 'pl')).toBe(false);
});

test.each(['Wymagania:', 'Doświadczenie w', 'Experience with the', 'oraz', '5', 'słowo '.repeat(60)])(
  'a heading, a half of a sentence or a long paragraph is not asked about: %s',
  (label) => expect(isAskable(label)).toBe(false),
);

test.each(['C#', 'Excel', 'Prawo jazdy kat. B', 'Min. 2 lata na podobnym stanowisku.'])(
  'a short criterion is asked about: %s',
  (label) => expect(isAskable(label)).toBe(true),
);
