import type { LanguageLevel } from '@/lib/domain/process-schemas';
import { anyOf } from '@/lib/word-lists/word-pattern';
import { foldToLatin } from './fold-same-length';
import { foreignLevels } from './foreign-levels';
import words from './words/level-words.json';

export interface LevelWord {
  level: LanguageLevel;
  /** Offsets in the text searched. */
  start: number;
  end: number;
  /** A CEFR level or an exam, which outweighs a word such as "good". */
  exact: boolean;
  /** Words that also qualify other things ("good knowledge of the German market"). */
  weak: boolean;
}

type LevelRule = [level: LanguageLevel, pattern: RegExp, kind?: 'exact' | 'weak'];

/** Common European Framework: A1-A2 basic, B1-B2 independent, C1 advanced, C2 proficient. */
const rules: LevelRule[] = [
  ['BASIC', /\ba\s?[12](?:\s?[+])?(?![a-z0-9])/g, 'exact'],
  ['INTERMEDIATE', /\bb\s?[12](?:\s?[+])?(?![a-z0-9])/g, 'exact'],
  ['ADVANCED', /\bc\s?1(?:\s?[+])?(?![a-z0-9])/g, 'exact'],
  ['PROFICIENT', /\bc\s?2(?![a-z0-9+#])/g, 'exact'],
  ['INTERMEDIATE', /\bfce\b|\bpet\b/g, 'exact'],
  ['ADVANCED', /\bcae\b/g, 'exact'],
  ['PROFICIENT', /\bcpe\b/g, 'exact'],
  ['NATIVE', new RegExp(anyOf(words.native), 'g')],
  // Also where the rest of the CV is Polish or English: "niemiecki – Muttersprache".
  ['NATIVE', new RegExp(`(?<!\\w)(?:${foreignLevels.NATIVE.map(foldToLatin).join('|')})(?!\\w)`, 'g')],
  ['PROFICIENT', new RegExp(anyOf(words.proficient), 'g')],
  ['ADVANCED', new RegExp(anyOf(words.advanced), 'g')],
  ['INTERMEDIATE', new RegExp(anyOf(words.intermediate), 'g')],
  ['ADVANCED', new RegExp(anyOf(words.advancedAlone), 'g')],
  ['BASIC', new RegExp(anyOf(words.basic), 'g')],
  ['INTERMEDIATE', new RegExp(anyOf(words.good), 'g'), 'weak'],
];

/** Level words in a folded text (see `foldSameLength`), left to right. */
export function findLevelWords(folded: string): LevelWord[] {
  const found: LevelWord[] = [];
  for (const [level, pattern, kind] of rules) {
    for (const match of folded.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ level, start, end, exact: kind === 'exact', weak: kind === 'weak' });
    }
  }
  return found.sort((first, second) => first.start - second.start);
}
