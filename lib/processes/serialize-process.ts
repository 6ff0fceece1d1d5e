import { findUnjudged } from '@/lib/analysis/criteria/build-criteria-snapshot';
import { engineNames } from '@/lib/domain/model-enums';
import { atsProcessUrl } from './ats-process-url';
import type { CandidateCounts, ProcessRow } from '@/lib/process-rows/get-process-row';
import type { ProcessDto, ProcessListItem } from '@/lib/domain/process-schemas';
import type { Permission } from '@/lib/domain/user-schemas';
import { displayStatus } from '@/lib/domain/process-status';

/** A row without its long texts. */
export type ProcessListRow = Omit<ProcessRow, 'requirements' | 'searchText'>;

const noCandidates: CandidateCounts = { total: 0, awaiting: 0, running: 0 };

function serializeFields(row: ProcessListRow, counts: CandidateCounts) {
  const { createdBy, criteria } = row;
  return {
    id: row.id,
    ordinalNumber: row.ordinalNumber,
    name: row.name,
    externalProcessId: row.externalProcessId,
    atsUrl: atsProcessUrl(row.externalProcessId, row.atsLink?.connection.settings),
    lastSyncAt: row.atsLink?.lastSyncAt?.toISOString() ?? null,
    externalRecruitmentId: row.externalRecruitmentId,
    extendedAtsIntegration: row.extendedAtsIntegration,
    status: displayStatus(row.status, counts),
    statusReason: row.status === 'ERROR' ? row.statusReason : null,
    createdBy: { userId: createdBy.id, firstName: createdBy.firstName, lastName: createdBy.lastName },
    date: row.createdAt.toISOString(),
    languages: criteria
      .filter(({ kind }) => kind === 'LANGUAGE')
      .map(({ id, text, languageLevel, counted }) => ({
        id,
        language: text,
        level: languageLevel ?? ('UNKNOWN' as const),
        counted,
      })),
    redFlags: criteria
      .filter(({ kind }) => kind === 'RED_FLAG')
      .map(({ id, text, shortName }) => ({ id, text, shortName })),
    engine: engineNames.find((name) => name === row.engine) ?? null,
    location: row.locationType ? { type: row.locationType, atsLocation: row.atsLocation } : null,
    budget: serializeBudget(row),
    awaitingCandidates: counts.awaiting,
    runningCandidates: counts.running,
    candidates: counts.total,
    blindMode: row.blindMode,
    hidesScore: row.hidesScore,
    calibrates: row.calibrationSince !== null,
    restricted: row.restricted,
    version: row.version,
  };
}

/** A process as the API returns it. @param permissions the actor's in this process */
export function serializeProcess(
  row: ProcessRow,
  permissions: readonly Permission[],
  counts = noCandidates,
): ProcessDto {
  return {
    ...serializeFields(row, counts),
    permissions: [...permissions],
    requirements: row.requirements,
    requirementList: row.criteria
      .filter(({ kind }) => kind === 'REQUIREMENT')
      .map(({ id, text, importance, necessity, shortName }) => ({ id, text, importance, necessity, shortName })),
    unjudged: findUnjudged(row),
  };
}

/** A row of the process list. */
export function serializeListItem(
  row: ProcessListRow,
  requirementsExcerpt: string,
  counts = noCandidates,
): Omit<ProcessListItem, 'wait' | 'permissions'> {
  return { ...serializeFields(row, counts), requirementsExcerpt };
}

function serializeBudget(row: ProcessListRow): ProcessDto['budget'] {
  if (row.budgetMaxMinor === null || row.budgetCurrency === null) return null;
  return {
    maxMinor: row.budgetMaxMinor,
    currency: row.budgetCurrency,
    tolerancePercent: row.budgetTolerancePercent ?? 0,
    period: row.budgetPeriod,
    basis: row.budgetBasis,
  };
}
