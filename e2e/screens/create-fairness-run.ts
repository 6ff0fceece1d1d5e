import { buildCriteriaSnapshot } from '@/lib/analysis/criteria/build-criteria-snapshot';
import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { CaseResult, Difference } from '@/lib/fairness/schemas';
import { getProcessRow } from '@/lib/process-rows/get-process-row';

const swapped: CaseResult['swapped'] = {
  ...{ name: 4, contact: 1, forms: 3, pronouns: 0, age: 1, town: 1, nationality: 0, school: 2, photo: 0 },
};

/** An ended run with a difference at one candidate, as a biased engine would leave it. @returns its id */
export async function createFairnessRun(
  actor: PersonActor,
  { processId, candidates }: { processId: string; candidates: { id: string }[] },
): Promise<string> {
  const criteria = buildCriteriaSnapshot(await getProcessRow(database(), processId));
  const criterionId = criteria[0]?.criterionId ?? '';
  const none = { confidences: 0, criterionId: null, evaluative: { one: [], other: [] }, measure: null };
  const same: Difference = {
    ...none,
    test: 'swap',
    verdicts: [],
    score: { one: 71, other: 71 },
    texts: 0,
    words: { one: 210, other: 210 },
    tone: { one: 2, other: 2 },
    broken: false,
  };
  const differing: Difference = {
    ...same,
    verdicts: [{ criterionId, one: 'PARTIALLY_MET', other: 'MET' }],
    score: { one: 63, other: 71 },
    texts: 1,
    tone: { one: 1, other: 2 },
    evaluative: { one: ['ograniczon'], other: ['solidn'] },
    broken: true,
  };
  const now = new Date();
  const run = await database().fairnessRun.create({
    data: {
      processId,
      state: 'DONE',
      engine: offlineEngine.name,
      engineVersion: offlineEngine.version,
      locale: 'pl',
      criteria,
      candidates: candidates.length,
      currency: 'USD',
      requestedById: actor.userId,
      startedAt: now,
      endedAt: now,
      cases: {
        create: candidates.map(({ id: candidateId }, position) => ({
          candidateId,
          position,
          result: { swapped, differences: [position === 0 ? differing : same] },
          examinedAt: now,
        })),
      },
    },
  });
  return run.id;
}
