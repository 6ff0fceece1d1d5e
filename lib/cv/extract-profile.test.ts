import type { CvDocument } from '@/lib/domain/cv-document';
import { extractProfile } from './extract-profile';

function cv(text: string): CvDocument {
  const page = { number: 1, width: 595, height: 842, text, spans: [] };
  return { readerVersion: 'test', pageCount: 1, language: 'unknown', pages: [page], hiddenText: [] };
}

const polish = `Curriculum Vitae
mgr inż. ANNA MARIA ŻÓŁKIEWSKA-NOWAK
Inżynier procesu
tel. +48 600 100 200 | anna.zolkiewska@poczta.example
ul. Lipowa 4/5, 90-001 Łódź
O MNIE
Inżynier z ośmioletnim doświadczeniem w produkcji.
Lubię porządek i liczby.
DOŚWIADCZENIE ZAWODOWE
03.2019 – obecnie
Starszy inżynier procesu, Zakłady Przykładowe S.A., Warszawa
2015-2019 Technolog, Fabryka Wzorcowa sp. z o.o.
JĘZYKI
angielski C1, niemiecki B1, polski ojczysty
Oczekiwania finansowe: 9 500 – 11 000 zł brutto`;

const english = `John O'Brien
Senior Java Developer
john.obrien@mail.example
+44 7700 900123
London, United Kingdom
PROFILE
Backend developer who likes small services.
WORK EXPERIENCE
Senior Java Developer at Sample Systems, Jan 2020 - Present
Java Developer, Example Ltd, 2016 - 2020
LANGUAGES
English (native), Polish - basic
Expected salary: 72,000 GBP per year`;

test('reads a Polish CV', () => {
  expect(extractProfile(cv(polish))).toEqual({
    firstName: 'Anna Maria',
    lastName: 'Żółkiewska-Nowak',
    email: 'anna.zolkiewska@poczta.example',
    phone: '+48 600 100 200',
    city: 'Łódź',
    voivodeship: 'łódzkie',
    country: 'PL',
    currentPosition: 'Starszy inżynier procesu',
    about: 'Inżynier z ośmioletnim doświadczeniem w produkcji. Lubię porządek i liczby.',
    expectedSalary: { minor: 950_000, currency: 'PLN' },
    expectedPay: { minor: 950_000, currency: 'PLN', unit: 'MONTH', tax: 'GROSS' },
    availability: null,
    languages: [
      { language: 'en', level: 'ADVANCED' },
      { language: 'de', level: 'INTERMEDIATE' },
      { language: 'pl', level: 'NATIVE' },
    ],
  });
});

test('reads an English CV', () => {
  expect(extractProfile(cv(english))).toEqual({
    firstName: 'John',
    lastName: "O'Brien",
    email: 'john.obrien@mail.example',
    phone: '+44 7700 900123',
    city: 'London',
    voivodeship: null,
    country: 'GB',
    currentPosition: 'Senior Java Developer',
    about: 'Backend developer who likes small services.',
    expectedSalary: { minor: 600_000, currency: 'GBP' },
    expectedPay: { minor: 7_200_000, currency: 'GBP', unit: 'YEAR', tax: null },
    availability: null,
    languages: [
      { language: 'en', level: 'NATIVE' },
      { language: 'pl', level: 'BASIC' },
    ],
  });
});

test('what a CV does not say stays empty', () => {
  expect(extractProfile(cv('Doświadczenie\nObsługa kasy, wykładanie towaru\nUmiejętności\nSumienność'))).toEqual({
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    city: null,
    voivodeship: null,
    country: null,
    currentPosition: null,
    about: null,
    expectedSalary: null,
    expectedPay: null,
    availability: null,
    languages: [],
  });
});

