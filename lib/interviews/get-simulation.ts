import { scoreBreakdownSchema } from '@/lib/domain/analysis-schemas';
import { isJudgedByPeople } from '@/lib/analysis/run/judged-by-people';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { findHiddenScores } from '@/lib/candidates/hidden-score/hidden-score';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { askInLanguage, nextLocale } from './ask-in-language';
import { findCriterionNames } from './name-criteria';
import { findSimulationMask } from './mask-simulation';
import {
  getSimulationRow,
  serializeQuestion,
  serializeSimulation,
  simulationItemInclude,
  type SimulationPlace,
} from './simulation-row';
import type { SimulationDto, SimulationStatusDto } from './simulation-schemas';
import { summariseAnswers } from './summarise-answers';

/**
 * A simulation with its questions, answers and summary; without verdicts where the candidate asked that no program judges them, or
 * the actor is to judge before seeing any.
 *
 * @throws AppError `process.not-found`, `interview.not-found`
 */
export async function getSimulation(actor: Actor, place: SimulationPlace): Promise<SimulationDto> {
  requirePermission(actor, 'interview:read');
  await requireProcess(database(), actor, place.processId);
  const row = await askInLanguage(database(), await getSimulationRow(database(), place), actor.locale);
  const analysis = await database().analysis.findUnique({
    where: { id: row.analysisId },
    select: {
      scoreBreakdown: true,
      verdicts: {
        select: {
          criterionId: true,
          evidence: {
            orderBy: { position: 'asc' },
            select: { page: true, quote: true, startOffset: true, endOffset: true },
          },
        },
      },
    },
  });
  const hidden = await findHiddenScores(actor, [place.candidateId]);
  const isHidden =
    hidden.get(place.candidateId) === 'VERDICTS' || (await isJudgedByPeople(database(), place.candidateId));
  const mask = await findSimulationMask(place, row.analysisId);
  const lines = analysis ? scoreBreakdownSchema.parse(analysis.scoreBreakdown).lines : [];
  const redFlags = new Set(lines.filter(({ kind }) => kind === 'RED_FLAG').map(({ criterionId }) => criterionId));
  const facts = new Map(
    (isHidden ? undefined : analysis)?.verdicts.map(({ criterionId, evidence }) => [
      criterionId,
      {
        evidence: evidence.flatMap((one) => {
          const quote = mask.quote(one);
          return quote === '' ? [] : [{ page: one.page, quote }];
        }),
        isRedFlag: redFlags.has(criterionId),
      },
    ]),
  );
  const { named, renamed } = await findCriterionNames(row.analysisId, actor.locale);
  const isOver = row.status === 'COMPLETED';
  const questions = row.questions
    .map((question) => serializeQuestion(question, row, { reader: actor.locale, isOver }))
    .map((question) => (isHidden ? { ...question, verdict: null } : question));
  return {
    ...serializeSimulation(row),
    questions: questions.map((question) => named(mask.question(question))),
    summary: summariseAnswers(questions, facts).map(named),
    withheld: row.withheld.map(renamed),
    nextLocale: nextLocale(row, actor.locale),
    model: row.model,
    modelFailure: row.modelFailure,
  };
}

/** Status and progress of a simulation, cheap to poll. @throws AppError `interview.not-found` */
export async function getSimulationStatus(actor: Actor, place: SimulationPlace): Promise<SimulationStatusDto> {
  requirePermission(actor, 'interview:read');
  const { interviewSimulationId: id, processId, candidateId } = place;
  const row = await database().interviewSimulation.findFirst({
    where: { id, processId, candidateId },
    include: simulationItemInclude,
  });
  if (!row) throw new AppError('interview.not-found');
  const { status, statusReason, total, done } = serializeSimulation(row);
  return { status, statusReason, total, done };
}
