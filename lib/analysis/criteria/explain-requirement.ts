import type { Condition, ConditionOf } from '@/lib/analysis/engines/offline/requirement/condition';
import { parseRequirement } from '@/lib/analysis/engines/offline/requirement/parse-requirement';
import type { TermGroup } from '@/lib/analysis/engines/offline/requirement/parse-terms';
import { educationLevels } from '@/lib/domain/process-enums';
import type { RequirementCheck, SimpleCheck } from '@/lib/domain/requirement-check';
import { saysSomething } from '@/lib/requirement-review/says-something';

/** As `EducationLevel` numbers them. */
const levelNumbers = [1, 2, 2.5, 3, 4, 5];
const scale = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

const namesOf = (group: TermGroup): string[] => [...new Set(group.map(({ label }) => label))];
/** Whether no list knows any of the words. */
const isLiteral = (group: TermGroup): boolean => group.every(({ concepts }) => concepts.length === 0);

function experienceCheck({ group, months, isVague }: ConditionOf<'experience'>): SimpleCheck {
  // A requirement that names no time counts as one month.
  const asked = months > 1 ? months : null;
  if (group.length === 0) return isVague ? { kind: 'vague' } : { kind: 'allWork', months: asked };
  return { kind: 'experience', things: namesOf(group), months: asked, isLiteral: isLiteral(group) };
}

function checkOf(condition: Exclude<Condition, { kind: 'anyOf' }>): SimpleCheck {
  switch (condition.kind) {
    case 'terms':
      return { kind: isLiteral(condition.group) ? 'literal' : 'known', things: namesOf(condition.group) };
    case 'experience':
      return experienceCheck(condition);
    case 'workplace':
      return { kind: 'experience', things: [condition.label], months: condition.months, isLiteral: true };
    case 'education': {
      const level = educationLevels[levelNumbers.indexOf(condition.level)] ?? 'vocational';
      return { kind: 'education', level, fields: namesOf(condition.fields) };
    }
    case 'employer':
      return { kind: 'employer', things: namesOf(condition.group) };
    case 'portfolio':
    case 'otherLanguage':
      return { kind: condition.kind };
    case 'licence':
      return { kind: 'licence', categories: condition.categories, isAnyEnough: condition.isAnyEnough };
    case 'languages': {
      const languages = condition.wanted.map(({ language, level, framework }) => ({
        language,
        level,
        scale: framework === null ? null : (scale[framework] ?? null),
      }));
      return { kind: 'languages', languages, isAnyEnough: condition.isAnyEnough };
    }
    case 'team':
      return { kind: 'team', size: condition.size };
    case 'readiness':
      return { kind: 'readiness', label: condition.label };
  }
}

/** Alternatives within alternatives are alternatives. */
const simpleChecks = (condition: Condition): SimpleCheck[] =>
  condition.kind === 'anyOf' ? condition.conditions.flatMap(simpleChecks) : [checkOf(condition)];

/**
 * How the built-in engine checks a requirement: one entry for each part, all of which must hold. Parses the text, so it runs
 * in a reader's process only.
 */
export function explainRequirement(text: string): RequirementCheck[] {
  if (!saysSomething(text)) return [{ kind: 'nothing' }];
  const checks = parseRequirement(text).flatMap((condition): RequirementCheck[] =>
    condition.kind === 'anyOf' ? [{ kind: 'anyOf', checks: simpleChecks(condition) }] : [checkOf(condition)],
  );
  return checks.length > 0 ? checks : [{ kind: 'unread' }];
}