describe('names', () => {
  test.each<[string, string, string]>([
    ['JAN KOWALSKI\nKsięgowy', 'Jan', 'Kowalski'],
    ['KOWALSKA Anna', 'Anna', 'Kowalska'],
    ['Nowicka, Aldona M.', 'Aldona', 'Nowicka'],
    ['Name         Agata Rybak', 'Agata', 'Rybak'],
    ['Mirosława Stec * recepcjonistka', 'Mirosława', 'Stec'],
    ['CV – Łukasz Gżegżółka', 'Łukasz', 'Gżegżółka'],
    ['Imię i nazwisko: Świętosława Brzęczyszczykiewicz', 'Świętosława', 'Brzęczyszczykiewicz'],
    ['Name: Priya Raman', 'Priya', 'Raman'],
    ['Ewa\nNowicka-Wójcik\nSpecjalistka ds. kadr', 'Ewa', 'Nowicka-Wójcik'],
    ['Piotr Zieliński – Kierownik projektu', 'Piotr', 'Zieliński'],
    ['dr hab. Tomasz Lis', 'Tomasz', 'Lis'],
    ['Dane osobowe\nJulia Pawlak\nKraków', 'Julia', 'Pawlak'],
    ['Senior Java Developer\nMark T. Wells', 'Mark T.', 'Wells'],
    ['Ognjena Prhal RGN\nNurse', 'Ognjena', 'Prhal'],
    ['dr n. med. Zbożydar Lis', 'Zbożydar', 'Lis'],
    ['Imię: Danuta\nNazwisko: Kos', 'Danuta', 'Kos'],
    ['Dzień dobry,\nnazywam się Adam Kos, mam 33 lata', 'Adam', 'Kos'],
    ['DANE KONTAKTOWE: Kamil Kos | kamil@trasa.example', 'Kamil', 'Kos'],
    ['Siobhan Kerrow\nPraca\n2019 – 2020 Kelnerka\nReferees\nMrs Patricia Oakley, Manager', 'Siobhan', 'Kerrow'],
    ['Szanowni Państwo,\npiszę w sprawie ogłoszenia.\nAdam Kos', 'Adam', 'Kos'],
    ['Nazywam się Adam Kos. Urodziłem się w Łodzi, szukam pracy.', 'Adam', 'Kos'],
    ['inż. Adam Tokarz-Zych\ngeodeta', 'Adam', 'Tokarz-Zych'],
    ['Adam Kos // backend // Kotlin', 'Adam', 'Kos'],
    ['Xiadani Quellhorst\nxiadani.quellhorst@mail.example', 'Xiadani', 'Quellhorst'],
  ])('%s', (text, firstName, lastName) => {
    expect(extractProfile(cv(text))).toMatchObject({ firstName, lastName });
  });

  test.each([
    'Curriculum Vitae',
    'Umiejętności Techniczne\nZarządzanie Projektami',
    'Politechnika Warszawska',
    'Doradca klienta\nUbezpieczenia Podhalańskie, oddział w Limanowej',
    'Gardener\nThe Old Forge, Church Lane',
    'kofi.makes.coffee@cups.example\nJobs\nBarista\nSept 2025 – now\nFiddlehead Coffee',
  ])('finds none in "%s"', (text) => {
    expect(extractProfile(cv(text))).toMatchObject({ firstName: null, lastName: null });
  });

  test('the largest letters of the page tell an uncommon name, also beside a side bar', () => {
    const text = 'Kontakt\nTarnów\nZbożydar Kwiatogrodzki\nHandlowiec';
    const document = cv(text);
    const height = (line: string) => (line.startsWith('Zbożydar') ? 24 : 10);
    let start = 0;
    for (const line of text.split('\n')) {
      document.pages[0]?.spans.push({ start, end: start + line.length, x: 0, y: 0, width: 90, height: height(line) });
      start += line.length + 1;
    }
    expect(extractProfile(document)).toMatchObject({
      firstName: 'Zbożydar',
      lastName: 'Kwiatogrodzki',
      city: 'Tarnów',
    });
  });
});

describe('phones', () => {
  test.each<[string, string | null]>([
    ['Telefon: 600100200', '600100200'],
    ['600-100-200', '600-100-200'],
    ['(+48) 22 555 01 02', '(+48) 22 555 01 02'],
    ['Austin, TX | (312) 555-0123 | t@mail.example', '(312) 555-0123'],
    ['973-555-0123', '973-555-0123'],
    ['tel. 61 855 12 34', '61 855 12 34'],
    ['Tel.: 600 100 200 / 61 855 12 34', '600 100 200'],
    ['mobile 020 7946 0958', '020 7946 0958'],
    ['Phone: +49 (0)30 1234567 ext. 12', '+49 30 1234567'],
    ['Tel. 030 / 23125 879', '030 / 23125 879'],
    ['tel. (48) 300-02-17, kom. 507 209 338', '507 209 338'],
    ['600.100.200', '600.100.200'],
    ['NIP 600-100-20-01', null],
    ['PESEL: 90010112345', null],
    ['2015-2019 Uniwersytet', null],
    ['rozporządzenie 2016/679', null],
    ['REGON 600 100 200', null],
  ])('%s', (text, phone) => {
    expect(extractProfile(cv(text)).phone).toBe(phone);
  });
});

