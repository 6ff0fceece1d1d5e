/** Polish occupations with both forms in use, masculine first. For other names the suggestion is the marker "(k/m)". */
const pairs =
  'programista programistka|specjalista specjalistka|analityk analityczka|księgowy księgowa|kierownik kierowniczka|' +
  'dyrektor dyrektorka|menedżer menedżerka|menadżer menadżerka|manager managerka|sprzedawca sprzedawczyni|' +
  'doradca doradczyni|handlowiec handlowczyni|przedstawiciel przedstawicielka|nauczyciel nauczycielka|' +
  'lekarz lekarka|pielęgniarz pielęgniarka|farmaceuta farmaceutka|ratownik ratowniczka|opiekun opiekunka|' +
  'kelner kelnerka|kucharz kucharka|barman barmanka|cukiernik cukierniczka|piekarz piekarka|recepcjonista recepcjonistka|' +
  'magazynier magazynierka|spawacz spawaczka|elektryk elektryczka|mechanik mechaniczka|operator operatorka|' +
  'monter monterka|ślusarz ślusarka|stolarz stolarka|murarz murarka|malarz malarka|hydraulik hydrauliczka|' +
  'inżynier inżynierka|architekt architektka|projektant projektantka|grafik graficzka|konstruktor konstruktorka|' +
  'technolog technolożka|technik techniczka|laborant laborantka|chemik chemiczka|fizyk fizyczka|geodeta geodetka|' +
  'prawnik prawniczka|radca radczyni|adwokat adwokatka|notariusz notariuszka|sekretarz sekretarka|asystent asystentka|' +
  'pracownik pracowniczka|konsultant konsultantka|koordynator koordynatorka|audytor audytorka|kontroler kontrolerka|' +
  'inspektor inspektorka|logistyk logistyczka|spedytor spedytorka|dyspozytor dyspozytorka|planista planistka|' +
  'rekruter rekruterka|trener trenerka|szkoleniowiec szkoleniowczyni|redaktor redaktorka|dziennikarz dziennikarka|' +
  'tłumacz tłumaczka|copywriter copywriterka|fotograf fotografka|administrator administratorka|tester testerka|' +
  'wdrożeniowiec wdrożeniowczyni|informatyk informatyczka|serwisant serwisantka|sprzątacz sprzątaczka|ochroniarz ochroniarka|' +
  'kasjer kasjerka|bibliotekarz bibliotekarka|psycholog psycholożka|terapeuta terapeutka|fizjoterapeuta fizjoterapeutka|' +
  'dentysta dentystka|weterynarz weterynarka|kosmetolog kosmetolożka|fryzjer fryzjerka|masażysta masażystka|' +
  'windykator windykatorka|agent agentka|pośrednik pośredniczka|rzeczoznawca rzeczoznawczyni|statystyk statystyczka|' +
  'ekonomista ekonomistka|finansista finansistka|kadrowy kadrowa|płacowiec płacowczyni|referent referentka|urzędnik urzędniczka|' +
  'naczelnik naczelniczka|prezes prezeska|brygadzista brygadzistka|mistrz mistrzyni|pomocnik pomocniczka|robotnik robotnica|' +
  'ogrodnik ogrodniczka|rolnik rolniczka|krawiec krawcowa|szwacz szwaczka|tapicer tapicerka|lakiernik lakierniczka|' +
  'blacharz blacharka|zbrojarz zbrojarka|dekarz dekarka|tynkarz tynkarka|automatyk automatyczka|robotyk robotyczka|' +
  'mechatronik mechatroniczka|energetyk energetyczka|nauczyciel nauczycielka|wychowawca wychowawczyni|pedagog pedagożka|' +
  'logopeda logopedka|badacz badaczka|naukowiec naukowczyni|wykładowca wykładowczyni|dostawca dostawczyni|kurier kurierka|' +
  'pakowacz pakowaczka|sortowacz sortowaczka|kompletator kompletatorka|zaopatrzeniowiec zaopatrzeniowczyni|kupiec kupczyni|' +
  'merchandiser merchandiserka|animator animatorka|pilot pilotka|przewodnik przewodniczka|rzecznik rzeczniczka|' +
  'strażnik strażniczka|dozorca dozorczyni|portier portierka|położny położna|pokojowy pokojowa|salowy salowa|bufetowy bufetowa|instruktor instruktorka|' +
  'lektor lektorka|dietetyk dietetyczka|praktykant praktykantka|konserwator konserwatorka|elektromonter elektromonterka|' +
  'elektromechanik elektromechaniczka|policjant policjantka|rejestrator rejestratorka|frezer frezerka|główny główna|młodszy młodsza|starszy starsza|samodzielny samodzielna';

