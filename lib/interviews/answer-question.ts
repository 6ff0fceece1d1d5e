import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { findHiddenScores } from '@/lib/candidates/hidden-score/hidden-score';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { Locale } from '@/lib/i18n/locale';
import { addFollowUpByRules, asksModel, mayGoOn, type Question } from './add-follow-up';
import { askInLanguage, nextLocale } from './ask-in-language';
import { isUnknown } from './is-unknown';
import { findSimulationMask } from './mask-simulation';
import { findCriterionNames } from './name-criteria';
import { isLeftOut, leaveOutPrivate } from './private/leave-out-private';
import { getSimulationRow, isDone, questionLocale, serializeQuestion, type SimulationPlace } from './simulation-row';
import type { AnsweredQuestion, AnswerQuestionInput } from './simulation-schemas';

type Change = Prisma.InterviewQuestionUpdateInput & { answer: string };

/**
 * Saves the answer to a question, as a draft or for good, or skips the question. An answer may be changed until the
 * interview ends, and again once it is reopened. One that
 * is sent while the interview goes on may lead to a follow-up, at most two a question: by rules at once, by a model when it
 * is asked for (`startFollowUp`). What a sent answer tells of private matters is not stored, and nothing more is asked of it.
 *
 * @throws AppError `interview.not-found`, `interview.question-not-found`, `interview.not-ready` before the questions are
 * there, `interview.completed` after its end, `interview.answer-changed` when another tab saved meanwhile,
 * `interview.version-missing` where an answer would be replaced without it, `interview.answer-missing`, `process.archived`
 */
export async function answerQuestion(
  actor: PersonActor,
  input: SimulationPlace & { questionId: string } & AnswerQuestionInput,
): Promise<AnsweredQuestion> {
  await requirePermissionIn(actor, input.processId, 'interview:run');
  const { simulation, question, followUp } = await transaction((db) => save(db, actor, input));
  // The question quotes the CV.
  const mask = await findSimulationMask(input, simulation.analysisId);
  const { named } = await findCriterionNames(simulation.analysisId, actor.locale);
  const hidden = await findHiddenScores(actor, [input.candidateId]);
  const unlessHidden = hidden.get(input.candidateId) === 'VERDICTS' ? { verdict: null } : {};
  const shown = (one: Question) => {
    const serialized = serializeQuestion(one, simulation, { reader: actor.locale });
    return named(mask.question({ ...serialized, ...unlessHidden }));
  };
  return {
    question: shown(question),
    followUp: followUp && shown(followUp),
  };
}

async function save(db: Db, actor: PersonActor, input: SimulationPlace & { questionId: string } & AnswerQuestionInput) {
  // Two answers at once wait for each other.
  await db.$queryRaw`SELECT 1 FROM interview_simulation WHERE id = ${input.interviewSimulationId}::uuid FOR UPDATE`;
  const simulation = await askInLanguage(db, await getSimulationRow(db, input), actor.locale);
  await requireEditableProcess(db, input.processId);
  const question = simulation.questions.find(({ id }) => id === input.questionId);
  if (!question) throw new AppError('interview.question-not-found');
  if (simulation.status === 'COMPLETED') throw new AppError('interview.completed');
  if (simulation.status !== 'IN_PROGRESS') throw new AppError('interview.not-ready');
  const change = changeOf(withoutPrivate(input, question, questionLocale(question, simulation)));
  if (isRepeat(input, question, change)) {
    const followUp = simulation.questions.find((one) => one.position === question.position + 1) ?? null;
    return { simulation, question, followUp };
  }
  requireVersion(input, question, change.answer);
  const goesOn = input.action === 'SEND' && question.answeredAt === null;
  // No follow-up to what is private, nor to what is not known.
  const isOpen = goesOn && !isLeftOut(change.answer) && !isUnknown(change.answer);
  const isForModel = isOpen && asksModel(simulation) && mayGoOn(simulation, question);
  const due = isForModel ? { followUpFrom: new Date() } : {};
  const data = { ...askedWords(question), ...change, ...due, version: { increment: 1 } };
  const saved = await db.interviewQuestion.update({ where: { id: question.id }, data });
  await db.interviewSimulation.update({ where: { id: simulation.id }, data: { updatedAt: new Date() } });
  const followUp =
    isOpen && !isForModel
      ? await addFollowUpByRules(db, simulation, saved, nextLocale(simulation, actor.locale))
      : null;
  if (input.action !== 'SAVE') {
    const { processId, candidateId } = input;
    const action = input.action === 'SEND' ? 'interview.answered' : 'interview.skipped';
    await recordAudit(db, actor, action, {
      processId,
      candidateId,
      simulationId: simulation.id,
      questionId: question.id,
    });
  }
  return { simulation, question: saved, followUp };
}

/** The question's words as it was asked: somebody who goes on in another language changes them. */
function askedWords({ text, label, bankId, goodSigns, poorSigns, locale, writtenBy }: Question) {
  return { text, label, bankId, goodSigns, poorSigns, locale, writtenBy };
}

/**
 * Whether the same answer is stored already, because the response got lost. It must not replace another person's
 * answer.
 */
function isRepeat({ version }: AnswerQuestionInput, question: Question, change: Change): boolean {
  if (version === undefined || version >= question.version || change.answer !== question.answer) return false;
  if (!('answeredAt' in change)) return true;
  const isSent = change.answeredAt !== null;
  return isSent === (question.answeredAt !== null) && (change.skippedReason ?? null) === question.skippedReason;
}

/**
 * Without a version, only a first answer or the same one again may be stored; another answer is never replaced
 * unseen.
 *
 * @param stored the answer without what is private
 */
function requireVersion(input: AnswerQuestionInput, question: Question, stored: string): void {
  const { answer, action, version } = input;
  const replaces = !['', answer, stored].includes(question.answer);
  const isDraft = action === 'SAVE' && question.answeredAt === null;
  if (version === undefined && replaces && !isDraft) throw new AppError('interview.version-missing');
  if (version !== undefined && version !== question.version) throw new AppError('interview.answer-changed');
}

/**
 * A draft is stored as typed. An answer that is sent, or changed after it was sent, is stored without what is
 * private.
 */
function withoutPrivate(input: AnswerQuestionInput, question: Question, locale: Locale): AnswerQuestionInput {
  if (input.action === 'SAVE' && !isDone(question)) return input;
  const { answer, skippedReason } = input;
  return {
    ...input,
    answer: leaveOutPrivate(answer, locale, question.text),
    ...(skippedReason === undefined ? {} : { skippedReason: leaveOutPrivate(skippedReason, locale) }),
  };
}

function changeOf({ answer, action, skippedReason }: AnswerQuestionInput): Change {
  if (action === 'SAVE') return { answer };
  if (action === 'SKIP') return { answer, answeredAt: null, skippedReason: skippedReason ?? '', followUpFrom: null };
  if (answer === '') throw new AppError('interview.answer-missing');
  return { answer, answeredAt: new Date(), skippedReason: null };
}
