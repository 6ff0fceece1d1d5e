import type { DiscriminationGround, ReviewRule } from './review-rule';

/** Years that are spoken of as work, or as the firm's age, not as a person's. */
const yearsOfWork =
  /doswiadczen|\bstaz|praktyk|na rynku|dzialaln|istni|gwarancj|experience|seniority|in business|on the market|warranty/;
/** Ages that a law itself asks for: adults, and drivers of heavier vehicles. */
const statutoryAge =
  /(ukoncz\w*|min\w*\.?|co najmniej|powyzej|od|at least|over|above|be)\s*(18|21|24)\b|pelnoletn|\b18\s?\+|18 years (old )?or (over|older)/;
const age = String.raw`(?:1[6-9]|[2-7]\d)`;
const ageUnit = String.raw`(?:-?\s?lat\b|lata\b|-?latk\w*|roku zycia|r\.?\s?z\b|lat\.)`;
const englishAgeUnit = String.raw`(?:years? old|years? of age|y\.?o\b|yrs old)`;

const ageRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern:
      /\bmlod(a|y|e|zi|ych|ej|ego|ym|a)\s+(osob|kobiet|mezczyzn|kandydat|ludzi|pracowni|dziewczyn|chlopak|pan)\w*/,
  },
  { pattern: /\b(osob\w+|kandydat\w*|kobiet\w+|mezczyzn\w*)\s+(mlod|dojrzal|starsz)(a|y|e|ych|ej|ego|zych)?\b/ },
  {
    pattern:
      /\b(w wieku|wiek\w*)\s*[:–-]?\s*(do|od|ok|min|maks|max|miedzy|ponizej|powyzej|\d|przedemeryt|produkcyjn|mobiln)/,
  },
  { pattern: /\bmlod\w+ wiek\w*|\bwiek kandydat\w*/ },
  {
    pattern: new RegExp(
      String.raw`\b(do|maks\w*\.?|max\.?|ponizej|nie wiecej niz|powyzej|od|min\w*\.?)\s*${age}\s*${ageUnit}`,
    ),
    unless: new RegExp(`${yearsOfWork.source}|${statutoryAge.source}`),
  },
  {
    pattern: new RegExp(String.raw`\b${age}\s*(?:-|–|do|to|and|a|i)\s*${age}\s*(?:${ageUnit}|${englishAgeUnit})`),
    unless: yearsOfWork,
  },
  { pattern: /\b(przed|po)\s+((trzydziest|czterdziest|piecdziesiat|szescdziesiat)[kc]|[3-6]0\s?-?\s?(t?k|stk))\w*/ },
  {
    pattern:
      /\bnie (starsz|mlodsz)\w+ (niz|od)\b|\b(not|no) (older|younger) than\b|\brocznik\w*\b|\burodzon\w+ (po|przed)\b|\bborn (after|before)\b/,
  },
  {
    pattern: /\bemeryt(a|ow|ami|ki|ka|om|ek)?\b|\bemeryci\b|\bpensioners?\b|\bretirees?\b/,
    unless: /ubezpiecz|swiadczen|obslug/,
  },
  {
    pattern:
      /\b(young|youthful|mature|older|elderly)\s+(person|people|man|woman|men|women|candidates?|professionals?|adults?|lad(y|ies)|girls?|boys?)\b/,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:under|below|up to|max(?:imum)?\.?|over|above|between)\s*${age}\b(?=.*${englishAgeUnit}|$|\s*$)`,
    ),
    unless: new RegExp(`${yearsOfWork.source}|${statutoryAge.source}|\\d\\s*(kg|%|km|people|eur|pln|000)`),
  },
  { pattern: new RegExp(String.raw`\b${age}\s*${englishAgeUnit}`), unless: statutoryAge },
  { pattern: /\bage[sd]?\s*(:|between|under|over|limit|up to|range|\d)|\bcandidate'?s age\b/, unless: statutoryAge },
];

const sexRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern: /\bkobiet(a|y|e|om|ami|)?\b|\bmezczyzn(a|y|e|i|om|ami|)?\b|\bplec\b|\bplci\b|\bplcia\b/,
    unless:
      /kobiet\w* (i|lub|albo|oraz|jak i|ani) mezczyzn|mezczyzn\w* (i|lub|albo|oraz|jak i|ani) kobiet|rownos\w+ plci|plec (dziecka|plodu)|\bk\/m\b|\bm\/k\b/,
  },
  {
    pattern:
      /\b(dla|tylko|wylacznie|szukamy|poszukujemy|zatrudnimy|zatrudnie|mlod\w+|widzian\w+|preferowan\w+)\s+(pan|pani|panow|panie|pania|panny|panne|dziewczyn\w*|chlopak\w*|facet\w*)\b/,
  },
  { pattern: /^(pan|pani|panowie|panie|dziewczyn[ay]|chlopak|facet)\b(?! (dom|domu))/ },
  {
    pattern:
      /\b(male|female|man|woman|men|women|lady|ladies|girls?|boys?|gentlem[ae]n|gender|sex)\b(?!['’]s|[- ](day|hour|management|machine|in[- ]the|equality|neutral|studies|power|month|pay)|(\s\w+)? (health|hygiene|products?|fashion|clothing|footwear|fragrances?|market|audiences?|consumers?|patients?|customers?|sports?|football|league)\b)/,
    unless: /\b(men and women|women and men|both (men|women)|male or female|female or male|man[- ]hours?)\b/,
  },
];

const familyRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern:
      /\bstan\w* cywiln\w*|\bbezdzietn\w*|\b(mezatk|singla|singli|singlem|singiel|kawaler|rozwodni|zonat|niezamezn|zamezn|panna\b)\w*/,
  },
  { pattern: /\b(bez|brak|nie ?posiada\w*|niemaj\w*|nie maj\w*|odchowan\w*)\s+(mal\w+\s+|maloletnich\s+)?dzieci\b/ },
  {
    pattern:
      /\b(bez|brak|wolna? od)\s+(zobowiazan|obowiazkow|obciazen)\s+rodzinn\w*|\bsytuacj\w+ rodzinn\w*|\bplan\w* (rodzinn\w*|zalozenia rodziny|macierzynsk\w*|powiekszenia rodziny)/,
  },
  {
    pattern:
      /\b(marital status|unmarried|childless|family (situation|plans|status)|single (person|man|woman)|(must|should) be (single|married))\b|\bmarried\b/,
  },
  {
    pattern:
      /\b(no|without|not have|free of)\s+(any )?(small |young )?(children|kids|family (commitments|obligations|duties))\b/,
  },
];

const pregnancyRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern: /\bciaz(a|y|e|ach|)?\b|\bpregnan\w*/,
    unless:
      /newborn|prenatal|ultrasound|patologi|ginekolog|polozn|prowadzeni\w+ ciazy|obstetr|midwi|gynaecolog|fizjologi/,
  },
  {
    pattern:
      /\bplan\w* (urlop\w* )?(macierzynsk|rodzicielsk)\w*|\b(planning|plans) (a baby|a family|children|maternity|to have)/,
  },
  { pattern: /\b(nie ?)?planuj\w*\s+(dzieck|dzieci|ciaz|potomstw|macierzynstw)\w*/ },
];

const healthRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern:
      /\b(dobr|doskonal|bardzo dobr|nienagann|pelni)\w*\s+(stan\w*\s+)?zdrowi\w*|\bstan\w*\s+zdrowia\b|\bzdrow(a|y|i|ych)\s+(osob|kandydat|i sprawn|fizyczn|psychiczn)\w*|\bw pelni zdrow\w*/,
    unless: /pacjent|zwierz|klient|maszyn|podopieczn|ubezpieczon|mieszkanc|dzieci/,
  },
  { pattern: /\b(bez|brak|braku)\s+(przewlekl\w+\s+)?(chorob|schorzen|alergi|problemow zdrowotnych)\w*/ },
  {
    pattern:
      /\b(nisk\w+|brak|bez|nieskorzystani\w+|niekorzystani\w+)\s+(z\s+|ze\s+)?(absencj|zwolnien|l4\b|chorobow)\w*/,
  },
  {
    pattern:
      /\b(good|excellent|perfect|full)\s+(physical |mental |general )?(state of )?health\b|\b(no|without) (health|medical) (problems|conditions|issues)\b|\b(low|no) (absence|sick leave|sickness)\w*/,
    unless: /health (care|and safety|insurance)|good health (records|systems)/,
  },
  {
    pattern:
      /\b(no|without|free of)\s+(any )?((a |medical )?history of )?(\w+ ){0,2}(depression|(mental|chronic) (illness\w*|disease\w*|disorders?)|addictions?)\b|\b(bez|brak|braku)\s+(depresji|nerwicy|zaburzen (psychicz|nastroj|lekow)\w*)/,
  },
  { pattern: /\bhealthy (person|candidate|individual|people|and fit)\b/ },
];

const disabilityRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern: /\bniepelnosprawn\w*|\bpelnosprawn\w*|\binwalid(a|zi|ow|ka)\b|\bgrup\w* inwalidzk\w*/,
    unless: /dostepnos|wcag|przepis|transport|przewoz/,
  },
  {
    pattern: /\bdisab(led|ility|ilities)\b|\bable[- ]bodied\b|\bhandicapped\b/,
    unless: /accessib|wcag|legislation|benefits|insurance/,
  },
];

const religionRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern:
      /\b(katoli[kc]|chrzescija|muzulma|prawoslawn|protestan|ateist)\w*|\bwierzac(a|y|ych|ego|ej)\b|\bwyznani(a|e|u|em)\b|\breligi(a|i|e)\b|\bpraktykujac\w+ (katol|wierzac)\w*/,
    unless: /nauczyci|katechet|lekcj|nauczani|misj\w+ kanoniczn|religioznaw|szkol\w+ katol|sztuk/,
  },
  {
    pattern: /\b(catholic|christian|muslim|jewish|atheist|religion|religious|believer)s?\b/,
    unless: /religious (studies|education|art)|teacher|(school|charity|hospital)\b/,
  },
];

const originRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern:
      /\bnarodowos\w*|\bpochodzeni\w+ (etniczn|polsk|ukrain|slowian|europejsk|azjat)\w*|\bras(a|y|e)\b|\bbial\w+ (ras|osob|kolor|skor)\w*|\bkolor\w* skory\b|\betniczn\w*/,
    unless: /ras\w* (psow|psa|kotow|kota|bydla|koni|swin)/,
  },
  {
    pattern:
      /\b(tylko|wylacznie|jedynie|najchetniej|preferowan\w+)\s+(polak|polk|polac|ukrai|bialorus|europejczyk)\w*|\b(rodowit\w+)\s+(polak|polk|pol)\w*|^(polak|polka|polacy)\b/,
  },
  { pattern: /\b(bez|procz|oprocz|nie zatrudniamy)\s+(ukrai|cudzoziem|obcokrajow|bialorus|romow|imigrant)\w*/ },
  {
    pattern:
      /\b(nationality|ethnic(ity)?|skin colou?r|caucasian|no foreigners|no immigrants)\b|\brace\b(?! condition)|\b(only|exclusively) (poles|polish (people|nationals)|europeans)\b|\bpol(es|ish people) only\b|\bwhite (man|woman|person|people|candidates?|applicants?|staff|europeans?|british)\b|\b(european|african|asian|slavic|arab|roma) (background|descent|origin|heritage)\b/,
    unless: /\b(data|arms|horse|motor) race|racing/,
  },
];

const orientationRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern:
      /\borientacj\w*\s+(seksualn|psychoseks)\w*|\b(hetero|homo|bi)seksual\w*|\b(gej|geje|gejow|lesbijk\w*|lgbt\w*)\b/,
  },
  {
    pattern:
      /\bsexual orientation\b|\b(hetero|homo|bi)sexual\b|\b(gay|lesbian|lgbt\w*)\b|\bstraight (man|woman|person|people|candidates?|applicants?|only)\b/,
  },
];

const politicsRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern:
      /\b(poglad|przekonan|sympati)\w*\s+politycz\w*|\b(czlon\w+|przynaleznos\w*|nalez\w+|nienaleze\w*)\s+(do\s+|w\s+)?parti\w*|\bbezpartyjn\w*|\b(prawicow|lewicow)\w+ poglad\w*|\bpoglad\w+ (prawicow|lewicow|konserwatywn|liberaln)\w*|\b(zwolenni|sympaty|wyborc)\w+ (parti|rzad|opozycj|lewic|prawic)\w*/,
  },
  {
    pattern:
      /\bpolitical (views?|beliefs?|affiliations?|opinions?|leanings?)\b|\b(political )?party member(ship)?\b|\b(supporters?|sympathi[sz]ers?|voters?|members?) of (the |a |any )?(\w+ )?party\b|\b(left|right)[- ]wing\b/,
  },
];

const unionRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern:
      /\b(nalez|nienalez|naleze|nienaleze|przynaleznos|czlon|czlonkostw)\w*\s+(do\s+|w\s+)?zwiazk\w*|\bniezrzeszon\w*|\bzwiazkow(iec|cow|cy|ca)\b|\b(bez|brak)\s+(przynaleznosci do\s+)?zwiazk\w+ zawodow\w*|\bniebed\w+ w zwiazk\w*|\bzrzeszon\w+ w (zwiazk|solidarnos)\w*/,
  },
  {
    pattern:
      /\b(trade |labou?r )?union (members?|membership|affiliation)\b|\bnon[- ]union\b|\bnot (in|a member of) (a|any) (trade )?union\b/,
  },
];

const looksRules: Omit<ReviewRule<DiscriminationGround>, 'code'>[] = [
  {
    pattern:
      /\bprezencj\w*|\baparycj\w*|\b(szczupl|ladn|atrakcyjn)\w+\s+(osob|sylwetk|figur|kobiet|dziewczyn|hostess)\w*/,
  },
  {
    pattern: /\bwyglad\w*\b/,
    unless: /wyglad\w* (stron|aplikac|interfejs|produkt|witryn|sklep|etykiet|kod|opakow|ekspozyc|wnetrz|lokal)|projekt/,
  },
  {
    pattern: /\burod(y|zie)\b|\burodziw\w*/,
    unless:
      /urod\w* (zycia|w (prasie|mediach))|(salon|bran|zabieg|rynk|kosmet|produkt|gabinet|kategori|konkurs|uslug|instytu)\w*/,
  },
  {
    pattern:
      /\bwzrost\w*\s*[:–-]?\s*(od|min\w*\.?|powyzej|do|co najmniej)?\s*1[5-9]\d\b|\b1[5-9]\d\s*cm\b|\bheight\b.{0,12}\d/,
  },
  {
    pattern:
      /\b(cv|zyciorys\w*|aplikacj\w*)\s+(ze|wraz ze|z)\s+(aktualnym\s+)?(zdjeci|fotografi)\w*|\b(zdjeci|fotografi)\w+ (w|do) cv\b|\bphoto(graph)? (in|with|on|of|attached to) (the |your |a )?(cv|resume|candidate|yourself)|\b(cv|resume) with (a )?photo\w*/,
  },
  {
    pattern:
      /\b(bez|brak)\s+(widocznych\s+)?(tatuaz|piercing|kolczyk)\w*|\b(no|without) (visible )?(tattoos?|piercings?)\b/,
  },
  {
    pattern:
      /\bgood[- ]looking\b|\battractive (appearance|looks?|woman|man|person|female|male)\b|\b(pleasant|neat|smart|nice|professional|presentable|well[- ]groomed)( personal| physical)? appearance\b|\bpresentable\b|\bwell[- ]groomed\b|\bslim (figure|person|build)\b/,
  },
];

/** Every pattern of a discriminating requirement, in Polish and in English. */
export const discriminationRules: readonly ReviewRule<DiscriminationGround>[] = (
  [
    ['age', ageRules],
    ['sex', sexRules],
    ['family', familyRules],
    ['pregnancy', pregnancyRules],
    ['health', healthRules],
    ['disability', disabilityRules],
    ['religion', religionRules],
    ['origin', originRules],
    ['orientation', orientationRules],
    ['politics', politicsRules],
    ['union', unionRules],
    ['looks', looksRules],
  ] as const
).flatMap(([code, rules]) => rules.map((rule) => ({ ...rule, code })));
