import { anyExact, anyLatin, anywhere, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/work-object.json';

/** Words that are followed by whom or what the work is about, not by who may do it. */
const workWords = wholeWords(words.workWords);

/**
 * A clause that begins with an activity is about work: "Rozliczanie …", "Analiza …", "Fundraising for …". Excludes
 * nouns of the same form about a person or document ("pochodzenie", "orzeczenie", "being", "having").
 */
const activity = new RegExp(
  String.raw`^(?:${anyLatin(words.beforeActivity)} )*(?!${anyExact(words.noActivity)}\w*|${anyExact(words.noEnglishActivity)}\b)(?:[a-z]{4,}(?:ani[eau]|eni[eau])\b(?!:)|[a-z]{3,}(?:acj|ukcj|akcj)[aei]\b(?!:)|(?:analiz|sprzedaz|histori|tlumacz|rozwoj|napraw|nadzor|rozlicz)\w*|(?!\w*(?:thing|young)\b)[a-z]{3,}ing (?:of|for|in|to|about|on|the|with|and|a|[a-z-]{4,})\b|(?:administration|analysis|design|history|management|sales|translation|organi[sz]ation|production) (?:of|for|in|to)\b)`,
);

/** Words that choose persons in spite of that. */
const choice = anywhere(words.choice);

/**
 * The index of the words that state whom or what the work is about.
 *
 * @param clause a folded clause
 * @returns Infinity without such words
 */
export function workObjectAt(clause: string): number {
  const at = workWords.exec(clause)?.index ?? Infinity;
  return activity.test(clause) && !choice.test(clause) ? 0 : at;
}
