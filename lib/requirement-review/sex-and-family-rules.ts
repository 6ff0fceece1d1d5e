import type { GroundRule } from './review-rule';
import { calledIn, choosing, keptOut, without } from './selecting-words';

export const sexRules: GroundRule[] = [
  {
    pattern: /\bkobiet(a|y|e|om|ami|)?\b|\bmezczyzn(a|y|e|i|om|ami|)?\b|\bplec\b|\bplci\b|\bplcia\b/,
    unless:
      /kobiet\w* (i|lub|albo|oraz|jak i|ani) mezczyzn|mezczyzn\w* (i|lub|albo|oraz|jak i|ani) kobiet|druzyn|reprezentacj|\blig[aie]\b|rownos\w+ plci|plec (dziecka|plodu)|\bk\/m\b|\bm\/k\b/,
  },
  {
    pattern:
      /\b(dla|mlod\w+|mil\w+|widzian\w+|potrzebn\w+|praca dla)\s+(pan|pana|pani|panow|panie|pania|panny|panne|dziewczyn\w*|chlopak\w*|facet\w*)\b/,
  },
  {
    pattern: new RegExp(
      String.raw`\b${choosing}\s+(?:mlod\w+ |mil\w+ )?(?:pan[aiy]?|panow|panie|pania|panienk\w*|dziewczyn\w*|chlopak\w*|facet\w*|gospodyn\w*)\b`,
    ),
  },
  // Military service applied to men only
  {
    pattern:
      /\b(uregulowan|odbyt|zakonczon|zwolnion)\w*\s+(\w+ ){0,3}sluzb\w+ (zasadnicz\w+ )?wojskow\w*|\bstosun\w+ do sluzby wojskowej\b|\bkategori\w+ wojskow\w+|\bprzeniesieni\w+ do rezerwy\b|\bmilitary service (completed|fulfilled|obligation|status|done)\b|\b(completed?|fulfilled|exempt from|settled|regulated) (\w+ ){0,2}military (service|duty)\b/,
  },
  { pattern: /^(pan|pani|panowie|panie|dziewczyn[ay]|chlopak|facet)\b(?! (dom|domu))/ },
  {
    pattern:
      /\b(males?|females?|man|woman|men|women|lady|ladies|girls?|boys?|guys?|gentlem[ae]n|gender|sex)\b(?!['’]s|[- ](day|hour|management|machine|in[- ]the|equality|neutral|studies|power|month|pay|education|offender|therap)|(\s\w+)? (health|hygiene|products?|fashion|clothing|footwear|fragrances?|market|audiences?|consumers?|patients?|customers?|sports?|football|league)\b)/,
    unless:
      /\b(males?|men|boys|gentlemen) (and|or|&) (females?|women|girls|ladies)\b|\b(females?|women|girls|ladies) (and|or|&) (males?|men|boys|gentlemen)\b|\bboth (men|women)\b|\bman[- ]hours?\b/,
  },
];

export const familyRules: GroundRule[] = [
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
      /\b(marital status|unmarried|childless|family (situation|plans|status)|single (person|people|man|woman|candidates?|applicants?)|(must|should) be (single|married))\b|\bmarried\b/,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:matk[aio]\w*|samotn\w+ rodzic\w*|(?:single )?(?:mothers|mums|moms|parents))\b(?=.*\b(?:${keptOut}\b|${calledIn}$))`,
    ),
  },
  { pattern: /\bhousewi(fe|ves)\b/ },
  { pattern: /\bodchowan\w*/, unless: /zwierz|drob|pis[kl]|kurcz|pros|ciela?t|ryb/ },
  {
    pattern: new RegExp(
      String.raw`\b${without}\s+(?:any |other )?(?:small |young |school-age )?(?:children|kids|dependents|dependants|(?:family|childcare|parental|domestic|household)(?: care)? (?:commitments|obligations|duties|responsibilities|ties))\b`,
    ),
  },
];

export const pregnancyRules: GroundRule[] = [
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
