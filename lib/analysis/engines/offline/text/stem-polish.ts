/**
 * Inflectional endings of Polish nouns, adjectives and participles, without diacritics, longest first. Derivation
 * (księgowość → księgowy) is left to the lexicon, because merging it here would merge unrelated words.
 */
const endings =
  'iami iach iego iemu owie ami ach ego emu ich iej iem imi iom iow ych ymi ium ii ej em ia ie im io iu om ow ym a e i o u y'.split(
    ' ',
  );

const shortestStem = 3;

/**
 * Consonant alternations before an ending (obsługa → obsłudze, zawód → zawodzie, logistyka → logistyce, klient →
 * kliencie).
 */
const alternations: [RegExp, string][] = [
  [/([nskrao])c$/, '$1t'],
  [/udz$/, 'ug'],
  [/dz$/, 'd'],
  [/rz$/, 'r'],
  [/c$/, 'k'],
  [/([^aeiouy])i?ek$/, '$1k'],
  [/([^aeiouy])el$/, '$1l'],
];

/**
 * The common stem of a Polish word's cases.
 *
 * @param folded lower case without diacritics, hence without ó/o and ł/l alternations
 * @returns a comparison key, not a word
 */
export function stemPolish(folded: string): string {
  if (folded.length <= shortestStem) return folded;
  // "Dziećmi", "gośćmi", "ludźmi" are "dzieci", "goście", "ludzie".
  if (/[czdn]mi$/.test(folded)) return stemPolish(folded.slice(0, -2) + 'i');
  const ending = endings.find(
    (candidate) => folded.endsWith(candidate) && folded.length - candidate.length >= shortestStem,
  );
  let stem = ending ? folded.slice(0, -ending.length) : folded;
  for (const [pattern, replacement] of alternations) stem = stem.replace(pattern, replacement);
  return stem;
}
