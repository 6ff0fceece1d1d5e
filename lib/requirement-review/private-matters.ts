import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { wordStart } from '@/lib/word-lists/word-pattern';
import words from './words/private-matters.json';

const pay = [wordStart(words.pay), wordStart(words.payInEnglish)];

/**
 * Words of matters that no question of a model may touch (Labour Code, art. 22¹ and 18³ᵃ), folded, in both languages. They
 * are wider than the law: a lawful question that is lost only gives way to one of the bank.
 */
const privateMatters: readonly RegExp[] = [
  // Age
  wordStart(words.age),
  /\bile\b.{0,25}\blat\b(?! (doswiadcz|prac|staz|praktyk|temu))|\bktorego roku\b|\bdat\w+ (urodz|ukoncz)|\bkiedy\b.{0,30}\bkonczy|\b(1[5-9]|[2-7]\d) lat\b(?! (doswiadcz|prac|staz|praktyk|temu))/,
  wordStart(words.ageInEnglish),
  // Family, relationships, pregnancy
  wordStart(words.family),
  wordStart(words.privateLife),
  wordStart(words.familyInEnglish),
  // Health, disability, addiction
  wordStart(words.health),
  wordStart(words.healthInEnglish),
  // Religion and belief
  wordStart(words.belief),
  wordStart(words.beliefInEnglish),
  // Origin
  wordStart(words.origin),
  wordStart(words.originInEnglish),
  // Politics, trade unions, orientation
  wordStart(words.politics),
  wordStart(words.politicsInEnglish),
  // Looks
  wordStart(words.looks),
  wordStart(words.looksInEnglish),
  // Pay
  ...pay,
  // Army, crime, finances
  wordStart(words.record),
  wordStart(words.recordInEnglish),
];

/** Which private matters a text touches, each by the first words that do, by the number of its rule. */
export function privateMattersIn(text: string): Map<number, string> {
  const folded = foldSameLength(text);
  return new Map(
    privateMatters.flatMap((pattern, rule) => {
      const found = pattern.exec(folded);
      return found ? [[rule, found[0]] as const] : [];
    }),
  );
}

/** Whether a text touches what an employer may not ask. */
export function touchesPrivateMatters(text: string): boolean {
  return privateMattersIn(text).size > 0;
}

/** The same without pay, of which an employer who offers some may speak. */
export function touchesOtherThanPay(text: string): boolean {
  const folded = foldSameLength(text);
  return privateMatters.some((pattern) => !pay.includes(pattern) && pattern.test(folded));
}
