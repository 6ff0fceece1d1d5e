import type { GroundRule } from './review-rule';
import { calledIn, choosing, englishPeoples, keptOut, polishPeoples, refusing } from './selecting-words';

export const religionRules: GroundRule[] = [
  {
    pattern:
      /\b(katoli[kc]|chrzescija|muzulma|prawoslawn|protestan|ateist)\w*|\bwierzac(a|y|ych|ego|ej)\b|\bwyznani(a|e|u|em)\b|\breligi(a|i|e)\b|\bpraktykujac\w+ (katol|wierzac)\w*/,
    unless: /nauczyci|katechet|lekcj|nauczani|misj\w+ kanoniczn|religioznaw|szkol\w+ katol|sztuk/,
  },
  {
    pattern:
      /\b(catholic|christian|protestant|muslim|jewish|hindu|atheist|religion|religious|believer|church-?goer)s?\b/,
    unless:
      /religious (studies|education|art|building|heritage|site|tourism)|teacher|\b(school|charit|hospital|universit|organi[sz]ation|institution|parish|dioces|press|publish|histor|music|archive|communit|burial|holiday|calendar)\w*/,
  },
  {
    pattern:
      /\b(headscar(f|ves)|hijabs?|turbans?|burqas?|kippahs?|yarmulkes?|hidzab\w*|turban\w*|burk[aieę]\b|jarmulk\w*)/,
  },
  {
    pattern:
      /\b(od|opini\w+|zaswiadczeni\w+|rekomendacj\w+) (od )?(ksiedza|proboszcza)\b|\b(priest|vicar|pastor)['’]s (reference|letter)\b/,
  },
];

export const originRules: GroundRule[] = [
  {
    pattern:
      /\bnarodowos\w*|\bpochodzeni\w+ (etniczn|polsk|ukrain|slowian|europejsk|azjat)\w*|\bras(a|y|e)\b|\bbial\w+ (ras|osob|kolor|skor)\w*|\bkolor\w* skory\b|\betniczn\w*/,
    unless: /ras\w* (psow|psa|kotow|kota|bydla|koni|swin)/,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:${choosing}|${refusing})\s+(?:osob\w*\s+(?:z\s+)?|obywatel\w*\s+)?(?:${polishPeoples}|${englishPeoples})\b`,
    ),
  },
  { pattern: new RegExp(String.raw`\b${englishPeoples} (?:${calledIn}|${keptOut})`) },
  {
    pattern: new RegExp(
      String.raw`\b(?:${polishPeoples}|obywatel\w+ \w+|osob\w+ z (?:ukrainy|bialorusi|rosji|gruzji|azji|afryki|zagranicy))\b(?=.*\b${keptOut})`,
    ),
  },
  { pattern: /\b(rodowit\w+)\s+(polak|polk|pol)\w*|^(polak|polka|polacy)\b/ },
  {
    pattern:
      /\b(nationality|ethnic(ity)?|skin colou?r|caucasian)\b|\brace\b(?=$|\s*[:/]| (or|and|preferred)\b)|\bwhite (man|woman|person|people|candidates?|applicants?|staff|europeans?|british)\b|\b(european|african|asian|slavic|arab|roma) (background|descent|origin|heritage)\b/,
    unless: /\b(data|arms|horse|motor) race|racing/,
  },
];

/** The group is a topic or a target group. */
const lgbtAsTheme =
  /communit|outreach|network|diversity|inclusi|media|festival|audience|spolecznos|organizacj|historia/;
export const orientationRules: GroundRule[] = [
  {
    pattern:
      /\borientacj\w*\s+(seksualn|psychoseks)\w*|\b(hetero|homo|bi)seksual\w*|\bhetero\b|\b(gej|geje|gejow|lesbijk\w*|lgbt\w*|transplciow\w*|transseksual\w*)\b/,
    unless: lgbtAsTheme,
  },
  {
    pattern:
      /\bsexual orientation\b|\b(hetero|homo|bi)sexual\b|\b(gays?|lesbians?|lgbt\w*|queer|transgender)\b|\bstraight (man|woman|person|people|candidates?|applicants?|only)\b/,
    unless: lgbtAsTheme,
  },
];

export const politicsRules: GroundRule[] = [
  {
    pattern:
      /\b(poglad|przekonan|sympati)\w*\s+politycz\w*|\b(czlon\w+|przynaleznos\w*|nalez\w+|nienaleze\w*)\s+(do\s+|w\s+)?parti\w*|\bbezpartyjn\w*|\b(prawicow|lewicow)\w+ poglad\w*|\bpoglad\w+ (prawicow|lewicow|konserwatywn|liberaln)\w*|\b(zwolenni\w+|sympaty[kc]\w*|wyborc(a|y|ow|om|ami)) (parti|rzad|opozycj|lewic|prawic)\w*/,
  },
  {
    pattern:
      /\bpolitical (views?|beliefs?|affiliations?|opinions?|leanings?)\b|\b(political )?party member(ship)?\b|\b(supporters?|sympathi[sz]ers?|voters?|members?) of (the |a |any )?(\w+ )?party\b|\b(left|right)[- ](wing|leaning)\b|\b(conservative|liberal|socialist) (political )?(views|beliefs|opinions)\b/,
  },
  {
    pattern:
      /\b(supports?|votes? for|belong\w* to) (the |a |our )?(political|ruling|governing|opposition|(left|right)[- ]wing) party\b/,
    always: true,
  },
];

export const unionRules: GroundRule[] = [
  {
    pattern:
      /\b(nalez|nienalez|naleze|nienaleze|przynaleznos|czlon|czlonkostw)\w*\s+(do\s+|w\s+)?zwiazk\w*|\bniezrzeszon\w*|\bczlon\w+ (nszz )?solidarnosc\w*|\bdzialacz\w* zwiazkow\w*|\b(aktywnos|dzialalnos)\w+ zwiazkow\w*|\bzwiazkow(iec|cow|cy|ca)\b|\b(bez|brak)\s+(przynaleznosci do\s+)?zwiazk\w+ zawodow\w*|\bniebed\w+ w zwiazk\w*|\bzrzeszon\w+ w (zwiazk|solidarnos)\w*/,
  },
  {
    pattern:
      /\b(trade |labou?r )?union (members?|membership|affiliation)\b|\bnon[- ]union(i[sz]ed)?\b|\bunion (activists?|activity|sympath\w+)\b|\bnot (in|a member of) (a|any) (trade )?union\b/,
  },
];
