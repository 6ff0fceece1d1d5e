import { buildCriteriaSnapshot } from '@/lib/analysis/criteria/build-criteria-snapshot';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import type { SearchOptions } from '@/lib/domain/candidate-schemas';
import { shortNames } from '@/lib/domain/short-name';

const nowhere = { cities: [], voivodeships: [] };

/**
 * What the candidates of a process can be narrowed to, in alphabetical order; a blind one not to places.
 *
 * @throws AppError `process.not-found`
 */
export async function listSearchOptions(actor: Actor, { processId }: { processId: string }): Promise<SearchOptions> {
  requirePermission(actor, 'candidate:read');
  const process = await getProcessRow(database(), processId);
  const [found] = await database().$queryRaw<Omit<SearchOptions, 'criteria'>[]>`
    WITH c AS MATERIALIZED (
      SELECT city, voivodeship, languages FROM candidate WHERE process_id = ${processId}::uuid
    )
    SELECT
      ARRAY(SELECT DISTINCT city COLLATE "pl-x-icu" FROM c WHERE city IS NOT NULL ORDER BY 1) AS cities,
      ARRAY(SELECT DISTINCT voivodeship COLLATE "pl-x-icu" FROM c WHERE voivodeship IS NOT NULL ORDER BY 1) AS voivodeships,
      ARRAY(SELECT DISTINCT spoken->>'language' FROM c, jsonb_array_elements(c.languages) AS spoken ORDER BY 1) AS languages`;
  const criteria = buildCriteriaSnapshot(process);
  const labels = criterionLabels(criteria, actor.locale);
  const given = new Map(process.criteria.map(({ id, shortName }) => [id, shortName]));
  const named = criteria.map(({ criterionId, kind, text }) => ({
    criterionId,
    kind,
    label: labels[criterionId] ?? text,
    shortName: given.get(criterionId) ?? null,
  }));
  const names = shortNames(named);
  return {
    ...(found ?? { ...nowhere, languages: [] }),
    ...(process.blindMode ? nowhere : {}),
    criteria: named.map((criterion, index) => ({ ...criterion, shortName: names[index] ?? criterion.label })),
  };
}
