import type { Criterion } from '@/lib/db/generated/client';
import type { LanguageInput, RedFlagInput, RequirementInput } from '@/lib/domain/process-schemas';

/** A criterion to store; without `id` it is new. */
export type CriterionEntry = { id?: string | undefined } & Pick<Criterion, 'text'> &
  Partial<Pick<Criterion, 'importance' | 'necessity' | 'languageLevel' | 'counted' | 'shortName'>>;

/** A short name that is not named stays. */
const named = ({ shortName }: RequirementInput | RedFlagInput) => (shortName === undefined ? {} : { shortName });

export function requirementData(input: RequirementInput): CriterionEntry {
  const { id, text, importance, necessity } = input;
  return { id, text, importance, necessity, ...named(input) };
}

export function languageData({ id, language, level, counted }: LanguageInput): CriterionEntry {
  return { id, text: language, languageLevel: level, counted };
}

export function redFlagData(input: RedFlagInput): CriterionEntry {
  return { id: input.id, text: input.text, ...named(input) };
}
