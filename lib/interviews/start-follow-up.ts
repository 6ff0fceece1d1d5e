import { recordModelUse } from '@/lib/analysis/store/record-model-use';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import { logger } from '@/lib/logger';
import { findModelOf } from '@/lib/model/find-model-of';
import { longestTurnWait } from '@/lib/model/model-turn';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { addFollowUp, addFollowUpByRules, exchangeOf, mayGoOn, type Question } from './add-follow-up';
import { nextLocale } from './ask-in-language';
import { askFollowUp, followUpSeconds, type ModelFollowUp } from './model/ask-follow-up';
import { nameSelect } from './model/mask-text';
import { findSimulationMask } from './mask-simulation';
import { leaveOutPrivate, withoutMarks } from './private/leave-out-private';
import { getSimulationRow, type SimulationPlace, type SimulationRow } from './simulation-row';

/** In seconds: how long a follow-up is reserved for one writer, who by then has finished or died. */
const claimSeconds = longestTurnWait('followUp') + followUpSeconds + 10;

/** The text while it comes. */
type OnText = (text: string) => void;

async function claim(questionId: string): Promise<void> {
  const now = Date.now();
  const { count } = await database().interviewQuestion.updateMany({
    where: { id: questionId, followUpFrom: { lte: new Date(now) } },
    data: { followUpFrom: new Date(now + claimSeconds * 1000) },
  });
  if (count === 0) throw new AppError('interview.follow-up-not-due');
}

/** An answer that the model goes on from, and the language that it goes on in. */
interface Turn {
  simulation: SimulationRow;
  question: Question;
  locale: Locale;
}

/** @throws AppError `model.*`, `analysis.*` */
async function askModel({ simulation, question, locale }: Turn, onText: OnText): Promise<ModelFollowUp> {
  const { processId, candidateId } = simulation;
  const [{ engine }, name] = await Promise.all([
    database().process.findUniqueOrThrow({ where: { id: processId }, select: { engine: true } }),
    database().candidate.findUniqueOrThrow({ where: { id: candidateId }, select: nameSelect }),
  ]);
  const settings = await findModelOf({ engine });
  if (!settings) throw new AppError('model.not-set-up');
  const exchange = exchangeOf(simulation, question)
    .filter(({ position }) => position <= question.position)
    .map(({ text, answer }) => ({ question: text, answer: withoutMarks(leaveOutPrivate(answer, locale, text)) }));
  const said = simulation.questions.map(({ text }) => text);
  const { followUp, usage } = await askFollowUp(
    { settings, locale, name, label: question.label, exchange, said },
    onText,
  );
  if (usage) await recordModelUse(processId, usage);
  return followUp;
}

/** Stores what came of it, unless the interview has ended or the answer is gone meanwhile. */
async function store(
  place: SimulationPlace,
  { question: { id: questionId }, locale }: Turn,
  followUp: ModelFollowUp,
  failure: ErrorCode | null,
) {
  await transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM interview_simulation WHERE id = ${place.interviewSimulationId}::uuid FOR UPDATE`;
    const simulation = await getSimulationRow(db, place);
    const question = simulation.questions.find(({ id }) => id === questionId);
    if (!question?.followUpFrom) return;
    await db.interviewQuestion.update({ where: { id: questionId }, data: { followUpFrom: null } });
    if (failure) await db.interviewSimulation.update({ where: { id: simulation.id }, data: { modelFailure: failure } });
    if (followUp === 'enough' || simulation.status !== 'IN_PROGRESS' || !mayGoOn(simulation, question)) return;
    if (followUp === 'unusable') await addFollowUpByRules(db, simulation, question, locale);
    else await addFollowUp(db, simulation, question, { ...followUp, locale, when: 'model', writtenBy: 'MODEL' });
  });
}

/** @throws AppError `interview.not-found` when the simulation was deleted meanwhile */
async function write(place: SimulationPlace, turn: Turn, onText: OnText) {
  let failure: ErrorCode | null = null;
  const { written } = await findSimulationMask(place, turn.simulation.analysisId);
  // For a hidden candidate the text is sent only when it is whole: a part of a name would not be masked.
  const whileItComes = written ? () => undefined : onText;
  const followUp = await askModel(turn, whileItComes).catch((error: unknown): ModelFollowUp => {
    // Whatever the failure was, the interview goes on with the bank.
    if (!(error instanceof AppError)) logger.error({ err: error }, 'model not asked');
    failure = error instanceof AppError ? error.code : 'internal';
    return 'unusable';
  });
  if (written && typeof followUp === 'object') onText(written(followUp.text));
  await store(place, turn, followUp, failure);
}

/** Runs `work` to its end, whether or not anybody listens. */
function spoken(work: (onText: OnText) => Promise<void>): ReadableStream<string> {
  let isHeard = true;
  return new ReadableStream<string>({
    start(controller) {
      const onText = (text: string): void => {
        if (isHeard) controller.enqueue(text);
      };
      const end = (): void => {
        if (isHeard) controller.close();
      };
      void work(onText)
        .catch((error: unknown) => logger.error({ err: error }, 'follow-up not stored'))
        .finally(end);
    },
    cancel() {
      isHeard = false;
    },
  });
}

/**
 * Has the model go on from an answer. The follow-up is stored when it is whole, also where the reader is gone; the rules of
 * the bank choose one where the model fails or says what may not be asked, and the bank goes on to the end after a failure.
 *
 * @returns the model's text while it comes, of a hidden candidate masked at the end; what is stored counts
 * @throws AppError `interview.not-found`, `interview.question-not-found`, `process.archived`; `interview.follow-up-not-due`
 * where none is due, or it is being written
 */
export async function startFollowUp(
  actor: PersonActor,
  input: SimulationPlace & { questionId: string },
): Promise<ReadableStream<string>> {
  await requirePermissionIn(actor, input.processId, 'interview:run');
  const simulation = await getSimulationRow(database(), input);
  await requireEditableProcess(database(), input.processId);
  const question = simulation.questions.find(({ id }) => id === input.questionId);
  if (!question) throw new AppError('interview.question-not-found');
  await claim(question.id);
  const turn = { simulation, question, locale: nextLocale(simulation, actor.locale) };
  return spoken((onText) => write(input, turn, onText));
}
