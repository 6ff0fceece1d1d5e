import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import type { CvIndex } from '../cv/cv-index';
import { parseTerms } from '../requirement/parse-terms.ts';
import { findDurations } from '../text/durations.ts';
import { numberOf, numberWord } from '../text/number-words.ts';
import type { Condition, ConditionKind, Finding } from './condition';
import { judgePiece } from './term-condition.ts';

const person =
  '(?:osob|ludzi|pracowni|podwladn|czlonk|magazynier|sprzedawc|brygadzist|kierowc|handlow|specjalist|konstruktor|programist|inzynier|operator|monter|pielegniar|kucharz|kelner|doradc|konsultant|ksiegow|analityk|tester|technik|przedstawiciel|kontroler|stazyst|junior|people|person|employee|staff|member|(?:direct )?report|subordinate|developer|engineer|picker|driver|nurse|technician|analyst|accountant|worker|agent|representative|controller|specialist|cook|waiter|designer|advisor|adviser|assistant|cashier|operativ|trainee|apprentice|projektant|murarz|elektryk|prawnik|nauczyciel|lawyer|teacher|electrician|adviser)';
const count = `(\\d{1,4}|${numberWord})`;
const team = '(?:team|crew|staff|zespo\\w+|zalo\\w+|grup\\w+|ekip\\w+|brygad\\w+|department|dzial\\w*)';
const leading =
  '(?:zarzadza|kierowa|kieruj|prowadz|nadzo|koordyn|lead|managing|management|supervis|heading|head of)\\w*';

/** "kierowanie zespołem co najmniej 10 osób", "leading a team of at least 5 people". */
const asked = new RegExp(
  `\\b${leading}(?: \\w+){0,3} (?:${team}|${person}\\w*)\\b[^;]{0,30}?\\b${count}(?:[- ]?\\+)?(?: |-)?(?:${person}|$|[^a-z]*$)\\w*|\\b${leading}(?: [\\w+]+){0,4} ${count}\\+?(?: |-)${person}\\w*`,
);
const sizes = [
  new RegExp(`\\b${count}(?: |-)?(?:\\w+ )?${person}`, 'g'),
  new RegExp(`\\b${team} (?:\\w+ ){0,3}?(?:of |liczac\\w+ )?${count}\\b(?! ?(?:lat|year|mies|month|%|proc))`, 'g'),
  new RegExp(`\\b${count}(?:-| )?osobow`, 'g'),
];
/** "Leading a team of designers", "supervising staff": people, however many. */
const askedAny = new RegExp(
  `\\b${leading}(?: [\\w-]+){0,3} (?:team|staff|zespo\\w+|ludzmi|pracownikami|people|${person}\\w*s\\b)(?: of (?:\\w+ ){0,2}${person}\\w*)?`,
);
/** A sentence with such words is about people led. */
const leads = new RegExp(
  `zarzadza|kieruj|kierowa|kierown|szef|lider|pod soba|podwladn|subordinat|nadzor|koordyn|pod opieka|mentor|\\blead|\\bled\\b|\\bhead|manag|supervis|in charge|direct reports|brygad|mistrz|responsible for|\\b${team}\\b`,
);
const denied =
  /\b(?:no|without|bez) (?:direct |any )?(?:reports|subordinates|podwladnych)|individual contributor|not a (?:people )?manager|\bi work alone|pracuj\w* sam[ao]?\b|kieruje (?:nim|nia|nimi|zespolem) (?:ktos|inn|kolega|kolezanka|przelozon)|\b(?:zespol\w*|ludzmi|nikim|grupa) (?:\w+ ){0,2}nie (?:mial|prowadzil|kier|zarzadz)\w*|\bnie (?:kierowal|zarzadzal|nadzorowal|prowadzil|mial)\w* (?:\w+ ){0,2}(?:zespol|ludz|podwladn|ludzi)\w*|\b(?:never|not|n't) (?:\w+ )?(?:led|managed|supervised|lead|manage|had) (?:\w+ ){0,2}(?:team|people|staff|reports)/;

const hasDuration = (clause: string): boolean => findDurations(foldSameLength(clause)).length > 0;

interface Team {
  line: number;
  size: number;
}

function largestTeam(cv: CvIndex): Team | null {
  const teams = cv.lines.flatMap(({ folded, isHeading, section }, line) => {
    const isLed = leads.test(folded) || leads.test(cv.lines[line - 1]?.folded ?? '');
    if (isHeading || !isLed || section === 'education' || section === 'interests') return [];
    return sizes.flatMap((size) =>
      [...folded.matchAll(size)].map(([, found = '']) => ({ line, size: numberOf(found) })),
    );
  });
  return teams.toSorted((first, second) => second.size - first.size || first.line - second.line)[0] ?? null;
}

class TeamCondition implements Condition {
  private readonly wanted: number;
  private readonly missing: Finding['reason'];

  constructor(wanted: number, term: string) {
    this.wanted = wanted;
    this.missing = (texts) => texts('reasons.termMissing', { term });
  }

  judge(cv: CvIndex): Finding {
    const found = largestTeam(cv);
    const wanted = this.wanted;
    const quoted = (line: number) => [cv.quoteLine(line)].flatMap((quote) => quote ?? []);
    const refusal = cv.lines.findIndex(({ folded }) => denied.test(folded));
    if (refusal >= 0 && (!found || found.line === refusal)) {
      const term = (denied.exec(cv.lines[refusal]?.folded ?? '')?.[0] ?? '').trim();
      const reason: Finding['reason'] = (texts) => texts('reasons.termNegated', { term });
      return { verdict: 'NOT_MET', confidence: 0.85, quotes: quoted(refusal), reason };
    }
    if (found && found.size > 1) {
      const verdict = found.size >= wanted ? 'MET' : 'PARTIALLY_MET';
      const reason: Finding['reason'] = (texts) => texts('reasons.teamSize', { found: found.size, wanted });
      return { verdict, confidence: 0.85, quotes: quoted(found.line), reason };
    }
    const [piece] = parseTerms('zarządzanie zespołem').flat();
    const led = piece ? judgePiece(cv, piece, 'any', 'work') : null;
    if (led && wanted === 1) return led.verdict === 'NO_INFORMATION' ? { ...led, reason: this.missing } : led;
    // Who leads people, but does not say how many.
    return led?.verdict === 'MET'
      ? {
          ...led,
          verdict: 'PARTIALLY_MET',
          confidence: 0.5,
          reason: (texts) => texts('reasons.termPartly', { term: led.term }),
        }
      : { verdict: 'NO_INFORMATION', confidence: 0.6, quotes: [], reason: this.missing };
  }
}

/** A number of people led. */
export const teamSize: ConditionKind = (clause) => {
  const match = asked.exec(foldSameLength(clause));
  const wanted = numberOf(match?.[1] ?? match?.[2] ?? '');
  const people = match && wanted >= 2 ? match : hasDuration(clause) ? null : askedAny.exec(foldSameLength(clause));
  if (!people) return null;
  const rest = `${clause.slice(0, people.index)} ${clause.slice(people.index + people[0].length)}`;
  return {
    conditions: [
      new TeamCondition(people === match ? wanted : 1, clause.slice(people.index, people.index + people[0].length)),
    ],
    rest,
  };
};
