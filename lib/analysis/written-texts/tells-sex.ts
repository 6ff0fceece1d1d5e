import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { anyWritten, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/tells-sex.json';

const person = wholeWords(words.person);
/** "Prowadziła", "był", "pracowałby": a past tense of the person, or of a noun that a rule cannot tell from one. */
const pastTense = /\p{L}ła?(?:by|bym|em|am)?$/iu;
/** Words with the same endings that are no past tense. */
const noPastTense = new RegExp(`^${anyWritten(words.noPastTense)}$`, 'iu');

/**
 * Whether a sentence about a person tells their sex, which a blind process hides: Polish verbs in the past tense and
 * pronouns do. In case of doubt the answer is yes.
 */
export function tellsSex(text: string): boolean {
  if (person.test(foldSameLength(text))) return true;
  const verbs = (text.match(/\p{L}+/gu) ?? []).filter((word) => pastTense.test(word));
  return verbs.some((word) => !noPastTense.test(word));
}
