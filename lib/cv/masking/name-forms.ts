import { foldSameLength } from '@/lib/cv/profile/fold-same-length';

const feminine = 'a|y|i|e|o|u|ii|io|iu|ia|ie|oiu'.split('|');
const masculine = '|a|u|e|i|y|o|owi|em|iem|ie|ia|iu|iowi'.split('|');
const adjectival = 'i|a|y|e|o|u|iego|ego|iemu|emu|im|ym|iej|ej|ie'.split('|');
const plural = 'owie|iowie|ow|iow|om|iom|ami|iami|ach|iach|ich|ych|imi|ymi|owa|owej|owna|owny'.split('|');

/** A last consonant as it is before "-e": "Monika", "Monice"; "Agata", "Agacie". */
const softened: [RegExp, string][] = [
  [/k$/, 'ce'],
  [/sk$/, 'scy'],
  [/ck$/, 'ccy'],
  [/dzk$/, 'dzcy'],
  [/g$/, 'dze'],
  [/ch$/, 'sze'],
  [/h$/, 'ze'],
  [/st$/, 'scie'],
  [/t$/, 'cie'],
  [/d$/, 'dzie'],
  [/r$/, 'rze'],
];

const soften = (stem: string): string[] =>
  softened.filter(([last]) => last.test(stem)).map(([last, ending]) => stem.replace(last, ending));

/** "Marek" without its fleeting vowel is "Mark-", "Gołąb" with its other one "Gołęb-". */
function otherStems(name: string, stem: string): string[] {
  const shorter = stem.replace(/i?[eo]([b-df-hj-np-tv-z]|sz|cz|rz)$/, '$1');
  const nasal = /ą[b-df-hj-np-tv-zżźć]{1,2}$/u.test(name) ? [stem.replace(/a([^a]*)$/, 'e$1')] : [];
  // "Kwiecień", "Kwietnia"; "Marzec", "Marca".
  const harder = stem
    .replace(/cie([nc])$/, 't$1')
    .replace(/dzie([nc])$/, 'd$1')
    .replace(/rze([clk])$/, 'r$1');
  if (harder !== stem) nasal.push(harder);
  return [...(shorter.length >= 2 && shorter !== stem ? [shorter] : []), ...nasal];
}

const joined = (stems: string[], endings: string[]): string[] =>
  stems.flatMap((stem) => endings.map((ending) => stem + ending));

/**
 * All grammatical cases of one part of a name, folded. Some forms that nobody uses are among them.
 *
 * @param name one word as it is written: its diacritics decide how it is declined
 */
export function formsOf(name: string, isSurname: boolean): Set<string> {
  const small = name.toLowerCase();
  const folded = foldSameLength(small).replaceAll('’', "'");
  const forms = new Set([folded, ...transcribed(small)]);
  if (folded.length <= 2) return forms;
  const more = isSurname ? plural : [];
  const add = (words: string[]): void => words.forEach((word) => forms.add(word));
  const stem = folded.replace(/[aeiouy]$/, '');
  if (/(?:[sdc]k|[oe]w|n|cz)a$|[iy]$/.test(folded)) {
    // Also the form of the other sex, as in "państwo Kowalscy" of "Kowalska".
    const bare = folded.replace(/(?:ia|[aiy])$/, '');
    if (bare.length >= 3) add([...joined([bare], [...adjectival, ...more]), ...soften(bare)]);
  }
  if (/[ao]$/.test(folded)) {
    add(joined([stem], [...feminine, ...more]));
    if (stem.endsWith('i')) forms.add(stem);
    // "Maja", "Mai"
    if (/[aeou]j$/.test(stem)) forms.add(stem.replace(/j$/, 'i'));
    add(soften(stem));
    if (folded.endsWith('o')) add(joined([stem], masculine.slice(1)));
  } else if (!/[eiuy]$/.test(folded)) {
    add(joined([folded, ...otherStems(small, folded)], [...masculine.slice(1), ...more]));
    add(soften(folded));
  }
  return forms;
}

/** "Müller" is "mueller" in addresses and file names. */
function transcribed(small: string): string[] {
  const ascii = small.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
  return ascii === small ? [] : [foldSameLength(ascii)];
}

const particle = /^(?:van|von|zu|de|der|den|da|di|del|dos|la|le|el|al|ibn|bin|bint|abu|ter|ten)$/i;
const title = /^(?:dr|mgr|inz|inż)$/i;
const wordsIn = (name: string | null): string[] => (name ?? '').split(/[\s.,-]+/);

/** Parts of a name, as written: "Nowicka-Wolska" has two. Initials and particles are none. */
export function partsOf(name: string | null): string[] {
  return wordsIn(name).filter((part) => part.length >= 2 && !particle.test(part) && !title.test(part));
}

/** "von", "al" and the like in a name, in small letters. */
export function particlesOf(name: string | null): string[] {
  return wordsIn(name)
    .filter((part) => particle.test(part))
    .map((part) => part.toLowerCase());
}

/** Letters that stand for parts of a name, in small letters: "A. Wójcik". */
export function initialsOf(name: string | null): string[] {
  return wordsIn(name)
    .filter((part) => /^\p{L}$/u.test(part))
    .map((part) => part.toLowerCase());
}
