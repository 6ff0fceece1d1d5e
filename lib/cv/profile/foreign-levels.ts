import words from './words/foreign-levels.json';

/** What CVs in other languages call a mother tongue, fluent, and basic. */
export const foreignLevels: Record<'NATIVE' | 'PROFICIENT' | 'BASIC', readonly string[]> = words;
