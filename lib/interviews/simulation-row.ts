import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { toLocale, type Locale } from '@/lib/i18n/locale';
import { judgeQuestion } from './judge-question';
import { isLeftOut, leaveOutPrivate } from './private/leave-out-private';
import { replyTexts } from './question-bank/bank-texts';
import { findBankQuestion } from './question-bank/question-bank';
import type { InterviewQuestionDto, SimulationItem } from './simulation-schemas';

const createdBy = { select: { id: true, firstName: true, lastName: true } };

const simulationInclude = {
  createdBy,
  questions: { orderBy: { position: 'asc' } },
} satisfies Prisma.InterviewSimulationInclude;

/** For a list: what is done, without questions and answers. */
export const simulationItemInclude = {
  createdBy,
  questions: { select: { answeredAt: true, skippedReason: true } },
} satisfies Prisma.InterviewSimulationInclude;

export type SimulationRow = Prisma.InterviewSimulationGetPayload<{ include: typeof simulationInclude }>;

type SimulationItemRow = Prisma.InterviewSimulationGetPayload<{ include: typeof simulationItemInclude }>;

export interface SimulationPlace {
  processId: string;
  candidateId: string;
  interviewSimulationId: string;
}

/** A simulation of this candidate in this process. @throws AppError `interview.not-found` */
export async function getSimulationRow(db: Db, place: SimulationPlace): Promise<SimulationRow> {
  const { interviewSimulationId: id, processId, candidateId } = place;
  const row = await db.interviewSimulation.findFirst({
    where: { id, processId, candidateId },
    include: simulationInclude,
  });
  if (!row) throw new AppError('interview.not-found');
  return row;
}

/** The language that a question was asked in. */
export function questionLocale(
  { locale }: SimulationRow['questions'][number],
  simulation: Pick<SimulationRow, 'locale'>,
): Locale {
  return toLocale(locale ?? simulation.locale);
}

/** What to listen for, in the reader's language where the words are the bank's. */
function signsIn({ bankId, goodSigns, poorSigns }: SimulationRow['questions'][number], from: Locale, reader: Locale) {
  const bank = findBankQuestion(bankId);
  const isOfBank =
    bank?.id === bankId && [...goodSigns, ...poorSigns].join() === [...bank.good[from], ...bank.poor[from]].join();
  if (!isOfBank) return { goodSigns, poorSigns, signsLocale: from };
  return { goodSigns: bank.good[reader], poorSigns: bank.poor[reader], signsLocale: reader };
}

/**
 * A question with its answer for the API. What an answer tells of private matters is left out, whenever it was
 * written; a draft is shown as typed until the interview ends.
 *
 * @param options `reader`: the reader's language; `isOver`: whether the interview has ended
 */
export function serializeQuestion(
  row: SimulationRow['questions'][number],
  simulation: Pick<SimulationRow, 'locale' | 'questions'>,
  { reader, isOver = false }: { reader: Locale; isOver?: boolean },
): InterviewQuestionDto {
  const locale = questionLocale(row, simulation);
  const { id, position, criterionId, label, verdict, text, version } = row;
  const { writtenBy, followUpFrom } = row;
  const answer = isOver || isDone(row) ? leaveOutPrivate(row.answer, locale, text) : row.answer;
  const skippedReason = row.skippedReason && leaveOutPrivate(row.skippedReason, locale);
  const privateLeftOut = isLeftOut(answer) || isLeftOut(skippedReason ?? '');
  const judgement = row.answeredAt ? judgeQuestion({ ...row, answer }, simulation.questions) : 'answers';
  const replies = replyTexts(locale);
  const reply = privateLeftOut ? replies.private : judgement === 'question' ? replies.question : null;
  return {
    id,
    position,
    criterionId,
    label,
    verdict,
    isFollowUp: row.followUpWhen !== null,
    text,
    locale,
    writtenBy,
    ...signsIn(row, locale, reader),
    answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    skippedReason,
    privateLeftOut,
    reply: row.answeredAt ? reply : null,
    isBeside: judgement === 'beside',
    isOfOther: judgement === 'other',
    isUnknown: judgement === 'unknown',
    asksBack: judgement === 'question',
    followUpDue: followUpFrom !== null,
    version,
  };
}

/** Whether nobody has to come back to it. */
export function isDone(question: { answeredAt: unknown; skippedReason: string | null }): boolean {
  return question.answeredAt !== null || question.skippedReason !== null;
}

/** A simulation for a list. */
export function serializeSimulation(row: SimulationItemRow): SimulationItem {
  const { id: userId, firstName, lastName } = row.createdBy;
  return {
    id: row.id,
    processId: row.processId,
    candidateId: row.candidateId,
    locale: toLocale(row.locale),
    length: row.length,
    focus: row.focus,
    status: row.status,
    statusReason: row.statusReason,
    createdBy: { userId, firstName, lastName },
    date: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    total: row.questions.length,
    done: row.questions.filter(isDone).length,
  };
}
