import type { IsLikeWord } from './word-likeness';

/** Ordinary words that tell enough of a page by themselves. */
const minOrdinary = 20;
const goodShare = 0.8;
/** A list has names nearly alone. */
const minNames = 0.6;
/** Of names of many countries as many are like words; one in twenty random words is. */
const minWordShare = 0.25;
/** Of the letters of names; a font with other letters leaves a fifth. */
const vowels = { least: 0.3, most: 0.55 };

const vowel = /[aeiouyàáâãäåæąèéêëęìíîïòóôõöøóùúûüýÿěůőűāēīū]/giu;

/**
 * Whether the dictionaries do not know a page's words because they are names of people, places or products: the
 * ordinary words are known, or there are few of them and the names are spelt as names are.
 */
export function isOfNames(words: readonly string[], isLikeWord: IsLikeWord): boolean {
  const ordinary = words.filter((word) => /^\p{Ll}/u.test(word));
  const shareOf = (some: readonly string[]) => some.filter(isLikeWord).length / Math.max(some.length, 1);
  if (ordinary.length >= minOrdinary) return shareOf(ordinary) >= goodShare;
  const names = words.filter((word) => /^\p{Lu}\p{L}*\p{Ll}/u.test(word));
  if (names.length < minNames * words.length || shareOf(names) < minWordShare) return false;
  const letters = names.join('');
  const share = (letters.match(vowel)?.length ?? 0) / letters.length;
  return share >= vowels.least && share <= vowels.most;
}
