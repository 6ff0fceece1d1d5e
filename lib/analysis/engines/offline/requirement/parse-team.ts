import { foldForms } from '@/lib/cv/word-forms/fold-forms';
import { count, leading, person, team } from '@/lib/analysis/engines/offline/lexicon/team-words';
import { numberOf } from '@/lib/analysis/engines/offline/text/number-words';
import type { ConditionParser } from './condition';

/** "kierowanie zespołem co najmniej 10 osób", "leading a team of at least 5 people". */
const asked = new RegExp(
  `\\b${leading}(?: \\w+){0,3} (?:${team}|${person}\\w*)\\b[^;]{0,30}?\\b${count}(?:[- ]?\\+| or more| lub wiecej)?(?: |-)?(?:${person}|$|[^a-z]*$)\\w*|\\b${leading}(?: [\\w+]+){0,4} ${count}\\+?(?: |-)${person}\\w*`,
);
/** "Leading a team of designers", "supervising staff": people, however many. */
const askedAny = new RegExp(
  `\\b${leading}(?: [\\w-]+){0,3} (?:team|staff|zespo\\w+|ludzmi|pracownikami|people|${person}\\w*s\\b)(?: of (?:\\w+ ){0,2}${person}\\w*)?`,
);

/** A number of people led. */
export const teamSize: ConditionParser = (clause) => {
  const folded = foldForms(clause);
  const match = asked.exec(folded);
  const people = match ?? askedAny.exec(folded);
  if (!people) return null;
  const end = people.index + people[0].length;
  return {
    condition: {
      kind: 'team',
      size: match ? numberOf(match[1] ?? match[2] ?? '') : 1,
      label: clause.slice(people.index, end),
    },
    rest: `${clause.slice(0, people.index)} ${clause.slice(end)}`,
  };
};
