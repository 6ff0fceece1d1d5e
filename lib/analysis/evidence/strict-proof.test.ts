import { documentFromText } from '@/lib/cv/document-from-text';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import { groundResponse } from './ground-response';
import { numberSentences } from './number-sentences';

/** What a quote from the line stands for, or why it is refused. */
function prove(line: string, quote: string, criterion = quote, verdict: Verdict = 'MET'): string {
  const document = documentFromText(`Anna Nowak\nDoświadczenie\n${line}\nZainteresowania\nSzachy i żeglarstwo`);
  const said = { criterion: 1, verdict, confidence: 1, reason: '', evidence: [{ sentence: 3, quote }] };
  const [grounding] = groundResponse(document, numberSentences(document, [[]]), [said], [criterion]);
  if (!grounding) return 'nothing';
  return 'problem' in grounding ? grounding.problem : (grounding.grounded.evidence[0]?.quote ?? '');
}

test.each([
  ['a range is no figure', '1-5 lat w sprzedaży B2B', '15 lat w sprzedaży B2B'],
  ['two figures are not one', 'Obsada 3 4 zmian produkcji', 'Obsada 34 zmian produkcji'],
  ['a decimal keeps its comma', 'Średnia ocen 1,5 na studiach', 'Średnia ocen 15 na studiach'],
  ['a sign stays', 'Programowanie w C++ i SQL', 'Programowanie w C i SQL'],
  ['sentences are not run together', 'Prawo jazdy: nie. Mam samochód służbowy', 'nie mam samochód służbowy'],
  ['a scale says how well', 'Excel ○○○○○', 'Excel ●●●●●'],
  ['stars do', 'Excel ★☆☆☆☆', 'Excel ★★★★★'],
  ['a box that opens a line', '☐ Prawo jazdy kat. B', '☑ Prawo jazdy kat. B'],
  ['a box inside a line', 'Prawo jazdy: ☐ B ☑ C', 'Prawo jazdy: ☑ B'],
  ['a box behind a list number', '☐ Prawo jazdy kat. B', '1. ☑ Prawo jazdy kat. B'],
  ['a box behind an ellipsis', 'Prawo jazdy kategorii B ☐ C', 'Prawo jazdy … ☑ C'],
  ['a box at a line end', 'Prawo jazdy\n☐ kategorii C', 'Prawo jazdy kategorii C'],
  ['a box before it', 'Kategorie ☐ B+E ☑ C+E', '☑ B+E'],
  ['a check mark is no cross', '✗ Uprawnienia SEP', '✓ Uprawnienia SEP'],
  ['a check mark behind it', 'Uprawnienia SEP ✗', 'Uprawnienia SEP ✓'],
  ['a cross is not added', 'Uprawnienia SEP', '✗ Uprawnienia SEP'],
  ['a minus stays', 'Praca w 5 stopniach', 'Praca w -5 stopniach'],
  ['a minus is not dropped', 'Praca w -5 stopniach', 'Praca w 5 stopniach'],
  ['a minus is not cut off', 'Praca w -5 stopniach', '5 stopniach'],
  ['a half is no twelve', '½ roku doświadczenia w SAP', '12 roku doświadczenia w SAP'],
  ['one and a half', '1½ roku doświadczenia w SAP', '112 roku doświadczenia w SAP'],
  ['a power', 'Skala 2⁵ prób', 'Skala 25 prób'],
  ['an ellipsis over a figure', 'Java 1 rok, Python 5 lat', 'Java … 5 lat'],
  ['an ellipsis over brackets', 'Java (1 rok), Python (5 lat)', 'Java … (5 lat)'],
  ['an ellipsis over a figure without a comma', 'Java 1 rok Python w banku', 'Java … w banku'],
  ['an ellipsis before an amount', 'Java 1 rok, ponad 5 lat Python', 'Java … ponad 5 lat'],
  ['an ellipsis before a figure', 'Java i Python 5 lat pracy', 'Java … 5 lat pracy'],
  ['an ellipsis over a comma', 'Java w domu, Python w banku', 'Java … w banku'],
  ['a number before it is no list number inside a line', '5 lat pracy jako spedytor', '6. lat pracy jako spedytor'],
])('%s: not found', (_, line, quote) => expect(prove(line, quote)).toBe('quote-not-found'));

