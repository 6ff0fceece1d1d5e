import { requirePermission, type Actor } from '@/lib/auth/actor';
import type { JudgingEngine } from '@/lib/analysis/engines/engine';
import type { ModelUsage } from '@/lib/analysis/engines/model-usage';
import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import { selectEngine } from '@/lib/analysis/engines/select-engine';
import { isJudgedByPeople } from '@/lib/analysis/run/judged-by-people';
import { reactToModelError } from '@/lib/analysis/run/react-to-model-error';
import { recordModelUse } from '@/lib/analysis/store/record-model-use';
import { findLatestReading } from '@/lib/cv/cv-readings';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { toLocale } from '@/lib/i18n/locale';
import { findModelOf } from '@/lib/model/find-model-of';
import { runPlainText } from '@/lib/reader/run-reader';
import { askAboutCopies } from '../examine/ask-model-about-copies';
import { examineCandidate } from '../examine/examine-candidate';
import { judgeCopies } from '../examine/judge-copy';
import { runCriteriaSchema, type CaseResult } from '../schemas';
import { endRun, isOpenRun, openRuns } from './end-run';

type Outcome = { outcome: 'ended' } | { outcome: 'waiting'; seconds: number };

/** By rules a step takes about as long, in milliseconds. */
const stepMs = 4_000;
const ended: Outcome = { outcome: 'ended' };

const runInclude = { process: { select: { engine: true } } } satisfies Prisma.FairnessRunInclude;
type Run = Prisma.FairnessRunGetPayload<{ include: typeof runInclude }>;

/** Failures of this CV, which say nothing of the next. */
const isOfOneCv = (code: ErrorCode): boolean => /^(?:analysis|cv|candidate)\./.test(code);

/**
 * Examines the next candidates of a run, for some seconds. A call that is repeated, even after being killed, goes on from the
 * candidates that are not examined. The run stops where its engine changes, a provider refuses, or the cap is reached.
 *
 * @param engineOf who judges a process
 * @returns how long to wait before the next step
 */
export async function advanceRun(
  actor: Actor,
  { runId }: { runId: string },
  engineOf: (chosen: string | null) => Promise<JudgingEngine> = selectEngine,
): Promise<Outcome> {
  requirePermission(actor, 'candidate:analyse');
  const run = await database().fairnessRun.findUnique({ where: { id: runId }, include: runInclude });
  if (!run || !isOpenRun(run.state)) return ended;
  try {
    const engine = await engineOf(run.process.engine);
    if (engine.name !== run.engine || engine.version !== run.engineVersion || engine.model !== run.model)
      throw new AppError('fairness.engine-changed');
    const until = Date.now() + stepMs;
    do {
      if (!(await isAlive(run))) return ended;
      if (await examineNext(run, engine)) continue;
      await endRun(actor, { runId, state: 'DONE', reason: null });
      return ended;
    } while (Date.now() < until);
    return { outcome: 'waiting', seconds: 0 };
  } catch (error) {
    return react(actor, run, error);
  }
}

/** Says that the run lives. @returns false: it was cancelled */
async function isAlive({ id, startedAt }: Run): Promise<boolean> {
  const now = new Date();
  const { count } = await database().fairnessRun.updateMany({
    where: { id, state: openRuns },
    data: { state: 'RUNNING', checkedAt: now, startedAt: startedAt ?? now },
  });
  return count > 0;
}

async function react(actor: Actor, run: Run, error: unknown): Promise<Outcome> {
  if (!(error instanceof AppError)) throw error;
  const reaction = reactToModelError(error, { attempt: run.waits, failures: run.waits });
  if (reaction?.kind === 'wait') {
    await database().fairnessRun.update({ where: { id: run.id }, data: { waits: { increment: 1 } } });
    return { outcome: 'waiting', seconds: reaction.seconds };
  }
  await endRun(actor, { runId: run.id, state: 'STOPPED', reason: error.code });
  return ended;
}

/** @returns false: all are examined */
async function examineNext(run: Run, engine: JudgingEngine): Promise<boolean> {
  const next = await database().fairnessCase.findFirst({
    where: { runId: run.id, examinedAt: null },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      candidate: { select: { id: true, cvSha256: true, createdAt: true, firstName: true, lastName: true } },
    },
  });
  if (!next) return false;
  const found = await examine(run, engine, next.candidate);
  await database().fairnessCase.updateMany({ where: { id: next.id }, data: { ...found, examinedAt: new Date() } });
  await database().fairnessRun.update({ where: { id: run.id }, data: { waits: 0 } });
  return true;
}

type Candidate = Pick<Prisma.CandidateGetPayload<object>, 'id' | 'cvSha256' | 'createdAt' | 'firstName' | 'lastName'>;

async function examine(
  run: Run,
  engine: JudgingEngine,
  { id, cvSha256, createdAt, firstName, lastName }: Candidate,
): Promise<{ result: CaseResult } | { problem: ErrorCode }> {
  // They may have asked since the run began.
  if (await isJudgedByPeople(database(), id)) return { problem: 'candidate.not-by-program' };
  const reading = cvSha256 ? await findLatestReading(cvSha256) : null;
  if (!reading) return { problem: 'candidate.no-cv' };
  try {
    const { text, ...original } = await runPlainText({ cv: reading.cv });
    const locale = toLocale(run.locale);
    const referenceDate = createdAt.toISOString().slice(0, 10);
    const asked = { criteria: runCriteriaSchema.parse(run.criteria), locale, referenceDate };
    const before = (questions = 1) => requireBudget(run.id, questions);
    const after = (usage: ModelUsage) => spend(run, usage);
    const judge = judgeCopies(engine, original, asked, after);
    const guarded: typeof judge = async (...copy) => {
      await before(engine.votes);
      return judge(...copy);
    };
    const settings = engine.name === offlineEngine.name ? null : await findModelOf(run.process);
    const result = await examineCandidate({
      original: { text, name: { firstName, lastName } },
      language: original.language === 'en' ? 'en' : 'pl',
      asked,
      judge: guarded,
      model: settings && askAboutCopies(settings, asked, { before, after }),
    });
    return { result };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (isOfOneCv(error.code) || reactToModelError(error, { attempt: 0, failures: 0 })?.kind === 'fail')
      return { problem: error.code };
    throw error;
  }
}

/** What was paid stays paid, whatever comes of the copy. */
async function spend({ id, processId }: Run, usage: ModelUsage): Promise<void> {
  if (usage.requests === 0) return;
  await recordModelUse(processId, usage);
  await database().fairnessRun.update({
    where: { id },
    data: { spentMicros: { increment: usage.costMicros }, questions: { increment: usage.requests } },
  });
}

/** Stops before questions that would cost, as the ones before did on average, more than is left. */
async function requireBudget(runId: string, questions: number): Promise<void> {
  const run = await database().fairnessRun.findUniqueOrThrow({ where: { id: runId } });
  if (run.capMicros === null) return;
  const average = run.questions > 0 ? Number(run.spentMicros) / run.questions : 0;
  if (Number(run.spentMicros) + questions * average >= Number(run.capMicros))
    throw new AppError('fairness.cap-reached');
}
