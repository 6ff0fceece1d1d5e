import { splitDescription } from './split-description';

const texts = (description: string): string[] => splitDescription(description).map(({ text }) => text);

test('takes the bullets under the headings of requirements, and leaves offers and duties out', () => {
  const advert = `O firmie
Kwarta Systemy tworzy oprogramowanie od 20 lat.

Twoje zadania:
- rozwój systemu rozliczeń
- znajomość potrzeb klienta

Wymagania:
• co najmniej 5 lat doświadczenia w Javie;
• konieczna znajomość Spring Boot,
• angielski B2
• Docker – mile widziany

Mile widziane:
1. Kafka
2. Certyfikat AWS

Oferujemy:
- prywatną opiekę medyczną
- naukę języka angielskiego`;
  expect(splitDescription(advert)).toEqual([
    { text: 'Co najmniej 5 lat doświadczenia w Javie', necessity: 'REQUIRED', importance: 4 },
    { text: 'Konieczna znajomość Spring Boot', necessity: 'REQUIRED', importance: 5 },
    {
      text: 'Angielski B2',
      necessity: 'REQUIRED',
      importance: 4,
      language: { language: 'en', level: 'INTERMEDIATE' },
    },
    { text: 'Docker', necessity: 'NICE_TO_HAVE', importance: 2 },
    { text: 'Kafka', necessity: 'NICE_TO_HAVE', importance: 2 },
    { text: 'Certyfikat AWS', necessity: 'NICE_TO_HAVE', importance: 2 },
  ]);
});

test('reads an English advert', () => {
  const advert = `What we offer
* Private health care

Requirements
* At least 3 years of experience in accounting
* Must have: a degree in finance
* SAP is a plus
* English B2

Nice to have:
* CIMA`;
  expect(splitDescription(advert)).toEqual([
    { text: 'At least 3 years of experience in accounting', necessity: 'REQUIRED', importance: 4 },
    { text: 'Degree in finance', necessity: 'REQUIRED', importance: 5 },
    { text: 'SAP', necessity: 'NICE_TO_HAVE', importance: 2 },
    {
      text: 'English B2',
      necessity: 'REQUIRED',
      importance: 4,
      language: { language: 'en', level: 'INTERMEDIATE' },
    },
    { text: 'CIMA', necessity: 'NICE_TO_HAVE', importance: 2 },
  ]);
});

test('in running text takes the sentences that ask something of the person', () => {
  const text =
    'Szukamy osoby do zespołu płac. Wymagamy min. 2 lat doświadczenia w kadrach. Praca w Łodzi. Mile widziana znajomość Płatnika.';
  expect(texts(text)).toEqual(['Min. 2 lat doświadczenia w kadrach', 'Znajomość Płatnika']);
});

test('a line may name its part itself', () => {
  expect(splitDescription('Wymagania: prawo jazdy kat. B; uprawnienia UDT\nMile widziane: angielski A2')).toEqual([
    { text: 'Prawo jazdy kat. B', necessity: 'REQUIRED', importance: 4 },
    { text: 'Uprawnienia UDT', necessity: 'REQUIRED', importance: 4 },
    { text: 'Angielski A2', necessity: 'NICE_TO_HAVE', importance: 2 },
  ]);
});

test('the same wording twice is proposed once, and an empty text gives nothing', () => {
  expect(texts('Wymagania:\n- SQL\n- sql\n')).toEqual(['SQL']);
  expect(splitDescription('  \n\n')).toEqual([]);
  expect(splitDescription('Praca od zaraz. Blisko metra.')).toEqual([]);
});

test('a long text is read quickly', () => {
  const long = Array.from({ length: 2_000 }, (_, line) => `- znajomość narzędzia numer ${line}, min. ${line} lat`).join(
    '\n',
  );
  expect(splitDescription(`Wymagania:\n${long}`)).toHaveLength(2_000);
});