test.each([
  ['a part of a decimal', '1,5 roku pracy z dziećmi', '5 roku pracy z dziećmi'],
  ['a part of a sum', 'Budżet 1 200 000 zł rocznie', '200 000 zł rocznie'],
  ['a part of a hyphenated word', 'Praca jako wice-prezes zarządu', 'prezes zarządu'],
  ['a part of a name with a dot', 'Serwisy w Node.js i React', 'Serwisy w Node'],
  ['C of C++', 'Sterowniki w C++', 'Sterowniki w C'],
])('%s: not found', (_, line, quote) => expect(prove(line, quote)).toBe('quote-not-found'));

test.each([
  ['a denial', 'Nie prowadziłam kadr i płac', 'kadr i płac'],
  ['a denial behind it', 'Prawo jazdy kategorii B: brak', 'Prawo jazdy kategorii B'],
  ['a low level before it', 'Basic knowledge of SQL', 'knowledge of SQL'],
  ['a low level behind it', 'Znajomość Excela w stopniu podstawowym', 'Znajomość Excela'],
  ['a level in brackets', 'SQL (basic), Python', 'SQL'],
  ['a rank', 'Junior Java Developer w banku', 'Java Developer w banku'],
  ['a wish', 'Chciałbym poznać język Python', 'poznać język Python'],
  ['nearly', 'Prawie 5 lat pracy w magazynie', '5 lat pracy w magazynie'],
])('%s that was cut off: refused', (_, line, quote) => expect(prove(line, quote)).toBe('quote-cut'));

const takenBack: [string, string, string][] = [
  ['others’ work', 'Negotiating contracts belonged to sales, not to us', 'Negotiating contracts'],
  ['others’ work without "not"', 'Negotiating contracts belonged to sales', 'Negotiating contracts'],
  ['another department', 'Prowadzenie kadr należało do działu HR, nie do nas', 'Prowadzenie kadr'],
  ['others', 'Payroll was handled by an agency', 'Payroll'],
  ['a later denial of it', 'Java, ale nigdy jej nie używałam', 'Java'],
  ['a level of nothing', 'Excel: 0/5', 'Excel'],
  ['nothing in percent', 'Excel – 0%, Word – 80%', 'Excel'],
  ['an empty scale', 'Excel ○○○○○', 'Excel'],
  ['an empty scale in a list', 'Excel ☆☆☆☆☆, Word ★★★☆☆', 'Excel'],
  ['an empty scale before it', '○○○○○ Excel', 'Excel'],
  ['no experience', 'SAP, no commercial experience', 'SAP'],
  ['no experience with it', 'SAP, brak doświadczenia w praktyce', 'SAP'],
  ['no years', 'Java: 0 years', 'Java'],
  ['no years in a list', 'Java, 5 lat; Python, 0 lat', 'Python'],
  ['expiry in brackets', 'Welding certificate (expired 2018)', 'Welding certificate'],
  ['expiry', 'Certyfikat ISTQB – wygasł w 2019', 'Certyfikat ISTQB'],
  ['expiry that was not seen to', 'Certyfikat ISTQB wygasł, nie odnowiłam go', 'Certyfikat ISTQB'],
  ['expiry before it', 'Expired: ISTQB, PRINCE2', 'PRINCE2'],
  ['a plan in brackets', 'Certyfikat ISTQB (planowany 2026)', 'Certyfikat ISTQB'],
  ['a plan', 'Planned: ISTQB certificate', 'ISTQB certificate'],
  ['a plan of more', 'Planned: PRINCE2, ISTQB certificate', 'ISTQB certificate'],
  ['loss', 'Prawo jazdy kat. C, cofnięte w 2021', 'Prawo jazdy kat. C'],
  ['a box that is not ticked', '☐ Prawo jazdy kat. B', 'Prawo jazdy kat. B'],
  ['a box behind it', 'Prawo jazdy ☐, samochód ☑', 'Prawo jazdy'],
  ['a cross', '✗ Uprawnienia SEP', 'Uprawnienia SEP'],
];

