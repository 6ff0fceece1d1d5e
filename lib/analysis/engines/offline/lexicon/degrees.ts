import { wholeWords, wordStart } from '@/lib/word-lists/word-pattern';
import words from './words/degrees.json';

/** Vocational < secondary < short cycle (HND) < higher (first degree) < master's < doctorate. */
export type EducationLevel = 1 | 2 | 2.5 | 3 | 4 | 5;

/** Words of a CV for a level, folded. */
interface DegreeRule {
  level: EducationLevel;
  words: RegExp;
  isImplied?: boolean;
  /** Counts in any section; otherwise only in the education section or with a school on the line. */
  isClear?: boolean;
}

/** Highest first. */
export const degreeRules: DegreeRule[] = [
  {
    level: 5,
    words: wordStart(words.doctorate),
    isClear: true,
  },
  {
    level: 4,
    words: wholeWords(words.master),
    isClear: true,
  },
  {
    level: 3,
    words: wholeWords(words.firstDegree),
    isClear: true,
  },
  {
    level: 2.5,
    words: wholeWords(words.shortCycle),
    isClear: true,
  },
  { level: 3, words: wordStart(words.engineer) },
  {
    level: 3,
    words: wholeWords(words.higherSchool),
    isImplied: true,
  },
  {
    level: 3,
    words:
      /\bstudent\w*\b.{0,40}\b(?:rok|roku|year|kierun\w*)\b|\bstudiuje\b|\b(?:first|second|third|fourth|fifth|final)[ -]year (?:student|of (?!work|experience|employ))/,
    isClear: true,
  },
  {
    level: 2,
    words: wholeWords(words.secondary),
    isClear: true,
  },
  { level: 2, words: /\bwyksztalceni\w+ srednim?\b|\bsrednim wyksztalceniem\b/, isClear: true },
  {
    level: 1,
    words: wholeWords(words.vocational),
  },
];