/** [masculine, feminine]; adjectives of rank ("młodszy") follow their noun. */
export const occupationPairs: readonly (readonly [string, string])[] = pairs.split('|').map((pair) => {
  const [masculine = '', feminine = ''] = pair.split(' ');
  return [masculine, feminine] as const;
});

/** Grammatically masculine occupations without a common feminine. */
export const masculineOnly: readonly string[] = [
  'kierowca',
  'gość',
  'żołnierz',
  'maszynista',
  'goniec',
  'górnik',
  'marynarz',
  'cieśla',
  'kominiarz',
];

/** Grammatically feminine occupations without a masculine. */
export const feminineOnly: readonly string[] = ['niania', 'gosposia', 'kosmetyczka', 'modelka'];

/** Folded endings unique to Polish occupations; "-er", "-or" and "-ant" are English too. */
export const masculineEnding = /(?:(?<!bar)ista|ysta|owiec|arz|nik|ciel|[wd]ca)$/;
export const feminineEnding = /(?:[iy]stka|niczka|nica|czyni|cielka|[eo]rka|arka|anka|[ae]ntka|stewardesa)$/;

/** Folded words for a person of one sex used in place of an occupation. */
export const personWords: ReadonlySet<string> = new Set(
  'pan pani panowie panie kobieta kobiety mezczyzna mezczyzni dziewczyna dziewczyny chlopak chlopaki'.split(' '),
);

/** Gendered English names and their neutral forms. */
export const englishNames: readonly (readonly [RegExp, string])[] = [
  [/\bsales(man|woman|men|women)\b/i, 'salesperson'],
  [/\b(wait(er|ress))\b/i, 'server'],
  [/\bchair(man|woman)\b/i, 'chairperson'],
  [/\b(foreman|forewoman)\b/i, 'supervisor'],
  [/\bcamera(man|woman)\b/i, 'camera operator'],
  [/\b(handyman|handywoman)\b/i, 'maintenance worker'],
  [/\b(steward|stewardess)\b/i, 'flight attendant'],
  [/\bhostess[ay]?\b/i, 'host'],
  [/\bbusiness(man|woman)\b/i, 'business professional'],
  [/\bpolice(man|woman)\b/i, 'police officer'],
  [/\bfire(man|woman)\b/i, 'firefighter'],
  [/\brepairman\b/i, 'repair technician'],
  [/\bcrafts(man|woman)\b/i, 'craftsperson'],
  [/\bdraftsman\b|\bdraughtsman\b/i, 'drafter'],
  [/\bbar(man|maid)\b/i, 'bartender'],
  [/\b(cleaning lady|maid)\b/i, 'cleaner'],
  [/\bdelivery (man|boy)\b/i, 'delivery worker'],
  [/\boffice (girl|lady)\b/i, 'office assistant'],
  [/\bactress\b/i, 'actor'],
];

/** Other gendered English names, by ending, except languages and peoples. */
export const otherEnglishName =
  /\b(?!(?:hu|ger|ro|nor|otto|gold|talis|ombuds)(?:man|men)\b)\w{3,}(?:man|men|woman|women|lady|girl|boy|maid)\b|\b(?:girls?|boys?|lady|ladies|guys?|gentlem[ae]n|seamstress|headmistress|governess|masseuse)\b(?!['’]s)/i;

/** Both forms of one occupation: "Waiter/Waitress", "host or hostess". */
export const bothEnglishNames =
  /\b(\w{3,30})\w{0,9}\s?(?:\/|\bor\b)\s?\1\w{0,9}(?:ess[ay]?|woman|man)\b|\b(\w{3,30})\w{0,9}(?:ess[ay]?|woman)\s?(?:\/|\bor\b)\s?\2\w*/i;
