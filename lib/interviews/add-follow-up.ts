import type { Db } from '@/lib/db/client';
import { toLocale } from '@/lib/i18n/locale';
import { chooseFollowUp, isEvasive } from './choose-follow-up';
import { questionCounts } from './enums';
import { isBeside } from './judge-answer';
import { withoutMarks } from './private/leave-out-private';
import { questionBank } from './question-bank/question-bank';
import type { SimulationRow } from './simulation-row';

export type Question = SimulationRow['questions'][number];

/** Follow-ups to one question (docs/specification.md, Interview simulation). */
const maxFollowUps = 2;

/** Of a question, or of the question that a follow-up belongs to; the question itself first. */
export function exchangeOf({ questions }: SimulationRow, { position }: Question): Question[] {
  const first = position - (position % 10);
  return questions.filter((one) => one.position >= first && one.position < first + 10);
}

/** Whether another follow-up may be asked: the interview is no longer than was chosen. */
export function mayGoOn(simulation: SimulationRow, question: Question): boolean {
  const isRoom = simulation.questions.length < questionCounts[simulation.length];
  return isRoom && exchangeOf(simulation, question).length <= maxFollowUps;
}

/**
 * Whether a follow-up would take the last place while other questions are still to be asked: the first answers, however
 * complete, would use up what a later one needs that settles nothing.
 */
function takesLastPlace({ questions, length }: SimulationRow, question: Question): boolean {
  const isDue = (one: Question) => one.id !== question.id && one.answeredAt === null && one.skippedReason === null;
  return questions.length === questionCounts[length] - 1 && questions.some(isDue);
}

/** Whether a model asks. Once it has failed, the built-in interviewer goes on to the end. */
export function asksModel({ model, modelFailure }: SimulationRow): boolean {
  return model !== null && modelFailure === null;
}

/**
 * Adds a follow-up after those that were asked. @param when what the answer lacks, by the rules; `model` where a model
 * says
 */
export async function addFollowUp(
  db: Db,
  simulation: SimulationRow,
  question: Question,
  followUp: { text: string; when: string; writtenBy: Question['writtenBy'] },
): Promise<Question> {
  const { criterionId, label, verdict, bankId, goodSigns, poorSigns, position } = question;
  return db.interviewQuestion.create({
    data: {
      simulationId: simulation.id,
      position: position - (position % 10) + exchangeOf(simulation, question).length,
      followUpWhen: followUp.when,
      text: followUp.text,
      writtenBy: followUp.writtenBy,
      ...{ criterionId, label, verdict, bankId, goodSigns, poorSigns },
    },
  });
}

/** Adds the follow-up that the rules choose. @returns null where the answer is enough */
export async function addFollowUpByRules(
  db: Db,
  simulation: SimulationRow,
  question: Question,
): Promise<Question | null> {
  const bank = questionBank.find(({ id }) => id === question.bankId);
  if (!bank || !mayGoOn(simulation, question)) return null;
  const exchange = exchangeOf(simulation, question);
  const before = exchange.filter(({ position }) => position < question.position).map(({ answer }) => answer);
  const { label, text: asked, answer } = question;
  const isOffPoint = isBeside({ label, question: asked, answer });
  if (takesLastPlace(simulation, question) && !isOffPoint && !isEvasive(answer)) return null;
  const next = chooseFollowUp({
    followUps: bank.followUps,
    answers: [...before, answer].map(withoutMarks),
    isBeside: isOffPoint,
    asked: exchange.flatMap(({ followUpWhen }) => followUpWhen ?? []),
    said: simulation.questions.map(({ text }) => text),
  });
  if (!next) return null;
  const text = next.text[toLocale(simulation.locale)];
  return addFollowUp(db, simulation, question, { text, when: next.when, writtenBy: 'BANK' });
}
