import { count, person, team } from '@/lib/analysis/engines/offline/lexicon/team-words';
import { numberOf } from '@/lib/analysis/engines/offline/text/number-words';
import type { CvIndex } from './cv-index';
import { denied } from '@/lib/analysis/engines/offline/lexicon/team-words';

const sizes = [
  new RegExp(`\\b${count}(?: |-)?(?:\\w+ )?${person}`, 'g'),
  new RegExp(`\\b${team} (?:\\w+ ){0,3}?(?:of |liczac\\w+ )?${count}\\b(?! ?(?:lat|year|mies|month|%|proc))`, 'g'),
  new RegExp(`\\b${count}(?:-| )?osobow`, 'g'),
  new RegExp(
    `\\b${count} (?:[\\w,]+ ){1,6}?(?:report\\w* to me|under my|pod moim|mi podleg)|\\bzatrudniam ${count}`,
    'g',
  ),
];
/** A sentence with such words is about people led. */
const leads = new RegExp(
  `zarzadza|zatrudniam|to me\\b|under my|pod moim|podleg|kieruj|kierowa|kierown|szef|lider|pod soba|podwladn|subordinat|nadzor|koordyn|pod opieka|mentor|\\blead|\\bled\\b|\\bhead|manag|supervis|in charge|direct reports|brygad|mistrz|responsible for|\\b${team}\\b`,
);

/** People led, as a line of the CV says. */
export interface Team {
  line: number;
  size: number;
}

/** The largest team that the CV says was led. */
export function largestTeam(cv: CvIndex): Team | null {
  const teams = cv.lines.flatMap(({ folded }, line) => {
    if (!leads.test(folded) && !leads.test(cv.lines[line - 1]?.folded ?? '')) return [];
    return sizes.flatMap((size) =>
      [...folded.matchAll(size)].map(([, found, other]) => ({ line, size: numberOf(found ?? other ?? '') })),
    );
  });
  return teams.toSorted((first, second) => second.size - first.size || first.line - second.line)[0] ?? null;
}

/** Where the CV says that nobody was led, with its words. */
export function findNoTeam(cv: CvIndex): { line: number; words: string } | null {
  const line = cv.lines.findIndex(({ folded }) => denied.test(folded));
  return line < 0 ? null : { line, words: (denied.exec(cv.lines[line]?.folded ?? '')?.[0] ?? '').trim() };
}