test('takes composites apart, and keeps alternatives together', () => {
  expect(texts('Wymagania: Excel, wykształcenie wyższe, angielski B1, 2 lata doświadczenia w zakupach.')).toEqual([
    'Excel',
    'Wykształcenie wyższe',
    'Angielski B1',
    '2 lata doświadczenia w zakupach',
  ]);
  expect(texts('Requirements:\n- Java, Kotlin or Scala\n- SQL (Oracle or PostgreSQL), Git')).toEqual([
    'Java, Kotlin or Scala',
    'SQL (Oracle or PostgreSQL)',
    'Git',
  ]);
  expect(splitDescription('Requirements:\n- Strong SolidWorks skills (CSWP is a plus)')).toMatchObject([
    { text: 'Strong SolidWorks skills', necessity: 'REQUIRED' },
    { text: 'CSWP', necessity: 'NICE_TO_HAVE' },
  ]);
});

test('shows what may not be asked, and leaves salary and contract to their sections', () => {
  expect(texts('Zatrudnię kasjera. Tylko panie. Wymagamy znajomości kasy fiskalnej.\nWynagrodzenie 5000 zł.')).toEqual([
    'Tylko panie',
    'Znajomość kasy fiskalnej',
  ]);
});

test.each([
  ['You need good French, a tidy desk, and patience.', ['Good French', 'Tidy desk', 'Patience']],
  ['Wymagania: prawo jazdy kat. B, język czeski', ['Prawo jazdy kat. B', 'Język czeski']],
  ['Wymagania: prawo jazdy kat. C, D', ['Prawo jazdy kat. C, D']],
  ['Dutch would be an asset.', ['Dutch']],
  ['Praktyka w szklarni będzie plusem, ale nauczymy.', ['Praktyka w szklarni']],
  ['Wymagania: znajomość Corela oraz umiejętność rysunku', ['Znajomość Corela', 'Umiejętność rysunku']],
  ["What we're looking for\n- SQL, Kotlin\n$/£: 40–45k", ['SQL', 'Kotlin']],
  ["What you'll bring:\n> Sewing machines\nWhat's in it for you\n> Free tea", ['Sewing machines']],
  ['Wymagania na stanowisko\nSpawanie\nMile widziane uprawnienia na suwnice', ['Spawanie', 'Uprawnienia na suwnice']],
  ['Needs good typing and a van. £12 per hour, Mondays.', ['Good typing', 'Van']],
])('"%s" asks for %j', (advert, expected) => {
  expect(texts(advert)).toEqual(expected);
});

/** As in the list, with "+" before what is only welcome. */
const weighed = (advert: string): string[] =>
  splitDescription(advert).map(({ text, necessity }) => (necessity === 'REQUIRED' ? text : `+ ${text}`));

test.each([
  [
    'its own words',
    'Co musisz mieć\nKarta kierowcy\nTwój plus\nADR\nCo oferujemy\nPremia',
    ['Karta kierowcy', '+ ADR'],
  ],
  ['a list below it', 'Skills that matter to us every day\n- Baking bread\nPerks\n- Cake', ['Baking bread']],
  ['a small picture', '✅ Wymagania:\n✔️ Karta kierowcy\n🎁 Oferujemy:\n✔️ Kawa', ['Karta kierowcy']],
])('a heading is known by %s', (_, advert, expected) => {
  expect(weighed(advert)).toEqual(expected);
});

test.each([
  ['Wymagania:\n- SQL\n\nPraca od maja w naszej siedzibie.', ['SQL']],
  [
    'Requirements:\n- experience with press\n  brakes of any make\n- welding',
    ['Experience with press brakes of any make', 'Welding'],
  ],
  ['Must have | Java / SQL\nNice to have | Kafka / Go', ['Java', 'SQL', '+ Kafka', '+ Go']],
  ['WYMAGANIA\nSpawanie\nSPRZĘT: nowe stoły', ['Spawanie']],
  ['NIE WYMAGAMY: znajomości języków', []],
  ['Wymagania: spawanie. Doświadczenie nie jest wymagane.', ['Spawanie']],
])('where a part of "%s" ends', (advert, expected) => {
  expect(weighed(advert)).toEqual(expected);
});

