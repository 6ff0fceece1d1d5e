import type { CvIndex } from './cv-index';
import type { Claim } from './search-piece';

/** Whether a place in the CV describes a job. */
export function isInWork(cv: CvIndex, { line }: Pick<Claim, 'line'>): boolean {
  if (cv.lines[line]?.section === 'experience') return true;
  return cv.isInJob(line);
}

const maxItemWords = 4;

/**
 * Whether the CV only lists a thing without job, sentence, grade or details ("Excel (tabele przestawne)", "Excel with
 * pivot tables" have details).
 */
export function isMerelyListed(cv: CvIndex, claim: Claim): boolean {
  const line = cv.lines[claim.line];
  const last = cv.tokens[claim.to - 1];
  if (!line || !last || claim.strength === 'strong' || isInWork(cv, claim)) return false;
  const after = line.folded.slice(last.end - line.start);
  if (/^\s*(?:\((?!\s*(?:podstaw|basic))|with\b|z\b|w tym\b|including\b)/.test(after)) return false;
  if (line.section === 'skills') return true;
  const items = line.folded.split(/[,;|•·]/);
  return items.length > 2 && items.every((item) => item.trim().split(/\s+/).length <= maxItemWords);
}

const permit =
  /uprawnien|\budt\b|\bsep\b|certyf|certif|licen[cs]|permit|\bkurs|wazn|valid|zaswiadcz|swiadectw|wjo\b|egzamin|kwalifikacj|qualif/;

/** An upper bound for the lines of a section. */
const maxHeadingDistance = 500;

/** Whether the place names a permit: working beside forklifts is no licence to drive one. */
export function isPermit(cv: CvIndex, { line }: Pick<Claim, 'line'>): boolean {
  if (cv.lines[line]?.section === 'certificates' || permit.test(cv.lines[line]?.folded ?? '')) return true;
  let at = line - 1;
  while (at >= 0 && !cv.lines[at]?.isHeading && line - at < maxHeadingDistance) at -= 1;
  return cv.lines[at]?.isHeading === true && permit.test(cv.lines[at]?.folded ?? '');
}
