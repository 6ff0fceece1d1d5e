import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import type { Condition, ConditionKind } from '../conditions/condition';
import { drivingLicence } from '../conditions/driving-licence-condition.ts';
import { education } from '../conditions/education-condition.ts';
import { ExperienceCondition } from '../conditions/experience-condition.ts';
import { languageKnowledge } from '../conditions/language-condition.ts';
import { readiness } from '../conditions/readiness-condition.ts';
import { teamSize } from '../conditions/team-condition.ts';
import { TermCondition, type RequiredLevel, type RequiredProof } from '../conditions/term-condition.ts';
import { findDurations } from '../text/durations.ts';
import { parseTerms } from './parse-terms.ts';

/** Each removes its part of a clause, in this order; the rest are terms, with or without years. */
const kinds: ConditionKind[] = [drivingLicence, education, teamSize, readiness, languageKnowledge];

const praise =
  '(?:(?:bardzo )?dobra |biegla |praktyczna |podstawowa |(?:very )?good |strong |excellent |solid |proven |min(?:imum|\\.)? |co najmniej |mile widzian\\w+ )*';
const opening =
  '(?:znajomosc|umiejetnosc|doswiadczeni|wyksztalceni|prawo jazdy|jezyk \\w+ski|knowledge|experience|ability|degree|driv\\w+ licen|gotowosc|uprawnieni|certyfikat|\\d+\\+? (?:lat|years))';
const clauseBreak = new RegExp(
  `[;\\n•●]|\\.\\s+(?=\\S)(?<!\\b(?:min|np|kat|ds|tj|m\\.in|itp|e\\.g)\\.\\s*)|(?:,\\s*(?:oraz |i |and )?|\\s(?:oraz|and|i|a takze|as well as)\\s)(?=${praise}${opening})`,
  'g',
);

/** "Dyspozycyjność, gotowość do pracy w nocy" is one wish. */
const availability = /^\W*(?:pe[łl]na )?dyspozycyjno[śs][ćc]\s*(?:,|i|oraz)\s*(?=gotowo)/i;

function splitClauses(text: string): string[] {
  const folded = foldSameLength(text);
  const clauses: string[] = [];
  let at = 0;
  for (const match of folded.matchAll(clauseBreak)) {
    clauses.push(text.slice(at, match.index));
    at = match.index + match[0].length;
  }
  clauses.push(text.slice(at));
  return clauses.filter((clause) => clause.trim() !== '');
}

function requiredLevel(folded: string): RequiredLevel {
  if (
    /bardzo dobr|biegl|zaawansowan|ekspert|doskonal|very good|advanced|expert|proficien|excellent|strong|in-depth|deep/.test(
      folded,
    )
  )
    return 'strong';
  return /podstaw(?!ie)|\bbasic|beginner/.test(folded) ? 'basic' : 'any';
}

function withoutDurations(clause: string): { text: string; months: number } {
  const durations = findDurations(foldSameLength(clause));
  let text = clause;
  for (const { start, end } of durations) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  return { text, months: Math.min(...durations.map(({ months }) => months)) };
}

const asJob = /\b(?:jako|as an?|na stanowisku(?! (?:\w+ )?(?:podobn|pokrewn))|in the role of)\b/;

function requiredProof(folded: string, isExperience: boolean): RequiredProof {
  if (isExperience) return asJob.test(folded) ? 'title' : 'work';
  return /\buprawnien|\budt\b|licen[cs](?:e|ja|je|ji)\b|przynaleznosc|czlonkostw|\bmember(?:ship)?\b|\bregistered\b|\bregistration\b|\bwpis|\badmitted\b|\baccredited\b|\bkwalifikacj|\bcertyfikat|\bcertificat|\bcertified\b|\bukonczon\w+ |\bkurs(?:u|y|em)?\b|\bcourse\b/.test(
    folded,
  )
    ? 'permit'
    : 'any';
}

const vaguePlace = /podobn|analogiczn|pokrewn|similar|comparable|relevant|related/;

function restConditions(clause: string): Condition[] {
  const folded = foldSameLength(clause);
  const level = requiredLevel(folded);
  const { text, months } = withoutDurations(clause);
  const groups = parseTerms(text);
  const isExperience = /doswiadcz|experience|\bstaz\w*|praktyk/.test(folded);
  if (Number.isFinite(months)) {
    if (groups.length === 0) return [new ExperienceCondition([], months, level, vaguePlace.test(folded))];
    return groups.map((group) => new ExperienceCondition(group, months, level, false, requiredProof(folded, true)));
  }
  if (groups.length === 0 && isExperience && !vaguePlace.test(folded))
    return [new ExperienceCondition([], 1, level, false)];
  return groups.map((group) => new TermCondition(group, level, requiredProof(folded, isExperience)));
}

const aside = /\((?!\s*(?:oraz|and|i|plus|w tym|including|min)\b)[^()]*\)?/gi;

function parseClause(clause: string): Condition[] {
  const conditions: Condition[] = [];
  let rest = clause;
  for (const kind of kinds) {
    const found = kind(rest);
    if (!found) continue;
    conditions.push(...found.conditions);
    // What stands in brackets explains it: "prawo jazdy kat. B (praca w terenie)".
    rest = found.rest.replace(aside, ' ');
  }
  // Beside a licence, degree or language, filler words are no requirement of work experience.
  return conditions.length > 0 && parseTerms(rest).length === 0 ? conditions : [...conditions, ...restConditions(rest)];
}

/** ", ideally in a contact centre": not required. */
const ideally = /,\s*(?:ideally|preferably|najlepiej|optymalnie|idealnie)\b[^,;()]*/gi;
/** "(CSWP certificate is a plus)", "(mile widziane kat. C)": not required. */
const optional =
  /\([^()]*\b(?:mile widzian\w*|atut\w*|plus|plusem|preferred|preferowan\w*|nice|optional\w*|opcjonalni\w*|ideally|najlepiej|desirable|asset|bonus|advantage)\b[^()]*\)/gi;

/**
 * Parses a requirement into conditions that must all hold. Empty when a CV cannot answer any of it.
 *
 * @param text a requirement or red flag in Polish or English, 2..500 characters
 */
export function parseRequirement(text: string): Condition[] {
  return splitClauses(text.replace(optional, ' ').replace(ideally, ' ').replace(availability, '')).flatMap(parseClause);
}
