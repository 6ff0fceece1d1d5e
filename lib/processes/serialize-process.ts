import { atsProcessUrl } from './ats-process-url';
import type { CandidateCounts, ProcessRow } from './rows/get-process-row';
import type { ProcessDto, ProcessListItem } from './schemas';
import { displayStatus } from './status';

/** A process's row as the API answers it. */
export function serializeProcess(
  row: ProcessRow,
  counts: CandidateCounts = { total: 0, awaiting: 0, running: 0 },
): ProcessDto {
  const { createdBy } = row;
  const ofKind = (kind: string): ProcessRow['criteria'] => row.criteria.filter((criterion) => criterion.kind === kind);
  return {
    id: row.id,
    ordinalNumber: row.ordinalNumber,
    name: row.name,
    externalProcessId: row.externalProcessId,
    atsUrl: atsProcessUrl(row.externalProcessId),
    externalRecruitmentId: row.externalRecruitmentId,
    extendedAtsIntegration: row.extendedAtsIntegration,
    status: displayStatus(row.status, counts),
    createdBy: { userId: createdBy.id, firstName: createdBy.firstName, lastName: createdBy.lastName },
    date: row.createdAt.toISOString(),
    requirements: row.requirements,
    requirementList: ofKind('REQUIREMENT').map(({ id, text, importance, necessity }) => ({
      id,
      text,
      importance,
      necessity,
    })),
    languages: ofKind('LANGUAGE').map(({ id, text, languageLevel, counted }) => ({
      id,
      language: text,
      level: languageLevel ?? 'UNKNOWN',
      counted,
    })),
    redFlags: ofKind('RED_FLAG').map(({ id, text }) => ({ id, text })),
    location: row.locationType ? { type: row.locationType, atsLocation: row.atsLocation } : null,
    budget: serializeBudget(row),
    awaitingCandidates: counts.awaiting,
    runningCandidates: counts.running,
    candidates: counts.total,
    version: row.version,
  };
}

/** The same for a list. */
export function serializeListItem(row: ProcessRow, counts?: CandidateCounts): ProcessListItem {
  const { requirements, ...process } = serializeProcess(row, counts);
  return { ...process, requirementsExcerpt: requirements.slice(0, 200).toWellFormed() };
}

function serializeBudget(row: ProcessRow): ProcessDto['budget'] {
  if (row.budgetMaxMinor === null || row.budgetCurrency === null) return null;
  return {
    maxMinor: row.budgetMaxMinor,
    currency: row.budgetCurrency,
    tolerancePercent: row.budgetTolerancePercent ?? 0,
    period: row.budgetPeriod,
    basis: row.budgetBasis,
  };
}
