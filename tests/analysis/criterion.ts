import type { CriterionSnapshot } from '@/lib/domain/analysis-schemas';

/** A stable UUID for the n-th criterion of a test. */
export function criterionId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A requirement, Required and of medium importance by default. */
export function criterion(number: number, values: Partial<CriterionSnapshot> = {}): CriterionSnapshot {
  return {
    criterionId: criterionId(number),
    kind: 'REQUIREMENT',
    text: `requirement ${number}`,
    importance: 3,
    necessity: 'REQUIRED',
    languageLevel: null,
    locationType: null,
    budgetMaxMinor: null,
    budgetCurrency: null,
    ...values,
  };
}
