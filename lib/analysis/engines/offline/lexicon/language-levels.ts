import type { LanguageLevel } from '@/lib/domain/process-schemas';
import { wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/language-levels.json';

/** Levels in words, lowest first. */
export const levels: LanguageLevel[] = ['UNKNOWN', 'BASIC', 'INTERMEDIATE', 'ADVANCED', 'PROFICIENT', 'NATIVE'];

/** Levels of the Common European Framework, lowest first. */
export const frameworkLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

/** Levels in words as indexes of `frameworkLevels`; native is above all. */
export const asFramework: Record<LanguageLevel, number> = {
  UNKNOWN: -1,
  BASIC: 1,
  INTERMEDIATE: 2,
  ADVANCED: 4,
  PROFICIENT: 5,
  NATIVE: 6,
};

/** The levels of the framework that a folded text names, as indexes. */
export function frameworkLevelsIn(folded: string): number[] {
  return [...folded.matchAll(/\b([abc])\s?([12])(?![a-z0-9])/g)].map(([, letter = '', digit = '']) =>
    frameworkLevels.indexOf(`${letter.toUpperCase()}${digit}`),
  );
}

/** A proof of a language; without `level` the expression's group is a level of the framework. */
interface LanguageProof {
  language: string;
  words: RegExp;
  /** An index of `frameworkLevels`, or that of the score in the expression's group. */
  level?: number | ((score: number) => number);
}

const [b1, b2, c1, c2] = [2, 3, 4, 5];
const level = '\\W{0,4}(?:poziom\\w* |level )?([abc][12])\\b';

/** "DE C1", "ang. bardzo dobry (C1)". */
const abbreviations: [language: string, code: string, short: string][] = [
  ['en', 'en', 'ang|eng'],
  ['de', 'de', 'niem|ger'],
  ['fr', 'fr', 'franc|fra'],
  ['es', 'es', 'hiszp|esp'],
  ['it', 'it', 'wl|ita'],
  ['ru', 'ru', 'ros|rus'],
  ['uk', 'ua', 'ukr'],
  ['cs', 'cz', 'czes'],
  ['pl', 'pl', 'pol'],
];

/** Certificates, degrees and abbreviations by which a folded text shows a language. */
export const languageProofs: LanguageProof[] = [
  { language: 'en', words: /\bfce\b|\b(?:b2 )?first certificate\b|\bbec vantage\b/g, level: b2 },
  { language: 'en', words: /\bcae\b|\bcertificate in advanced english\b|\bbec higher\b/g, level: c1 },
  { language: 'en', words: /\bcpe\b|\bcertificate of proficiency in english\b/g, level: c2 },
  {
    language: 'en',
    words: /\bielts\b[^\d\n]{0,20}(\d(?:[.,]\d)?)\b/g,
    level: (score) => (score >= 8.5 ? c2 : score >= 7 ? c1 : score >= 5.5 ? b2 : b1),
  },
  {
    language: 'en',
    words: /\btoefl\b[^\d\n]{0,20}(\d{2,3})\b/g,
    level: (score) => (score >= 95 ? c1 : score >= 72 ? b2 : b1),
  },
  {
    language: 'en',
    words: /\btoeic\b[^\d\n]{0,20}(\d{3})\b/g,
    level: (score) => (score >= 945 ? c1 : score >= 785 ? b2 : b1),
  },
  { language: 'de', words: new RegExp(`\\bgoethe[- ](?:zertifikat|institut)${level}`, 'g') },
  { language: 'de', words: /\btestdaf\b|\bdsh\b|\bdsd ii\b/g, level: c1 },
  { language: 'fr', words: new RegExp(`\\bd[ea]lf${level}`, 'g') },
  { language: 'es', words: new RegExp(`\\bdele${level}`, 'g') },
  ...abbreviations.map(([language, code, short]) => ({
    language,
    words: new RegExp(`\\b(?:${code}\\W{0,4}|(?:${short})\\b\\.?[^,;\\n]{0,24}?)\\b([abc][12])\\b`, 'g'),
  })),
  {
    language: 'en',
    words: /\bfilologi\w* angielsk\w*|\banglisty\w+|\benglish philology|\benglish studies/g,
    level: c1,
  },
  { language: 'de', words: /\bfilologi\w* german\w*|\bgermanisty\w+|\bgerman (?:philology|studies)/g, level: c1 },
  {
    language: 'fr',
    words: /\bfilologi\w* (?:roman|francusk)\w*|\bromanisty\w+|\bfrench (?:philology|studies)/g,
    level: c1,
  },
  { language: 'es', words: /\bfilologi\w* hiszpansk\w*|\biberysty\w+|\bhispanic studies/g, level: c1 },
  { language: 'ru', words: /\bfilologi\w* rosyjsk\w*|\brusycysty\w+|\brussian (?:philology|studies)/g, level: c1 },
  { language: 'uk', words: /\bfilologi\w* ukrainsk\w*|\bukrainisty\w+/g, level: c1 },
];

/** Who talks, writes or studied in a language masters it, without a certificate. */
export const use = wholeWords(words.use);
export const notUse = wholeWords(words.notUse);
