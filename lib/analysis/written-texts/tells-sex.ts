import { foldSameLength } from '@/lib/cv/profile/fold-same-length';

const words =
  /\b(pan|pani|pana|panu|panem|kandydat(?:k\w+|a|owi|em)?|absolwent(?:k\w+|a|em)?|sama?|ona|jej|jego|he|she|her|hers|his|him|himself|herself|mr|mrs|ms)\b/;
/** "Prowadziła", "był", "pracowałby": a past tense of the person, or of a noun that a rule cannot tell from one. */
const pastTense = /\p{L}ła?(?:by|bym|em|am)?$/iu;
/** Of the same endings, and no past tense. */
const noPastTense =
  /^(?:(?:od|wy|po|u|przy|prze|roz)?dział|działa|materiał|kapitał|kanał|sygnał|zespół|przemysł|artykuł|tytuł|protokół|szczegół|ogół|pomysł|węzeł|szkoła|cała|mała|stała|trwała|doskonała|wspaniała|zwykła|źródła|siła)$/iu;

/**
 * Whether a sentence about a person tells their sex, which a blind process hides: Polish verbs of the past do, and so do pronouns.
 * Rather one sentence too many than one too few.
 */
export function tellsSex(text: string): boolean {
  if (words.test(foldSameLength(text))) return true;
  const verbs = (text.match(/\p{L}+/gu) ?? []).filter((word) => pastTense.test(word));
  return verbs.some((word) => !noPastTense.test(word));
}
