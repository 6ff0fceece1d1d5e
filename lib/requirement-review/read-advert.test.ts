import { readAdvert } from './read-advert';

const location = (advert: string) => {
  const found = readAdvert(advert).location;
  return found && [found.type, found.place];
};
const pay = (advert: string) => {
  const found = readAdvert(advert).pay;
  return found && [found.max, found.currency, found.period, found.basis];
};

test.each([
  ['Kelner – restauracja w Bydgoszczy\nWymagania: uśmiech', ['OFFICE', 'Bydgoszcz']],
  ['Księgowa (Gliwice, praca hybrydowa: 3 dni z domu)', ['HYBRID', 'Gliwice']],
  ['Programista Rust\nPraca w pełni zdalna.', ['REMOTE', '']],
  ['Miejsce pracy: województwo lubelskie', ['OFFICE', 'województwo lubelskie']],
  ['Nurse, Leeds – nights', ['OFFICE', 'Leeds']],
  ['Buyer (hybrid, two days a week in our Norwich office)', ['HYBRID', 'Norwich']],
  ['Analyst\nFully remote. Based in Dundee.', ['REMOTE', 'Dundee']],
  ['Our Leeds-based team needs a carpenter', ['OFFICE', 'Leeds']],
  ['Tailor needed in Newcastle upon Tyne', ['OFFICE', 'Newcastle upon Tyne']],
  ['Firma z Wrocławia szuka stolarza', ['OFFICE', 'Wrocław']],
  ['📍 Kostomłoty\nKierowca', ['OFFICE', 'Kostomłoty']],
  ['Piekarnia z Nowego Sącza zatrudni piekarza', ['OFFICE', 'Nowy Sącz']],
  ['TEACHER OF MUSIC\nBrook Academy, Ripon. From April\nWe have an on-site nursery.', ['OFFICE', 'Ripon']],
  ['Cieśla – Nysa, dwa dni pracy z domu', ['HYBRID', 'Nysa']],
  ['Welder MIG/TIG\nYard in Goole.', ['OFFICE', 'Goole']],
  ['KIEROWNIK ROBÓT – MOSTY\nWymagania: spawanie', null],
  ['Key skills\nJava, Spring Boot, Kafka', null],
  ['Office Manager', null],
  ['Gardener (Permanent, 37 hours)', null],
  ['Szukamy osoby, która zna Excela.', null],
])('where the work of "%s" is', (advert, expected) => {
  expect(location(advert)).toEqual(expected);
});

test.each([
  ['Oferujemy: 7200–8400 zł brutto, premie', [8400, 'PLN', 'MONTH', 'GROSS']],
  ['Stawka 150 zł/h netto + VAT', [150, 'PLN', 'HOUR', 'NET']],
  ['Zarobki 9-11 tys. na rękę', [11000, 'PLN', 'MONTH', 'NET']],
  ['Salary: £31k–£34k.', [34000, 'GBP', 'YEAR', 'GROSS']],
  ['Baker, £13.25 per hour', [13.25, 'GBP', 'HOUR', 'GROSS']],
  ['€2,400 to €2,900 a month', [2900, 'EUR', 'MONTH', 'GROSS']],
  ['EUR 4500/month', [4500, 'EUR', 'MONTH', 'GROSS']],
  ['£14 an hour', [14, 'GBP', 'HOUR', 'GROSS']],
  ['podstawa 6000 brutto', [6000, 'PLN', 'MONTH', 'GROSS']],
  ['Zarobki: 1900 euro netto miesięcznie', [1900, 'EUR', 'MONTH', 'NET']],
  ['Widełki 21 000–24 000 PLN + VAT', [24000, 'PLN', 'MONTH', 'NET']],
  ['Wynagrodzenie 4.900,00 zł brutto', [4900, 'PLN', 'MONTH', 'GROSS']],
  ['130–150 zł/h / 18 tys.', [150, 'PLN', 'HOUR', 'GROSS']],
  ['pensja 6200 i premia', [6200, 'PLN', 'MONTH', 'GROSS']],
  ['£29k DOE', [29000, 'GBP', 'YEAR', 'GROSS']],
  ["CHF 95'000 a year", [95000, 'CHF', 'YEAR', 'GROSS']],
  ['Package: €61,000 gross', [61000, 'EUR', 'YEAR', 'GROSS']],
  ['Salary between £31,000 and £34,000', [34000, 'GBP', 'YEAR', 'GROSS']],
  ['Pay: £90 per shift', null],
  ['Odpowiadasz za budżet 200 000 zł.', null],
  ['Turnover of £2 million; experience of 5 years', null],
  ['Min. 3 lata doświadczenia, prawo jazdy kat. B', null],
])('what "%s" pays', (advert, expected) => {
  expect(pay(advert)).toEqual(expected);
});

test('the words that say so are kept, to be shown', () => {
  const { pay: found, location: place } = readAdvert('Piekarz w Sopocie\nWynagrodzenie 6 000 – 6 800 zł brutto.');
  expect(found?.said).toBe('6 000 – 6 800 zł brutto');
  expect(place?.said).toBe('Sopot');
});
