import type { UpdateProcessInput } from '@/lib/domain/process-edit-schemas';

/** Maps details to columns; missing fields are left out. */
export function processData(details: Omit<UpdateProcessInput, 'name'>) {
  const { requirements, externalRecruitmentId, externalProcessId, extendedAtsIntegration, engine } = details;
  return {
    ...(requirements === undefined ? {} : { requirements }),
    ...(externalRecruitmentId === undefined ? {} : { externalRecruitmentId }),
    ...(externalProcessId === undefined ? {} : { externalProcessId }),
    ...(extendedAtsIntegration === undefined ? {} : { extendedAtsIntegration }),
    ...(engine === undefined ? {} : { engine }),
    ...locationData(details.location),
    ...budgetData(details.budget),
  };
}

function locationData(location: UpdateProcessInput['location']) {
  if (location === undefined) return {};
  return { locationType: location?.type ?? null, atsLocation: location?.atsLocation ?? null };
}

function budgetData(budget: UpdateProcessInput['budget']) {
  if (budget === undefined) return {};
  return {
    budgetMaxMinor: budget?.maxMinor ?? null,
    budgetCurrency: budget?.currency ?? null,
    budgetTolerancePercent: budget?.tolerancePercent ?? null,
    budgetPeriod: budget?.period ?? ('MONTH' as const),
    budgetBasis: budget?.basis ?? ('GROSS' as const),
  };
}
