import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { headingKind } from '@/lib/cv/profile/section-headings';
import { fillers } from '@/lib/analysis/engines/offline/lexicon/plain-words';
import { familyMatch, wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import { tokenize, type Token } from '@/lib/analysis/engines/offline/text/tokenize';

const plainWords = new Set(foldSameLength(fillers).split(/\s+/).filter(Boolean));
const mask = /\[[A-Z_]{2,30}\]/g;
/** Figures, dates and what only measures them: they say how much, and not of what. */
const amount =
  /^(?:\p{N}+|lata?|rok\w*|r|m-?c\w*|miesi\w+|years?|yrs?|months?|godzin\w*|hours?|dni|days?|zl|pln|eur|usd|proc\w*|obecnie|nadal|present|now|od|do|from|to|since|until|till|jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|stycz\w+|lut\w+|kwie\w+|maj\w*|czerw\w+|lip\w+|sierp\w+|wrzes\w+|pazdz\w+|listop\w+|grud\w+)$/u;
/** Of a language or a licence, but not which one. */
const level = /^(?:[abc][12]|[abcdt]e?)$/;
/** Letters of a word that is short: it may stand in a CV for many reasons. */
const shortWord = 5;

function isSubject(word: Token, criterion: string): boolean {
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
 */
export function isWeakQuote(quote: string, criterion: string): boolean {
  const bare = quote.normalize('NFKC').replace(mask, ' ');
  const words = tokenize(bare);
  const [word] = words;
  if (!word || words.every(({ folded }) => amount.test(folded) || level.test(folded))) return !isSubjectLetter(words, criterion);
  const title = foldSameLength(bare).trim().replace(/[.,;:]+$/, '');
  if (headingKind(title) !== null && !(words.length === 1 && isNamed(word, criterion))) return true;
  if (words.length > 1) return words.every(({ folded }) => plainWords.has(folded) || level.test(folded) || amount.test(folded));
  if (plainWords.has(word.folded)) return true;
  return word.text.length <= shortWord && !isSubject(word, criterion);
}

/** "C" and "R" are languages to program in where the criterion is about one. */
function isSubjectLetter([word, ...others]: Token[], criterion: string): boolean {
  return word !== undefined && others.length === 0 && /^\p{Lu}$/u.test(word.text) && foldSameLength(criterion).trim() === word.folded;
}

/** The criterion is nothing but that word. */
function isNamed({ folded }: Token, criterion: string): boolean {
  return foldSameLength(criterion).trim() === folded;
}
