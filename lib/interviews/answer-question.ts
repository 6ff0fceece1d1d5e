import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { toLocale } from '@/lib/i18n/locale';
import { requireEditableProcess } from '@/lib/processes/rows/require-editable-process';
import { chooseFollowUp } from './choose-follow-up';
import { questionBank } from './question-bank/question-bank';
import { getSimulationRow, serializeQuestion, type SimulationPlace, type SimulationRow } from './simulation-row';
import type { AnsweredQuestion, AnswerQuestionInput } from './simulation-schemas';

type Question = SimulationRow['questions'][number];

/** decisions.md, Interview simulation. */
const maxFollowUps = 2;

/**
 * Saves the answer to a question, as a draft or for good, or skips the question. An answer may be changed later. One that
 * is sent while the interview goes on may lead to a follow-up, at most two a question.
 *
 * @throws AppError `interview.not-found`, `interview.question-not-found`, `interview.not-ready` before the questions are
 * there, `interview.answer-changed` when another tab saved meanwhile, `interview.answer-missing`, `process.archived`
 */
export async function answerQuestion(
  actor: PersonActor,
  input: SimulationPlace & { questionId: string } & AnswerQuestionInput,
): Promise<AnsweredQuestion> {
  requirePermission(actor, 'interview:run');
  return transaction(async (db) => {
    // Two answers at once wait for each other.
    await db.$queryRaw`SELECT 1 FROM interview_simulation WHERE id = ${input.interviewSimulationId}::uuid FOR UPDATE`;
    const simulation = await getSimulationRow(db, input);
    await requireEditableProcess(db, input.processId);
    const question = simulation.questions.find(({ id }) => id === input.questionId);
    if (!question) throw new AppError('interview.question-not-found');
    if (simulation.status !== 'IN_PROGRESS' && simulation.status !== 'COMPLETED')
      throw new AppError('interview.not-ready');
    if (input.version !== undefined && input.version !== question.version)
      throw new AppError('interview.answer-changed');
    const data = { ...changeOf(input), version: { increment: 1 } };
    const saved = await db.interviewQuestion.update({ where: { id: question.id }, data });
    await db.interviewSimulation.update({ where: { id: simulation.id }, data: { updatedAt: new Date() } });
    const goesOn = simulation.status === 'IN_PROGRESS' && input.action === 'SEND' && question.answeredAt === null;
    const followUp = goesOn ? await addFollowUp(db, simulation, saved) : null;
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
    return { question: serializeQuestion(saved), followUp: followUp && serializeQuestion(followUp) };
  });
}

function changeOf({ answer, action, skippedReason }: AnswerQuestionInput): Prisma.InterviewQuestionUpdateInput {
  if (action === 'SAVE') return { answer };
  if (action === 'SKIP') return { answer, answeredAt: null, skippedReason: skippedReason ?? '' };
  if (answer === '') throw new AppError('interview.answer-missing');
  return { answer, answeredAt: new Date(), skippedReason: null };
}

async function addFollowUp(db: Db, simulation: SimulationRow, question: Question): Promise<Question | null> {
  const first = question.position - (question.position % 10);
  const asked = simulation.questions.filter(({ position }) => position > first && position < first + 10);
  const bank = questionBank.find(({ id }) => id === question.bankId);
  if (!bank || asked.length >= maxFollowUps) return null;
  const answers = simulation.questions
    .filter(({ id, position }) => position >= first && position < question.position && id !== question.id)
    .map(({ answer }) => answer);
  const next = chooseFollowUp({
    followUps: bank.followUps,
    answers: [...answers, question.answer],
    asked: asked.flatMap(({ followUpWhen }) => followUpWhen ?? []),
    said: simulation.questions.map(({ text }) => text),
  });
  if (!next) return null;
  const { criterionId, label, verdict, bankId, goodSigns, poorSigns } = question;
  return db.interviewQuestion.create({
    data: {
      simulationId: simulation.id,
      position: first + asked.length + 1,
      followUpWhen: next.when,
      text: next.text[toLocale(simulation.locale)],
      ...{ criterionId, label, verdict, bankId, goodSigns, poorSigns },
    },
  });
}
