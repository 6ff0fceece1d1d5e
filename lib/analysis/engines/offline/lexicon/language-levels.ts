import type { LanguageLevel } from '@/lib/processes/schemas';

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
