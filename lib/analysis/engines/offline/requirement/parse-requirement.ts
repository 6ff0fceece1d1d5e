import { foldForms } from '@/lib/cv/word-forms/fold-forms';
import { clauseBreak, rewordings, orStillLearning } from '@/lib/analysis/engines/offline/lexicon/advert-words';
import * as words from '@/lib/analysis/engines/offline/lexicon/requirement-words';
import { findDurations } from '@/lib/analysis/engines/offline/text/durations';
import { remember } from '@/lib/analysis/engines/offline/text/remember';
import type { Condition, ConditionParser, RequiredLevel, RequiredProof } from './condition';
import { education } from './parse-education';
import { employer } from './parse-employer';
import { languageKnowledge } from './parse-languages';
import { drivingLicence } from './parse-licence';
import { portfolio } from './parse-portfolio';
import { readiness } from './parse-readiness';
import { teamSize } from './parse-team';
import { parseTerms } from './parse-terms';
import { workplace } from './parse-workplace';

/** Each takes its part of a clause, in this order; the rest are terms, with or without years. */
const parsers: ConditionParser[] = [
  portfolio,
  drivingLicence,
  education,
  teamSize,
  readiness,
  languageKnowledge,
  employer,
  workplace,
];

function splitClauses(text: string): string[] {
  const folded = foldForms(text);
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
  if (words.strongly.test(folded)) return 'strong';
  return words.barely.test(folded) ? 'basic' : 'any';
}

function requiredProof(folded: string, isExperience: boolean): RequiredProof {
  if (isExperience && words.asJob.test(folded)) return 'title';
  if (isExperience) return words.paid.test(folded) ? 'paid' : 'work';
  return words.permit.test(folded) ? 'permit' : 'any';
}

function restConditions(clause: string): Condition[] {
  const folded = foldForms(clause);
  const lengths = findDurations(folded);
  const durations = lengths.filter(({ start }) => !words.ofTraining.test(folded.slice(start)));
  const blank = (found: string) => ' '.repeat(found.length);
  const terms = lengths.reduce(
    (text, { start, end }) => text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end),
    clause.replace(orStillLearning, blank),
  );
  // "Sales in the field as a representative": the job is asked for.
  const job = durations.length > 0 ? words.asJob.exec(folded) : null;
  const groups = parseTerms(job ? terms.slice(job.index + job[0].length) : terms);
  const isExperience = durations.length > 0 || /doswiadcz|experience|\bstaz\w*|praktyk/.test(folded);
  const level = orStillLearning.test(clause) ? 'basic' : requiredLevel(folded);
  const proof = requiredProof(folded, isExperience);
  if (durations.length === 0 && groups.length > 0)
    return groups.map((group) => ({ kind: 'terms', group, level, proof }));
  if (!isExperience) return [];
  const months = Math.min(...durations.map((duration) => duration.months), durations.length > 0 ? Infinity : 1);
  const isVague = groups.length === 0 && words.vaguePlace.test(folded);
  return (groups.length > 0 ? groups : [[]]).map((group) => ({
    kind: 'experience',
    group,
    months,
    level,
    proof,
    isVague,
  }));
}

function parseClause(clause: string): Condition[] {
  const conditions: Condition[] = [];
  let rest = clause;
  for (const parser of parsers) {
    const found = parser(rest);
    if (!found) continue;
    conditions.push(found.condition);
    // What stands in brackets explains it: "prawo jazdy kat. B (praca w terenie)".
    rest = found.rest
      .replace(words.aside, (inner, at: number) => (parseTerms(found.rest.slice(0, at)).length === 0 ? ' ' : inner))
      .replace(words.explanation, ' ');
  }
  // Beside a licence, degree or language, filler words are no requirement of work experience.
  if (conditions.length > 0 && parseTerms(rest).length === 0) return conditions;
  const all = [...conditions, ...restConditions(rest)];
  return conditions.length > 0 && words.isChoice.test(rest) ? [{ kind: 'anyOf', conditions: all }] : all;
}

/**
 * Parses a requirement into conditions that must all hold. Empty when a CV cannot answer any of it.
 *
 * @param text a requirement or red flag in Polish or English, 2..500 characters
 */
export const parseRequirement = remember(
  (text): readonly Condition[] =>
    splitClauses(rewordings.reduce((own, [form, plain]) => own.replace(form, plain), text)).flatMap(parseClause),
  1000,
);
