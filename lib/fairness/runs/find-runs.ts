import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { caseResultSchema, type CaseResult, type FairnessRunDto } from '../schemas';
import { sumTests } from './sum-tests';

const runInclude = {
  process: { select: { id: true, name: true } },
  requestedBy: { select: { id: true, firstName: true, lastName: true } },
  cases: { where: { examinedAt: { not: null } }, select: { result: true } },
} satisfies Prisma.FairnessRunInclude;

type RunRow = Prisma.FairnessRunGetPayload<{ include: typeof runInclude }>;

/** What was found about the candidates of a run that could be examined. */
export const resultsOf = (cases: readonly { result: unknown }[]): CaseResult[] =>
  cases.flatMap(({ result }) => (result === null ? [] : [caseResultSchema.parse(result)]));

function serializeRun(row: RunRow): FairnessRunDto {
  const { id: runId, process, state, stopReason, model, promptVersion, candidates, cases, questions, currency } = row;
  const { id: userId, firstName, lastName } = row.requestedBy;
  const results = resultsOf(cases);
  const tests = sumTests(row.engine, results);
  return {
    runId,
    process,
    state,
    stopReason,
    engine: { name: row.engine, version: row.engineVersion, model, promptVersion },
    candidates,
    examined: cases.length,
    differing: results.filter(({ differences }) => differences.some(({ test, broken }) => broken && test !== 'repeat'))
      .length,
    passed: results.length === 0 ? null : tests.every(({ passed }) => passed !== false),
    questions,
    spent: { micros: Number(row.spentMicros), currency },
    cap: row.capMicros === null ? null : { micros: Number(row.capMicros), currency },
    requestedBy: { userId, firstName, lastName },
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** The newest runs. */
export async function findRuns(where: Prisma.FairnessRunWhereInput, take: number): Promise<FairnessRunDto[]> {
  const rows = await database().fairnessRun.findMany({
    where,
    include: runInclude,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  });
  return rows.map(serializeRun);
}

/** One run of a process. @throws AppError `fairness.run-not-found` */
export async function findRun({ processId, runId }: { processId: string; runId: string }): Promise<FairnessRunDto> {
  const [run] = await findRuns({ id: runId, processId }, 1);
  if (!run) throw new AppError('fairness.run-not-found');
  return run;
}