test.each([
  ['Wymagania: cierpliwość i uśmiech', ['Cierpliwość', 'Uśmiech']],
  ['Wymagania: obsługa Excela oraz programu Symfonia', ['Obsługa Excela', 'Obsługa programu Symfonia']],
  ['Wymagania: niemiecki w mowie i piśmie', ['Niemiecki w mowie i piśmie']],
  ['Wymagania: zdolności analityczne i organizacyjne', ['Zdolności analityczne i organizacyjne']],
  ['Requirements: Health and Safety certificate', ['Health and Safety certificate']],
  ['Requirements: good planning and writing skills', ['Good planning skills', 'Good writing skills']],
  ['Requirements: degree in law, finance or a related field', ['Degree in law, finance or a related field']],
  ['Requirements: Java, at least 3 years', ['Java, at least 3 years']],
  ['Requirements: a degree, though we care more about your work', ['Degree']],
])('what "%s" is taken apart into', (advert, expected) => {
  expect(weighed(advert)).toEqual(expected);
});

test.each([
  ['Szukamy kucharza, który piekł chleb i ma książeczkę sanepidowską.', ['Piekł chleb', 'Książeczka sanepidowska']],
  ['Our salon needs a stylist who has NVQ Level 2 and speaks Polish.', ['NVQ Level 2', 'Speaks Polish']],
  [
    'You should know your roses, have managed two people and ideally a van.',
    ['Know your roses', 'Managed two people', '+ Van'],
  ],
  ['Szukamy osoby ze znajomością SAP.', ['Znajomość SAP']],
  ['Fajnie, jak znasz SAP, ale nauczymy.', ['+ SAP']],
  ['Prawo jazdy na plus. Jeśli mówisz po czesku, będzie nam miło.', ['+ Prawo jazdy', '+ Mówisz po czesku']],
  ['It helps if you can drive. A first-aid certificate is essential.', ['+ Can drive', 'First-aid certificate']],
])('running text "%s" asks for %j', (advert, expected) => {
  expect(weighed(advert)).toEqual(expected);
});

test('what may not be asked does not vanish with the words that introduce it', () => {
  expect(texts('Szukamy kobiety z doświadczeniem w sprzedaży.')).toEqual([
    'Szukamy kobiety',
    'Doświadczenie w sprzedaży',
  ]);
  expect(texts('Młoda sekretarka do 30 lat\n- angielski B2')).toEqual(['Młoda sekretarka do 30 lat', 'Angielski B2']);
});

test('the advert’s own words spread the importance', () => {
  const importanceIn = (advert: string) => splitDescription(advert).map(({ importance }) => importance);
  expect(
    importanceIn('Must have\n- SQL\nRequirements\n- C++\nWe hope\n- Git\nNice to have\n- Rust\n- Go is a big plus'),
  ).toEqual([5, 4, 3, 2, 3]);
  // Where everything must be, nothing is more than the rest, but for what says so itself.
  expect(importanceIn('Must have\n- SQL\n- Git (essential)')).toEqual([4, 5]);
  expect(importanceIn('Oczekujemy:\n- SQL\n- Git – warunek konieczny')).toEqual([4, 5]);
  expect(importanceIn('Wymagania:\n- SQL\nWażne dla nas: porządek w kodzie')).toEqual([4, 3]);
  expect(importanceIn('You should be happy to travel twice a month.')).toEqual([3]);
});

test.each([
  [
    'Wymagania:\na) uprawnienia dekarskie,\nb) znajomość:\n   – blachy,\n   – gontu.',
    ['Uprawnienia dekarskie', 'Blachy', 'Gontu'],
  ],
  [
    'Your profile\n- Technical must-haves\n  - Rust\n- Good to have\n  - Zig\n- Punctuality',
    ['Rust', '+ Zig', 'Punctuality'],
  ],
  ['🎈 Będzie super, jeśli:\n🎈 tkasz kilimy', ['+ Tkasz kilimy']],
  ['Aplikuj, jeśli:\n- szyjesz na miarę', ['Szyjesz na miarę']],
  ['Are you ready for more? Then read on. You need a van because the work is far.', ['Van']],
  ['To succeed here, you need a kiln. We provide clay and you must bring patience.', ['Kiln']],
])('what stands around the requirements of "%s" is left out', (advert, expected) => {
  expect(weighed(advert)).toEqual(expected);
});

