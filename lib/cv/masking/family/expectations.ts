import { anyExact } from '@/lib/word-lists/word-pattern';
import { masksOf, type Mask } from '../mask';
import { clauseBefore } from './clause';
import type { FamilyPage } from './family-page';
import words from '../words/expectations.json';

const polishPregnancy = new RegExp(
  String.raw`(?<![\p{L}])(?<value>${anyExact(words.polishPregnancy, words)})(?![\p{L}])`,
  'gu',
);
const englishPregnancy = new RegExp(
  String.raw`(?<![\p{L}])(?<value>${anyExact(words.englishPregnancy, words)})(?![\p{L}])(?! (?:women|patients|clients|mothers))`,
  'gu',
);
const polishPlans = new RegExp(String.raw`(?<![\p{L}])(?<value>${anyExact(words.polishPlans)})(?![\p{L}])`, 'gu');
const englishPlans = new RegExp(String.raw`(?<![\p{L}])(?<value>${anyExact(words.englishPlans)})(?![\p{L}])`, 'gu');
/** Words that show that other people are meant, as midwives and family lawyers write. */
const others = new RegExp(anyExact(words.ofOthers), 'u');
const firstPerson = new RegExp(String.raw`(?<![\p{L}])${anyExact(words.firstPerson)}(?![\p{L}])`, 'u');

/** Pregnancy and plans for a family, where they are the person's. */
export function findExpectations({ folded }: FamilyPage): Mask[] {
  return [polishPregnancy, englishPregnancy, polishPlans, englishPlans]
    .flatMap((pattern) => masksOf(folded, pattern, 'FAMILY', 'value'))
    .filter(({ start, end }) => {
      const clause = clauseBefore(folded, start);
      return !others.test(clause) || firstPerson.test(clause + folded.slice(start, end));
    });
}
