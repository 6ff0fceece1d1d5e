import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { headingKind } from '@/lib/cv/profile/section-headings';
import { fillers } from '@/lib/analysis/engines/offline/lexicon/plain-words';
import { familyMatch, wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import { tokenize, type Token } from '@/lib/analysis/engines/offline/text/tokenize';

const plainWords = new Set(fillers.map(foldSameLength));
const mask = /\[[A-Z_ ]{2,30}\]/g;
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|stycz(?:en|nia|niu)|lut(?:y|ego|ym)|mar(?:zec|ca|cu)|kwie(?:cien|tnia|tniu)|maja?|maju|czerw(?:iec|ca|cu)|lip(?:iec|ca|cu)|sierp(?:ien|nia|niu)|wrze(?:sien|snia|sniu)|pazdziernika?u?|listopad(?:a|zie)?|grud(?:zien|nia|niu)';
/** Figures, dates and what only measures them: they say how much, and not of what. */
const amount = new RegExp(
  `^(?:\\p{N}+|lata?|rok|roku|r|mc|miesi(?:ac|ace|aca|ecy)|years?|yrs?|months?|godzin\\w?|hours?|dni|days?|zl|pln|eur|usd|procent|obecnie|nadal|present|now|od|do|from|to|since|until|till|${months})$`,
  'u',
);
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
 * @param isWholeLine nothing else stands in its line: only there is a heading
 */
export function isWeakQuote(quote: string, criterion: string, isWholeLine: boolean): boolean {
  const bare = quote.normalize('NFKC').replace(mask, ' ');
  const words = tokenize(bare);
  const [word] = words;
  if (!word || words.every(({ folded }) => amount.test(folded) || level.test(folded)))
    return !isSubjectLetter(words, criterion);
  const title = foldSameLength(bare)
    .trim()
    .replace(/[.,;:]$/, '');
  if (isWholeLine && headingKind(title) !== null && !(words.length === 1 && isNamed(word, criterion))) return true;
  if (words.length > 1) return false;
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