test.each(takenBack)('%s that was cut off: not met', (_, line, quote) => expect(prove(line, quote)).toBe('quote-cut'));

test.each(takenBack)('%s that is quoted: kept', (_, line) => expect(prove(line, line)).toBe(line));

test.each([
  ['expiry', 'Certyfikat ISTQB – wygasł w 2019', 'Certyfikat ISTQB'],
  ['no years', 'Java: 0 years', 'Java'],
])('%s that was cut off may say why it is not met', (_, line, quote) => {
  expect(prove(line, quote, quote, 'NOT_MET')).toBe(quote);
  expect(prove(line, quote, quote, 'PARTIALLY_MET')).toBe(quote);
});

test.each([
  ['another thing’s zero', 'Java, 5 lat; Python, 0 lat', 'Java, 5 lat'],
  ['another thing’s zero in a list', 'Java 5 lat, Python 0 lat', 'Java 5 lat'],
  ['no accidents', 'SAP, brak wypadków przy pracy', 'SAP'],
  ['no mistakes', 'Fakturowanie, 0 błędów w 2022 roku', 'Fakturowanie'],
  ['ten years', 'Java: 10 years', 'Java'],
  ['half a year', 'Java: 0,5 roku', 'Java'],
  ['no experience of something else', 'SAP, no experience with Oracle', 'SAP'],
  ['another thing’s expiry', 'Certyfikat ISTQB, prawo jazdy kat. C wygasło', 'Certyfikat ISTQB'],
  ['an end to come', 'Certyfikat ISTQB (wygasa w 2031)', 'Certyfikat ISTQB'],
  ['expired things seen to', 'Expired licences renewed for the fleet', 'licences renewed for the fleet'],
  ['another thing’s plan', 'Certyfikat ISTQB, PRINCE2 (planowany 2026)', 'Certyfikat ISTQB'],
  ['planning as work', 'Planned production and deliveries', 'production and deliveries'],
  ['own work', 'Prowadzenie kadr należało do moich obowiązków', 'Prowadzenie kadr'],
  ['others’ part of it', 'Led payroll for 300 staff, reports signed by the CFO', 'Led payroll for 300 staff'],
  ['not only', 'Negotiating contracts, not only with suppliers', 'Negotiating contracts'],
  ['a scale that is partly filled', 'Excel ●●●○○', 'Excel'],
  ['another thing’s empty scale', 'Excel ●●●○○, Word ○○○○○', 'Excel'],
  ['a scale of dots before the next thing', 'Excel ●●●●● Word ○○○○○', 'Excel ●●●●●'],
  ['a ticked box', '☑ Prawo jazdy kat. B', 'Prawo jazdy kat. B'],
  ['a bullet', '○ Prawo jazdy kat. B', 'Prawo jazdy kat. B'],
  ['a box of the next thing', '☑ Java ☐ Python', 'Java'],
])('%s takes nothing back: kept', (_, line, quote) => expect(prove(line, quote)).toBe(quote));

test.each([
  ['one letter', 'Praca z ludźmi', 'z', 'Praca z ludźmi'],
  ['a mask', '[NAME], księgowa', '[NAME]', 'Księgowa'],
  ['a mask of two words', 'ur. [BIRTH DATE]', '[BIRTH DATE]', 'Wiek emerytalny'],
  ['masks alone', '[PHONE], [EMAIL]', '[PHONE], [EMAIL]', 'Kontakt z klientem'],
  ['a heading', 'Umiejętności', 'Umiejętności', 'Umiejętności miękkie'],
  ['a period', '2015 – 2021', '2015 – 2021', 'Pięć lat doświadczenia'],
  ['an amount of nothing', '5 lat', '5 lat', 'Pięć lat doświadczenia w handlu'],
  ['a level of nothing', 'B2', 'B2', 'Język niemiecki B2'],
  ['a short word of something else', 'Excel, Java', 'Java', 'Python'],
])('%s proves nothing', (_, line, quote, criterion) => expect(prove(line, quote, criterion)).toBe('quote-weak'));

