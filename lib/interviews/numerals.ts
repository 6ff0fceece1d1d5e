import { numberWord } from '@/lib/analysis/engines/offline/text/number-words';
import words from '@/lib/interviews/words/numerals.json';
import { alternatives } from '@/lib/word-lists/word-pattern';

/** The source of an expression for a number in folded words, in either language: "czternastu", "fifty", "tysięcy". */
export const numeral = String.raw`\b(?:${numberWord}|${alternatives(words.larger)})\b`;

/** The same, or a rough number: "kilkanaście", "dozens". */
export const anyNumeral = String.raw`(?:${numeral}|\b(?:${alternatives(words.rough)})\b)`;
