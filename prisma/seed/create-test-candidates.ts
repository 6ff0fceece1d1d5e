import { createHash, randomUUID } from 'node:crypto';
import { buildCriteriaSnapshot } from '@/lib/analysis/criteria/build-criteria-snapshot';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { computeMatchScore, starsForScore } from '@/lib/analysis/score/match-score';
import type { CriterionSnapshot, Verdict } from '@/lib/domain/analysis-schemas';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { seededRandom } from './cvs/seeded-random';
import { insertTestRows, type TestCandidateRow } from './insert-test-rows';
import { testNameOf } from './test-names';

const batchSize = 1_000;
const towns = ['Wrocław', 'Poznań', 'Łódź', 'Gdańsk', 'Kraków', 'Katowice', 'Rzeszów', 'Zielona Góra', null];
const positions = ['Java Developer', 'Starszy programista', 'Księgowa', 'Koordynator magazynu', 'Analityk', null];
const verdicts: Verdict[] = ['MET', 'MET', 'MET', 'PARTIALLY_MET', 'PARTIALLY_MET', 'NO_INFORMATION', 'NOT_MET'];

/**
 * Writes `count` analysed candidates of a process straight into the tables, for benches and for tests of long lists.
 * Scores and verdicts are spread as in a real process; one in forty waits, has failed or has no readable CV. Equal input
 * gives equal people, verdicts and scores; ids are new.
 *
 * @param input `count` 1..100,000; the process must have something to judge against
 * @throws AppError `process.not-found`, `process.too-thin`
 */
export async function createTestCandidates(input: { processId: string; count: number; seed?: number }): Promise<void> {
  const process = await getProcessRow(database(), input.processId);
  const criteria = buildCriteriaSnapshot(process);
  const random = seededRandom(input.seed ?? 1);
  await transaction(
    async (db) => {
      for (let from = 0; from < input.count; from += batchSize) {
        const length = Math.min(batchSize, input.count - from);
        const rows = Array.from({ length }, (_, index) =>
          makeRow(from + index, process.lastCandidateNumber + from + index + 1, criteria, random),
        );
        await insertTestRows(db, input.processId, criteria, rows);
      }
      await db.process.update({
        where: { id: input.processId },
        data: { lastCandidateNumber: process.lastCandidateNumber + input.count },
      });
    },
    { timeoutMs: 120_000 },
  );
}

function makeRow(
  index: number,
  ordinalNumber: number,
  criteria: CriterionSnapshot[],
  random: () => number,
): TestCandidateRow {
  const base = {
    id: randomUUID(),
    ordinalNumber,
    ...testNameOf(index),
    city: pick(towns, random()),
    currentPosition: pick(positions, random()),
    cvFileName: `CV-${ordinalNumber}.pdf`,
    cvSha256: createHash('sha256').update(`test ${ordinalNumber}`).digest('hex'),
    /** Seconds before now: two applications an hour. */
    ageSeconds: index * 1_800,
  };
  const state = stateOf(index);
  if (state) return { ...base, ...state, matchScore: null, rate: null, rateSource: null, analysis: null };
  const luck = random();
  const judgements = criteria.map((criterion) => ({
    criterionId: criterion.criterionId,
    verdict: verdictOf(criterion, luck, random()),
    confidence: 0.9,
  }));
  const breakdown = computeMatchScore(criteria, judgements, criterionLabels(criteria, 'pl'));
  const byRecruiter = random() < 0.1;
  return {
    ...base,
    status: random() < 0.4 ? 'SEEN' : 'NEW',
    statusReason: null,
    matchScore: breakdown.score,
    rate: byRecruiter ? 1 + Math.floor(random() * 5) : starsForScore(breakdown.score),
    rateSource: byRecruiter ? 'RECRUITER' : 'AI',
    analysis: { id: randomUUID(), breakdown, judgements },
  };
}

function stateOf(index: number): { status: string; statusReason: string | null } | null {
  if (index % 40 !== 39) return null;
  const states = [
    { status: 'AWAITING_PROCESSING', statusReason: null },
    { status: 'ERROR', statusReason: 'analysis.failed' },
    { status: 'NO_FILE_FOUND', statusReason: 'cv.no-text' },
  ];
  return states[Math.floor(index / 40) % states.length] ?? null;
}

/** Better candidates meet more: `luck` shifts the draw for all their criteria. Few have a red flag. */
function verdictOf(criterion: CriterionSnapshot, luck: number, draw: number): Verdict {
  if (criterion.kind === 'RED_FLAG') return draw < 0.05 ? 'MET' : 'NO_INFORMATION';
  return pick(verdicts, Math.min(0.999, draw * 0.7 + luck * 0.3)) ?? 'MET';
}

function pick<T>(choices: readonly T[], draw: number): T {
  const choice = choices[Math.floor(draw * choices.length)];
  if (choice === undefined) throw new RangeError('draw must be 0 ≤ draw < 1');
  return choice;
}