test.each([
  ['Wymagania: sporządzanie deklaracji VAT i JPK', ['Sporządzanie deklaracji VAT i JPK']],
  ['Wymagania: dobra znajomość Corela i Blendera', ['Dobra znajomość Corela', 'Dobra znajomość Blendera']],
  ['Requirements: knowledge of Ansys and Abaqus', ['Knowledge of Ansys', 'Knowledge of Abaqus']],
  ['Wymagania: czeski B2 i łatwość pisania', ['Czeski B2', 'Łatwość pisania']],
  ['Requirements: a diploma, or be willing to earn one', ['Diploma, or be willing to earn one']],
  ['Wymagania: wykształcenie techniczne, kierunek mechanika', ['Wykształcenie techniczne, kierunek mechanika']],
  ['Requirements:\n- knowledge of KUKA / Fanuc robots', ['Knowledge of KUKA / Fanuc robots']],
  ['Haft nie ma przed Tobą tajemnic. Krawiectwo nie jest Ci obce.', ['Haft', 'Krawiectwo']],
  ['Kurs masażu nie jest konieczny, ale ułatwi start.', ['+ Kurs masażu']],
  ["We'd be delighted if you also had a boat licence.", ['+ Boat licence']],
])('what belongs together in "%s"', (advert, expected) => {
  expect(weighed(advert)).toEqual(expected);
});

test.each([
  ['1️⃣ obsługa pieca\n2️⃣ umiejętność wypieku', ['Obsługa pieca', 'Umiejętność wypieku']],
  ['Wymagania: 1. Haft. 2. Kurs kroju – mile widziany.', ['Haft', '+ Kurs kroju']],
  ['Must:\nRust, gRPC\nNice:\nZig, Nim', ['Rust', 'GRPC', '+ Zig', '+ Nim']],
  ['*Key requirements*\n~ lace making\n*What you can expect*\n~ tea', ['Lace making']],
  [
    'Kandydat idealny ukończył kurs florystyki, prowadził kwiaciarnię.',
    ['Ukończył kurs florystyki', 'Prowadził kwiaciarnię'],
  ],
  ['Preferowane będą osoby z kursem barmańskim.', ['+ Kurs barmański']],
  ['Czeski mile widziany, podobnie jak słowacki.', ['+ Czeski', '+ Słowacki']],
  ['Wymagania: sprzedaż – mile widziana w handlu', ['Sprzedaż', '+ W handlu']],
  [
    "Our ideal candidate will be a trained florist with at least two years' experience.",
    ['Trained florist', "At least two years' experience"],
  ],
  ['Do you hold a boat licence? Are you ready for the sea?', ['Boat licence']],
  ['Forklift licence not essential but useful.', ['+ Forklift licence']],
  ['Requirements:\n- ACA, ACCA or CIMA, and a van', ['ACA, ACCA or CIMA', 'Van']],
  ['Requirements: experience in sales, ideally in fintech', ['Experience in sales', '+ Experience in fintech']],
  ['Grafik, Białystok\n• Gimp biegle\n• portfolio', ['Gimp biegle', 'Portfolio']],
  ['Umiejętności:; spawanie\nUmiejętności pożądane:; cięcie', ['Spawanie', '+ Cięcie']],
  ['Lektor języka czeskiego – Opole\nWymagania:\n- dykcja', ['Dykcja']],
  ['Wymagania: tkanie. Haft – niewymagany. No previous sewing experience is needed.', ['Tkanie']],
  ["We're looking for:\n– (desirable) weaving\nWe welcome applications from disabled people.", ['+ Weaving']],
  [
    'Niezbędna jest biegła znajomość Corela oraz Gimpa i swobodna obsługa kas.',
    ['Biegła znajomość Corela', 'Biegła znajomość Gimpa', 'Swobodna obsługa kas'],
  ],
  ['Boat licence? Even better!', ['+ Boat licence']],
  ['We would like to hear from you if you hold a boat licence.', ['Boat licence']],
  ['Requirements: fluent French and Welsh', ['Fluent French', 'Fluent Welsh']],
])('an advert worded as "%s" asks for %j', (advert, expected) => {
  expect(weighed(advert)).toEqual(expected);
});

test('an invitation that leaves nobody out is no requirement', () => {
  expect(texts('Wymagania:\n- haft\n- osoby z niepełnosprawnością zapraszamy do aplikowania')).toEqual(['Haft']);
});
