import { foldForSearch } from '@/lib/i18n/fold-for-search';
import { anywhere, exactly } from '@/lib/word-lists/word-pattern';
import words from './words/empty-words.json';

/** Words that ask nothing of anybody: praise, invitations, offers. */
const hollow = exactly(words.hollow);
/** Words that join others. */
const joining = exactly(words.joining);
/** Words of adverts that name a trade as well: "office", "grafik". Beside a hollow word they say nothing. */
const ofAdverts = exactly(words.ofAdverts);
/** Benefits, sayings and the like, of several words. */
const phrases = new RegExp(`\\b(?:${anywhere(words.phrases).source})`, 'g');
/** How a sentence about the company or its offer begins. */
const offers = anywhere(words.offers);
/** Who speaks in a sentence about the company: "we", "our", a Polish verb in the first person plural. */
const company = anywhere(words.company);
/** An abbreviation or a name after a preposition within a sentence: of a tool, perhaps. */
const named = /[\p{L},] (?:\p{Lu}{2}|\p{L}+\d|(?:with|using|in|w|z|na) \p{Lu}\p{L}+(?!\p{L}| \p{Lu}))/u;
/** Names of occupations that consist only of words of adverts. */
const kept = anywhere(words.kept);
/** Whether a sentence asks for something after all. */
const asking = anywhere(words.asking);
/** Prepositions of one letter; "C" and "R" are none. */
const short = /^(?:\p{Ll}|[AIOUWZ])$/u;
/** Words that can make a text a red flag. */
const faults = anywhere(words.faults);
const addresses = /(?<!\S)(?:[^\s@]{1,100}@\S{1,100}|(?:https?:\/\/|www\.)\S{1,300})/g;

type Weight = 'none' | 'hollow' | 'weak' | 'full';

/** "aaaa", "xyxyxy". */
const isTypedAtRandom = (word: string): boolean => /^(.)\1{3,}$|^(..)\2{2,}.?$/.test(word);

function weightOf(word: string): Weight {
  const folded = foldForSearch(word);
  if (short.test(word) || joining.test(folded)) return 'none';
  if (hollow.test(folded) || isTypedAtRandom(folded)) return 'hollow';
  return ofAdverts.test(folded) ? 'weak' : 'full';
}

/**
 * Whether a text has a word that a CV could be judged by. One unknown word is enough: a trade's own words are in no list. A
 * sentence about the company or its offer says nothing, whatever its words.
 *
 * @param text a requirement, a red flag, or a sentence of a description
 */
export function saysSomething(text: string): boolean {
  const folded = foldForSearch(text).trim();
  if (!asking.test(folded) && (offers.test(folded) || (company.test(folded) && !named.test(text)))) return false;
  if (kept.test(folded)) return true;
  const bare = text.replace(addresses, ' ');
  const rest = foldForSearch(bare).replace(phrases, ' ');
  const hasPhrase = rest !== foldForSearch(bare);
  const said = (hasPhrase ? rest : bare).match(/[\p{L}\d]+/gu) ?? [];
  // "Go", "R".
  if (said.length === 1 && !hasPhrase && /^\p{Lu}\p{Ll}?$/u.test(text.trim())) return true;
  const weights = said.map(weightOf);
  if (weights.includes('full')) return true;
  return weights.includes('weak') && !weights.includes('hollow') && !hasPhrase;
}

/** The same of a red flag, in which the words of adverts may name a fault: "no stable employment", "work for competitors". */
export const saysFault = (text: string): boolean => saysSomething(text) || faults.test(foldForSearch(text));
