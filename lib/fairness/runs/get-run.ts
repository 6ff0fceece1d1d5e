import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { findHiddenScores } from '@/lib/candidates/hidden-score/hidden-score';
import { database } from '@/lib/db/client';
import { runCriteriaSchema, type FairnessReport } from '../schemas';
import { findRun, resultsOf } from './find-runs';
import { sumSwapped, sumTests } from './sum-tests';

/**
 * The report of a run: what was swapped, what each test found, and the candidates whose copies differ, without those whose score
 * or verdicts the actor does not see yet.
 *
 * @throws AppError `process.not-found`, `fairness.run-not-found`
 */
export async function getRun(actor: PersonActor, place: { processId: string; runId: string }): Promise<FairnessReport> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:analyse');
  const run = await findRun(place);
  const row = await database().fairnessRun.findUniqueOrThrow({
    where: { id: place.runId },
    select: {
      criteria: true,
      cases: {
        where: { examinedAt: { not: null } },
        orderBy: { position: 'asc' },
        select: { candidateId: true, result: true, problem: true, candidate: { select: { ordinalNumber: true } } },
      },
      impacts: { orderBy: { createdAt: 'asc' }, include: { requestedBy: true } },
    },
  });
  const criteria = runCriteriaSchema.parse(row.criteria);
  const labels = criterionLabels(criteria, actor.locale);
  const results = resultsOf(row.cases);
  const hidden = await findHiddenScores(
    actor,
    row.cases.map(({ candidateId }) => candidateId),
  );
  return {
    ...run,
    criteria: criteria.map(({ criterionId, text }) => ({ criterionId, label: labels[criterionId] ?? text })),
    swapped: sumSwapped(results),
    tests: sumTests(run.engine.name, results),
    cases: row.cases
      .filter(({ candidateId }) => !hidden.has(candidateId))
      .map(({ candidateId, result, problem, candidate }) => ({
        candidateId,
        number: candidate.ordinalNumber,
        problem,
        differences: resultsOf([{ result }]).flatMap(({ differences }) => differences),
      })),
    impacts: row.impacts.map(({ reason, categories, people, requestedBy, createdAt }) => ({
      reason,
      categories,
      people,
      requestedBy: { userId: requestedBy.id, firstName: requestedBy.firstName, lastName: requestedBy.lastName },
      createdAt: createdAt.toISOString(),
    })),
  };
}