test.each([
  ['a negation of something else', 'Nie mam prawa jazdy, ale znam Excel i SAP', 'znam Excel i SAP'],
  ['a negation behind a contrast', 'Worked with Kubernetes but did not administer it', 'Worked with Kubernetes'],
  ['the negation itself', 'Nie mam prawa jazdy kategorii C', 'Nie mam prawa jazdy kategorii C'],
  ['the subject alone', 'Excel, SAP, Java', 'SAP'],
  ['what a picture opens', '💻 Python', 'Python'],
  ['what pictures open in a list', '💻💻 Excel, 📊 SAP', 'SAP'],
  ['a long word', 'Docker, Kubernetes', 'Kubernetes', 'Container orchestration'],
  ['not only', 'Nie tylko kierowałem zespołem handlowym', 'kierowałem zespołem handlowym'],
])('%s: kept', (_, line, quote, criterion = quote) => expect(prove(line, quote, criterion)).toBe(quote));

test.each([
  [
    'an ellipsis',
    'Szkoliłam nowe pielęgniarki na oddziale',
    'Szkoliłam … pielęgniarki na oddziale',
    'Szkoliłam nowe pielęgniarki na oddziale',
  ],
  [
    'an ellipsis in a list',
    'Szkoliłam nowych, pisałam instrukcje i raporty',
    'Szkoliłam nowych … i raporty',
    'Szkoliłam nowych, pisałam instrukcje i raporty',
  ],
  ['a scale', 'Excel ●●●○○, Word ●●○○○', 'Excel ●●●○○'],
  ['a scale of which nothing is filled', 'Excel ○○○○○', 'Excel ○○○○○'],
  ['a ticked box', '☑ Prawo jazdy kat. B', '☑ Prawo jazdy kat. B'],
  ['a box that is not ticked', '☐ Prawo jazdy kat. B', '☐ Prawo jazdy kat. B'],
  ['boxes in several lines', 'Prawo jazdy\n☐ kat. C\n☑ kat. B', 'Prawo jazdy\n☐ kat. C\n☑ kat. B'],
  ['check marks as bullets', '✓ Excel\n✓ Word', 'Excel Word', 'Excel\n✓ Word'],
  ['a ticked box in a line', 'Kategorie ☐ B+E ☑ C+E', '☑ C+E'],
  ['a check mark of another form', '✔ Uprawnienia SEP', '✓ Uprawnienia SEP', '✔ Uprawnienia SEP'],
  ['what a check mark opens', '✓ Uprawnienia SEP', 'Uprawnienia SEP'],
  [
    'another bullet',
    '○ Obsługa giełd transportowych',
    '- Obsługa giełd transportowych',
    'Obsługa giełd transportowych',
  ],
  ['a filled bullet', '▪ Obsługa giełd', '● Obsługa giełd', 'Obsługa giełd'],
  ['a bullet that is added', 'Obsługa giełd', '● Obsługa giełd', 'Obsługa giełd'],
  ['a bullet without a space', '-5 lat pracy w magazynie', '5 lat pracy w magazynie'],
  ['a minus', 'Praca w -5 stopniach', 'Praca w −5 stopniach', 'Praca w -5 stopniach'],
])('%s: kept', (_, line, quote, text = quote) => expect(prove(line, quote)).toBe(text));

test('what is kept is the CV’s own text', () => {
  expect(prove('Zarządzanie „złotym” zespołem 12 osób', '- **zarzadzanie "zlotym" zespolem 12 osob**.')).toBe(
    'Zarządzanie „złotym” zespołem 12 osób',
  );
});
