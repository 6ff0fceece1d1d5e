import {
  count,
  denied,
  leads,
  member,
  ofOthers,
  person,
  team,
  unit,
} from '@/lib/analysis/engines/offline/lexicon/team-words';
import { numberOf } from '@/lib/analysis/engines/offline/text/number-words';
import type { CvIndex } from './cv-index';

/** A number that is no year and no part of a date, a time or an amount. */
const people = `(?<![\\d./,])(?!(?:19|20)\\d\\d)${count}(?![\\d./,]\\d|[/%])`;
const about = '(?:(?:about|around|over|some|up to|ok\\.|okolo|ponad|do|liczac\\w+|liczy) ){0,2}';
const sizes = [
  // "12 magazynierów", "six brand specialists"
  new RegExp(`\\b${people}(?: |-)(?:(?!${unit})\\w+ )?${person}`, 'g'),
  // "Team of about 12", "brygada: 8 murarzy"; "grupa 1" is a name.
  new RegExp(
    `\\b${team}:? (?:(?:of|von|x|иx) ${about}${people}|${about}${people}(?: |-)?${person})|\\b(?!grup|dzial|department)${team}:? ${about}${people}(?= [a-z]{3})(?! ${unit})`,
    'g',
  ),
  new RegExp(`\\b${people}(?:-| )?osobow\\w+ (?:\\w+ ){0,2}?${team}\\b|\\b${team} ${people}(?:-| )?osobow`, 'g'),
  new RegExp(
    `\\b${people} (?:[\\w,]+ ){1,6}?(?:report\\w* to me|under my|pod moim|mi podleg)|\\b(?:zatrudniam|podleg\\w+ mi) ${people}`,
    'g',
  ),
  // "Team lead of four"
  new RegExp(`\\b(?:lead|leader|supervisor|charge) of ${about}${people}(?=\\W*(?:$|[,.;)]))`, 'g'),
];
const ofTeam = new RegExp(`\\b(?!staff)${team}\\b`);
/** "For 150 employees"; not "responsible for 12 people". */
const forOthers = /(?<!responsible )\b(?:for|dla) (?:[a-z.]+ ){0,2}$/;
const sentenceEnd = /(?<!\b(?:ds|ok|os|np|im|nr|st))[.;!?](?= |$)/;
/** "12 osób", "ludzie: 14 magazynierów" */
const opens = /^\W*(?:(?:ludzie|people|staff)\W*)?$/;
const clauseEnd = /(?<!\b(?:ds|ok|os|np|im|nr|st))\.|[;!?:,()\u2013\u2014]/;

/** What stands before and after a place, up to the marks that end it. */
function around(folded: string, at: number, mark: RegExp): [before: string, after: string] {
  return [folded.slice(0, at).split(mark).at(-1) ?? '', folded.slice(at).split(mark)[0] ?? ''];
}

const isLed = (text: string): boolean => leads.test(text) || ofTeam.test(text);

/** "Mill (food, 900 staff)": brackets behind the name of a firm, which say nothing of a team. */
function isOfEmployer(folded: string, at: number): boolean {
  const open = folded.lastIndexOf('(', at);
  if (open < 0 || open < folded.lastIndexOf(')', at)) return false;
  const inside = folded.slice(open).split(')')[0] ?? '';
  const before =
    folded
      .slice(0, open)
      .split(clauseEnd)
      .findLast((text) => text.trim() !== '') ?? '';
  return ![inside, before].some(isLed);
}

/** Whether the clause of a number, or its sentence where that says nothing else, tells of people led. */
function areLed(folded: string, above: string, at: number): boolean {
  const clause = around(folded, at, clauseEnd);
  const sentence = around(folded, at, sentenceEnd);
  const own = isLed(clause.join('')) ? clause : sentence;
  if (forOthers.test(own[0]) || ofOthers.test(own[0]) || member.test(own.join(''))) return false;
  if (isOfEmployer(folded, at)) return false;
  return isLed(sentence.join('')) || (opens.test(sentence[0]) && leads.test(above + folded));
}

/** People led, as a line of the CV states it. */
export interface Team {
  line: number;
  size: number;
}

/** The largest team that the CV says was led. */
export function largestTeam(cv: CvIndex): Team | null {
  const teams = cv.lines.flatMap(({ folded }, line) =>
    sizes.flatMap((size) =>
      [...folded.matchAll(size)].flatMap((match) => {
        const found = match.slice(1).find((text) => text !== undefined);
        const isLed = found && areLed(folded, cv.lines[line - 1]?.folded ?? '', match.index);
        return isLed ? [{ line, size: numberOf(found) }] : [];
      }),
    ),
  );
  return teams.toSorted((first, second) => second.size - first.size || first.line - second.line)[0] ?? null;
}

/** Where the CV says that nobody was led, with its words. */
export function findNoTeam(cv: CvIndex): { line: number; words: string } | null {
  const line = cv.lines.findIndex(({ folded }) => denied.test(folded));
  return line < 0 ? null : { line, words: (denied.exec(cv.lines[line]?.folded ?? '')?.[0] ?? '').trim() };
}
