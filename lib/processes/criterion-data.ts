import type { Criterion } from '@/lib/db/generated/client';
import type { LanguageInput, RedFlagInput, RequirementInput } from '@/lib/domain/process-schemas';

/** A criterion to store; without `id` it is new. */
export type CriterionEntry = { id?: string | undefined } & Pick<Criterion, 'text'> &
  Partial<Pick<Criterion, 'importance' | 'necessity' | 'languageLevel' | 'counted'>>;

export function requirementData({ id, text, importance, necessity }: RequirementInput): CriterionEntry {
  return { id, text, importance, necessity };
}

export function languageData({ id, language, level, counted }: LanguageInput): CriterionEntry {
  return { id, text: language, languageLevel: level, counted };
}

export function redFlagData({ id, text }: RedFlagInput): CriterionEntry {
  return { id, text };
}
