import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import * as words from '@/lib/analysis/engines/offline/lexicon/schooling-words';

/**
 * A school's years look like a job's under an unknown or missing heading. In the experience section, where people may
 * work at schools, it takes a degree or a word of studies.
 *
 * @param own what the line says, of running text the dates' own sentence
 */
export function isStudy(lines: readonly SectionLine[], index: number, own = lines[index]?.folded ?? ''): boolean {
  const around = [lines[index - 1], lines[index + 1]].map((line) => line?.folded ?? '');
  const below = isDated.test(around[1] ?? '') ? '' : (around[1] ?? '');
  if (words.teaching.test(own) || (isJobTitle(below) && words.teaching.test(below) && !words.degree.test(below)))
    return false;
  if (
    words.study.test(own) ||
    (words.studyTitle.test(own) && words.schoolName.test(`${own} ${below}`)) ||
    words.schooling.test(own)
  )
    return true;
  if (lines[index]?.section === 'experience')
    return words.schoolName.test(own) && [own, ...around].some((line) => words.degree.test(line));
  return (
    words.school.test(own) ||
    words.training.test(own) ||
    (words.course.test(own) && !isJobTitle(own)) ||
    words.school.test(below)
  );
}

const isDated = /\b(?:19|20)\d\d\b/;
