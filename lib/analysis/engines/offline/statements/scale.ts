import type { LanguageLevel } from '@/lib/domain/process-schemas';
import type { CvIndex } from './cv-index';
import type { Strength } from './statement';

const filled = '●⬤⚫★■▮▰◆█';
const empty = '○◯⚪☆□▯▱◇░◦';
/** At most two more words of the name, then the marks: "SolidWorks Simulation ●●○○○". */
const behind = '^[)\\]]?(?: [\\p{L}\\d.+#-]+){0,2}[\\s:–—(-]{0,20}';
const marks = new RegExp(`${behind}((?:[${filled}${empty}]\\s?){3,10})`, 'u');
const digits = new RegExp(
  `${behind}(?<![\\d.])(\\d{1,2}) ?(?:/|of|out of|z|na) ?(5|6|10)(?=\\s*(?:$|[,;|)•\\]]|\\.(?!\\d)|\\p{Lu}))`,
  'u',
);
/** So many marks without an empty one are the whole scale. */
const wholeScale = 5;

/** How far something is along a scale, in steps. */
export interface Grade {
  reached: number;
  steps: number;
}

/** The grade that stands behind a name: "●●○○○", "3/5"; null without. */
export function gradeBehind(text: string): Grade | null {
  const drawn = [...(marks.exec(text)?.[1] ?? '').replace(/\s/g, '')];
  const reached = drawn.filter((mark) => filled.includes(mark)).length;
  if (drawn.length > 0)
    return reached < drawn.length || reached >= wholeScale ? { reached, steps: drawn.length } : null;
  const [, own, steps] = digits.exec(text) ?? [];
  return own === undefined || Number(own) > Number(steps) ? null : { reached: Number(own), steps: Number(steps) };
}

const isLowest = ({ reached, steps }: Grade): boolean => reached === 1 || reached / steps <= 0.2;

/** What a grade says of a skill: an empty scale denies it, the lowest step is less than basic. */
export function strengthOfGrade(grade: Grade): Strength {
  if (grade.reached === 0) return 'negated';
  if (isLowest(grade)) return 'lowest';
  return grade.reached / grade.steps < 0.8 ? 'medium' : 'strong';
}

/** A language at the lowest step is known a little; the other steps have no agreed meaning. */
export const levelOfGrade = (grade: Grade): LanguageLevel => (isLowest(grade) ? 'BASIC' : 'UNKNOWN');

/** The grade behind the token before `to`, on its line. */
export function gradeAt(cv: CvIndex, to: number): Grade | null {
  const last = cv.tokens[to - 1];
  const line = last && cv.lines[last.line];
  return line ? gradeBehind(line.text.slice(last.end - line.start)) : null;
}
