import type { Code } from './requirement-cases';

/**
 * Written after the rules had been mended and never mended for: the measure of what they do with words that nobody has
 * thought of. Whoever mends a rule for one of these writes others in its place.
 */
export const heldOutRequirements: readonly (readonly [text: string, ...codes: Code[]])[] = [
  // Discriminating
  ['Chętnie przyjmiemy panią w wieku emerytalnym na pół etatu', 'sex'],
  ['Górna granica wieku: 45 lat', 'age'],
  ['Mężczyźni z doświadczeniem na budowie, kobiety proszę nie dzwonić', 'sex'],
  ['Sytuacja rodzinna pozwalająca na częste delegacje, najlepiej osoby samotne', 'family'],
  ['Nie przewidujemy zatrudnienia osób spodziewających się dziecka', 'pregnancy'],
  ['Oświadczenie o braku leczenia psychiatrycznego', 'health'],
  ['Miła aparycja i zgrabna figura, CV koniecznie ze zdjęciem', 'looks'],
  ['Akceptujemy jedynie kandydatów z polskim pochodzeniem', 'origin'],
  ['This role suits someone fresh out of school, maximum 28', 'age'],
  ['We are looking for a strong guy to load trucks', 'sex'],
  ['Recently married women should not apply', 'family', 'sex'],
  ['Applicants with disabilities cannot be considered', 'disability'],
  ['Must provide details of past illnesses and hospital stays', 'health'],
  ['Sunday churchgoer who shares our faith', 'religion'],
  ['British-born applicants only', 'origin'],
  ['No beards, dreadlocks or visible tattoos', 'looks'],
  // Vague
  ['Wysoko rozwinięte kompetencje miękkie', 'trait'],
  ['Osoba pełna pozytywnej energii', 'trait'],
  ['Go-getter mentality and a big smile', 'trait'],
  ['Excellent interpersonal skills', 'trait'],
  // Fine
  ['Aktualne badania psychotechniczne i orzeczenie lekarskie do prowadzenia pojazdów'],
  ['Prowadzenie rozmów ze stroną społeczną przy układzie zbiorowym pracy'],
  ['Doświadczenie w pracy w domu pomocy społecznej dla osób przewlekle chorych'],
  ['Renowacja ołtarzy i ambon w kościołach'],
  ['Znajomość systemu Płatnik i świadczeń rodzinnych 800+'],
  ['Minimum 3 lata w zespole utrzymującym aplikacje cloud native'],
  ['Obsługa techniczna śmigłowców wojskowych W-3'],
  ['Znajomość języka hebrajskiego na poziomie B2'],
  ['Przeprowadzanie badań mammograficznych u kobiet po 45. roku życia'],
  ['Rejestracja leków, np. Oeparol Femina i Vigor Senior'],
  ['At least five years as a midwife on a maternity ward'],
  ['Native Android development in Kotlin'],
  ['Drafting of diversity and non-discrimination policies'],
  ['Valid offshore medical (OGUK) as required by law'],
  ['Driver for a school bus with children with disabilities'],
  ['Restoration of synagogues and other listed buildings'],
  ['Support for legacy systems over 25 years old'],
  ['Negotiating with works councils and unions in Germany'],
  ['Content moderation for a dating app for single parents'],
  ['Sanctions screening of politically exposed persons'],
];

/** Names of positions, unseen likewise; `gendered` ones are warned about. */
export const heldOutTitles: readonly (readonly [title: string, gendered: boolean])[] = [
  ['Przedszkolanka', true],
  ['Mechanik samochodowy', true],
  ['Młodsza księgowa', true],
  ['Barmaid', true],
  ['Delivery boy', true],
  ['Opiekun / opiekunka osób starszych', false],
  ['Kierownictwo budowy', false],
  ['Elektromonter (m/k)', false],
  ['Groomsmen Suit Designer', false],
  ['Norman Foster Fellowship Coordinator', false],
];