describe('places', () => {
  test.each<[string, string | null, string | null, string | null]>([
    ['Miejsce zamieszkania: Bielsko-Biała', 'Bielsko-Biała', 'śląskie', 'PL'],
    ['Warsaw, Poland', 'Warszawa', 'mazowieckie', 'PL'],
    ['ul. Polna 3, 05-816 Michałowice', 'Michałowice', null, 'PL'],
    ['Jan Kowalski | Gdansk | jan@poczta.example', 'Gdańsk', 'pomorskie', 'PL'],
    ['O mnie\nMieszkam w Luboniu koło Poznania i pracuję zdalnie', 'Luboń', 'wielkopolskie', 'PL'],
    ['Zamieszkała w Szczecinie', 'Szczecin', 'zachodniopomorskie', 'PL'],
    ['Luboń k. Poznania', 'Luboń', 'wielkopolskie', 'PL'],
    ['Poznań, Wielkopolskie, Poland', 'Poznań', 'wielkopolskie', 'PL'],
    ['Austin, TX | t@mail.example', 'Austin', null, 'US'],
    ['Edukacja\n2011\n512 640 883\nhej@mail.example\nWrocław | zdalnie', 'Wrocław', 'dolnośląskie', 'PL'],
    ['14 Wharf Terrace\nSwansea SA1 0XX', 'Swansea', null, 'GB'],
    ['Summary\nGreater Chicago Area', 'Chicago', null, null],
    ['Anna Kos | Manchester M14', 'Manchester', null, 'GB'],
    ['O mnie\nGdzie: Elbląg', 'Elbląg', 'warmińsko-mazurskie', 'PL'],
    ['24 ✦ Gliwice ✦ mila@mail.example', 'Gliwice', 'śląskie', 'PL'],
    ['Living in: Eindhoven (NL)', 'Eindhoven', null, 'NL'],
    ['Mieszkam pod Poznaniem, w Luboniu.', 'Luboń', 'wielkopolskie', 'PL'],
    ['Jan Kos\nProszew k. Opola', 'Proszew', null, 'PL'],
    ['Adres: Nowa Wieś', 'Nowa Wieś', null, null],
    ['Berlin, Germany', 'Berlin', null, 'DE'],
    ['Jan Kos\nHexham, Northumberland', 'Hexham', null, 'GB'],
    ['Adres: Sztum, ul. Leśna 9', 'Sztum', null, 'PL'],
    ['Perfumer, Grasse (France)', 'Grasse', null, 'FR'],
    ['Anna Kos\nCarlisle, CA1', 'Carlisle', null, 'GB'],
    ['Anna Kos\nAngielski C1', null, null, null],
    ['Doświadczenie\nSprzedawca, Kraków', null, null, null],
    ['Miejsce urodzenia: Kraków', null, null, null],
  ])('%s', (text, city, voivodeship, country) => {
    expect(extractProfile(cv(text))).toMatchObject({ city, voivodeship, country });
  });
});

