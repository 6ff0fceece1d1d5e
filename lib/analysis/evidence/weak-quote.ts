import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { headingKind } from '@/lib/cv/profile/section-headings';
import { fillers } from '@/lib/analysis/engines/offline/lexicon/plain-words';
import { familyMatch, wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import { tokenize, type Token } from '@/lib/analysis/engines/offline/text/tokenize';
import { alternatives } from '@/lib/word-lists/word-pattern';
import words from './words/weak-quote.json';

const plainWords = new Set(fillers.map(foldSameLength));
const mask = /\[[A-Z_ ]{2,30}\]/g;
/** Numbers, dates and units: they say how much, but not of what. */
const amount = new RegExp(`^(?:\\p{N}+|${alternatives([...words.measures, ...words.months])})$`, 'u');
/** A level or category without the language or licence that it is of. */
const level = /^(?:[abc][12]|[abcdt]e?)$/;
/** In letters: a word this short may stand in a CV for many reasons. */
const shortWord = 5;

/** A figure, a date or what only measures one. */
export const isAmount = ({ folded }: Token): boolean => amount.test(folded);

/** Whether a word is one that a criterion is about. */
export function isSubject(word: Token, criterion: string): boolean {
  return tokenize(criterion).some(
    (other) => !plainWords.has(other.folded) && (wordMatch(word, other) > 0 || familyMatch(word, other) > 0),
  );
}

/**
 * Whether a quote proves nothing of a criterion though it stands in the CV: only masks, a heading, figures, or one short word that
 * is not what the criterion is about.
 *
 * @param quote words of the CV with masks
 * @param criterion its words
 * @param isWholeLine nothing else stands in its line: only there is a heading
 */
export function isWeakQuote(quote: string, criterion: string, isWholeLine: boolean): boolean {
  const bare = quote.normalize('NFKC').replace(mask, ' ');
  const tokens = tokenize(bare);
  const [word] = tokens;
  if (!word || tokens.every((token) => isAmount(token) || level.test(token.folded)))
    return !isSubjectLetter(tokens, criterion);
  const title = foldSameLength(bare)
    .trim()
    .replace(/[.,;:]$/, '');
  if (isWholeLine && headingKind(title) !== null && !(tokens.length === 1 && isNamed(word, criterion))) return true;
  if (tokens.length > 1) return false;
  if (plainWords.has(word.folded)) return true;
  return word.text.length <= shortWord && !isSubject(word, criterion);
}

/** "C" and "R" are languages to program in where the criterion is about one. */
function isSubjectLetter([word, ...others]: Token[], criterion: string): boolean {
  return (
    word !== undefined &&
    others.length === 0 &&
    /^\p{Lu}$/u.test(word.text) &&
    foldSameLength(criterion).trim() === word.folded
  );
}

/** The criterion is nothing but that word. */
function isNamed({ folded }: Token, criterion: string): boolean {
  return foldSameLength(criterion).trim() === folded;
}
