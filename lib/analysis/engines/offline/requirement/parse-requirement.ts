import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import { availability, clauseBreak, optional, record, underWay } from '../lexicon/advert-words.ts';
import { findDurations } from '../text/durations.ts';
import { remember } from '../text/remember.ts';
import type { Condition, ConditionParser, RequiredLevel, RequiredProof } from './condition';
import { education } from './parse-education.ts';
import { employer } from './parse-employer.ts';
import { languageKnowledge } from './parse-languages.ts';
import { drivingLicence } from './parse-licence.ts';
import { portfolio } from './parse-portfolio.ts';
import { readiness } from './parse-readiness.ts';
import { teamSize } from './parse-team.ts';
import { parseTerms } from './parse-terms.ts';

/** Each takes its part of a clause, in this order; the rest are terms, with or without years. */
const parsers: ConditionParser[] = [
  portfolio,
  drivingLicence,
  education,
  teamSize,
  readiness,
  languageKnowledge,
  employer,
];

function splitClauses(text: string): string[] {
  const folded = foldSameLength(text);
  const clauses: string[] = [];
  let at = 0;
  for (const match of folded.matchAll(clauseBreak)) {
    clauses.push(text.slice(at, match.index));
    at = match.index + match[0].length;
  }
  clauses.push(text.slice(at));
  return clauses;
}

function requiredLevel(folded: string): RequiredLevel {
  if (
    /bardzo dobr|biegl|zaawansowan|ekspert|doskonal|very good|advanced|expert|proficien|excellent|strong|in-depth|deep/.test(
      folded,
    )
  )
    return 'strong';
  return /podstaw(?!ie)|\bbasic|beginner|\bznajomosc (?:zasad|przepisow)|\bknowledge of (?:\w+ ){0,3}(?:principles|rules|regulations)/.test(
    folded,
  )
    ? 'basic'
    : 'any';
}

const asJob = /\b(?:jako|as an?|na stanowisku(?! (?:\w+ )?(?:podobn|pokrewn))|in the role of)\b/;

function requiredProof(folded: string, isExperience: boolean): RequiredProof {
  if (isExperience) return asJob.test(folded) ? 'title' : 'work';
  return /\buprawnien|\budt\b|licen[cs](?:e|ja|je|ji)\b|\bswiadectw|\bpraw\w+ wykonywania zawodu|\bpwz\w*|przynaleznosc|czlonkostw|\bmember(?:ship)?\b|\bregistered\b|\bregistration\b|\bwpis|\badmitted\b|\baccredited\b|\bkwalifikacj|\bcertyfikat|\bcertificat|\bcertified\b|\bukonczon\w+ |\bkurs(?:u|y|em)?\b|\bcourse\b/.test(
    folded,
  )
    ? 'permit'
    : 'any';
}

const vaguePlace = /podobn|analogiczn|pokrewn|similar|comparable|relevant|related/;

function restConditions(clause: string): Condition[] {
  const folded = foldSameLength(clause);
  const durations = findDurations(folded);
  const blank = (found: string) => ' '.repeat(found.length);
  const terms = durations.reduce(
    (text, { start, end }) => text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end),
    clause.replace(underWay, blank),
  );
  // "Sales in the field as a representative": the job is asked for.
  const job = durations.length > 0 ? asJob.exec(folded) : null;
  const groups = parseTerms(job ? terms.slice(job.index + job[0].length) : terms);
  const isExperience = durations.length > 0 || /doswiadcz|experience|\bstaz\w*|praktyk/.test(folded);
  const level = underWay.test(clause) ? 'basic' : requiredLevel(folded);
  const proof = requiredProof(folded, isExperience);
  if (durations.length === 0 && groups.length > 0)
    return groups.map((group) => ({ kind: 'terms', group, level, proof }));
  if (!isExperience) return [];
  const months = Math.min(...durations.map((duration) => duration.months), durations.length > 0 ? Infinity : 1);
  const isVague = groups.length === 0 && vaguePlace.test(folded);
  return (groups.length > 0 ? groups : [[]]).map((group) => ({
    kind: 'experience',
    group,
    months,
    level,
    proof,
    isVague,
  }));
}

/** "Angielski B2 – codzienny kontakt z klientem": why it is asked for. */
const explanation = /\s[–—-]\s.*$/;
const aside = /\((?!\s*(?:oraz|and|i|plus|w tym|including|min)\b)[^()]*\)?/gi;

function parseClause(clause: string): Condition[] {
  const conditions: Condition[] = [];
  let rest = clause;
  for (const parser of parsers) {
    const found = parser(rest);
    if (!found) continue;
    conditions.push(found.condition);
    // What stands in brackets explains it: "prawo jazdy kat. B (praca w terenie)".
    rest = found.rest
      .replace(aside, (inner, at: number) => (parseTerms(found.rest.slice(0, at)).length === 0 ? ' ' : inner))
      .replace(explanation, ' ');
  }
  // Beside a licence, degree or language, filler words are no requirement of work experience.
  return conditions.length > 0 && parseTerms(rest).length === 0 ? conditions : [...conditions, ...restConditions(rest)];
}

/**
 * Parses a requirement into conditions that must all hold. Empty when a CV cannot answer any of it.
 *
 * @param text a requirement or red flag in Polish or English, 2..500 characters
 */
export const parseRequirement = remember(
  (text): readonly Condition[] =>
    splitClauses(text.replace(optional, ' ').replace(availability, '').replace(record, 'experience')).flatMap(
      parseClause,
    ),
  1000,
);