describe('expected salary', () => {
  test.each<[string, { minor: number; currency: string } | null]>([
    ['Oczekiwane wynagrodzenie: 12 tys. zł', { minor: 1_200_000, currency: 'PLN' }],
    ['Oczekiwania finansowe\n8000 PLN netto', { minor: 800_000, currency: 'PLN' }],
    ['Salary expectations: €4,500', { minor: 450_000, currency: 'EUR' }],
    ['At least 13 thousand PLN gross monthly', { minor: 1_300_000, currency: 'PLN' }],
    ['Looking for 9,000 złoty a month', { minor: 900_000, currency: 'PLN' }],
    ['Doświadczenie\nFlorystka\nIle: 50 zł netto za godzinę', { minor: 840_000, currency: 'PLN' }],
    ['Expected salary: 15k-18k PLN', { minor: 1_500_000, currency: 'PLN' }],
    ['Oczekiwania finansowe: 8 000,50 zł', { minor: 800_050, currency: 'PLN' }],
    ['Oczekiwania finansowe: 55 zł/h netto', { minor: 924_000, currency: 'PLN' }],
    ['Expected salary: 90 USD per hour', { minor: 1_512_000, currency: 'USD' }],
    ['Oczekiwania finansowe: 900 zł dziennie', null],
    ['Oczekiwania finansowe: 8000', null],
    [
      'O mnie\nInteresuje mnie B2B, stawka 22 000 - 25 000 PLN netto miesięcznie',
      { minor: 2_200_000, currency: 'PLN' },
    ],
    ['Chcę zarabiać 6500 do ręki', { minor: 650_000, currency: 'PLN' }],
    ['Present salary: £27,400', null],
    ['Teraz biorę 6900 brutto', null],
    ['Current: PLN 12,000 gross. Target: PLN 15,000 gross', { minor: 1_500_000, currency: 'PLN' }],
    ['Salary: 30,000 to 36,000 GBP per annum', { minor: 250_000, currency: 'GBP' }],
    ['między 7 a 8 tysięcy złotych na rękę', { minor: 700_000, currency: 'PLN' }],
    ['stawka 48 zł netto za godzinę, możliwe delegacje do trzech tygodni', { minor: 806_400, currency: 'PLN' }],
    ['STAWKA 40-45 ZŁ NA GODZINĘ', { minor: 672_000, currency: 'PLN' }],
    ['Języki\nangielski B2\n14-17 tys. netto + VAT', { minor: 1_400_000, currency: 'PLN' }],
    ['Looking for: from 12k PLN B2B', { minor: 1_200_000, currency: 'PLN' }],
    ['Salary expectations: £36,000', { minor: 300_000, currency: 'GBP' }],
    ['Praca\n2019 – 2020 Kasjer, wynagrodzenie 4000 zł brutto', null],
    ['Obecne wynagrodzenie 9000 zł', null],
    ['Budżet projektu 2 mln EUR', null],
    ['Zwiększyłem sprzedaż o 8000 zł', null],
  ])('%s', (text, salary) => {
    expect(extractProfile(cv(text)).expectedSalary).toEqual(salary);
  });
});

test.each([
  ['Oczekiwania: 55 zł/h netto', { minor: 5_500, currency: 'PLN', unit: 'HOUR', tax: 'NET' }],
  [
    'Oczekiwania finansowe: 12 000 zł brutto miesięcznie',
    { minor: 1_200_000, currency: 'PLN', unit: 'MONTH', tax: 'GROSS' },
  ],
  ['Salary expectations: £36,000', { minor: 3_600_000, currency: 'GBP', unit: 'YEAR', tax: null }],
  ['Oczekiwania: 9000 zł netto, 12000 zł brutto', { minor: 900_000, currency: 'PLN', unit: 'MONTH', tax: 'NET' }],
])('pay stays as it was said: %s', (text, pay) => {
  expect(extractProfile(cv(text)).expectedPay).toEqual(pay);
});

test.each([
  ['Dostępność: od zaraz', 'od zaraz'],
  ['Okres wypowiedzenia – 1 miesiąc', 'Okres wypowiedzenia – 1 miesiąc'],
  ['Notice period: 3 months', 'Notice period: 3 months'],
  ['Experience\nStart date: 01.2019', null],
  ['Odpowiadam za wysoką dostępność: 99,9%', null],
])('availability in %s', (text, availability) => {
  expect(extractProfile(cv(text)).availability).toBe(availability);
});

describe('current position', () => {
  test.each<[string, string | null]>([
    ['Obecne stanowisko: Kierownik sklepu', 'Kierownik sklepu'],
    ['Doświadczenie\nMagazynier, Firma Wzór, od 2021 – nadal\nKierowca, 2018-2021', 'Magazynier'],
    ['Experience\nSample Corp\t2019 – present\nData Analyst\n• Reports for the manager', 'Data Analyst'],
    ['Doświadczenie\nKierowca, 2018-2021', null],
    ['Jan Kowalski\nSpecjalista ds. kadr i płac\nDoświadczenie\n2018-2021 Referent', 'Specjalista ds. kadr i płac'],
  ])('%s', (text, position) => {
    expect(extractProfile(cv(text)).currentPosition).toBe(position);
  });
});
