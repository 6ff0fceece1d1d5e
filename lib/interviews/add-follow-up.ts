import type { Db } from '@/lib/db/client';
import { toLocale } from '@/lib/i18n/locale';
import { chooseFollowUp, isEvasive } from './choose-follow-up';
import { questionCounts } from './enums';
import { askedBack, askedForm } from './asked-form';
import { judgeAnswer } from './judge-answer';
import { leavesLanguageOpen } from './judge-by-form';
import { withoutMarks } from './private/leave-out-private';
import { replyTexts } from './question-bank/bank-texts';
import type { BankQuestion } from './question-bank/bank-question';
import { findBankQuestion } from './question-bank/question-bank';
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

function askAgain({ locale: stored }: SimulationRow, question: Question, bank: BankQuestion): RuleFollowUp {
  const { text, followUpWhen, writtenBy } = question;
  const locale = toLocale(stored);
  // What stands before a question is not said again, nor "Let me put it more simply:".
  const bare = followUpWhen !== null && writtenBy === 'BANK' ? text.replace(/^[^:?]{1,40}: /, '') : text;
  const own = text.endsWith(bank.text[locale]) ? bank.text[locale] : bare.charAt(0).toUpperCase() + bare.slice(1);
  return { text: replyTexts(locale).again.replace('{question}', () => own), when: askedBack };
}

interface RuleFollowUp {
  text: string;
  /** What the answer lacks. */
  when: string;
}

/** The follow-up that the rules choose. @returns null where the answer is enough, or nothing more may be asked */
export function followUpByRules(simulation: SimulationRow, question: Question): RuleFollowUp | null {
  const bank = findBankQuestion(question.bankId);
  if (!bank || !mayGoOn(simulation, question)) return null;
  const exchange = exchangeOf(simulation, question);
  const { label, text: asked, answer } = question;
  const form = askedForm(question, exchange);
  const judgement = judgeAnswer({ label, question: asked, answer, form });
  const reasons = exchange.flatMap(({ followUpWhen }) => followUpWhen ?? []);
  if (judgement === 'question') return reasons.includes(askedBack) ? null : askAgain(simulation, question, bank);
  const isOffPoint = judgement === 'beside';
  if (takesLastPlace(simulation, question) && !isOffPoint && !isEvasive(answer)) return null;
  const before = exchange.filter(({ position }) => position < question.position).map((one) => one.answer);
  const next = chooseFollowUp({
    followUps: bank.followUps,
    answers: [...before, answer].map(withoutMarks),
    isBeside: isOffPoint,
    lacksName: bank.form === 'language' && leavesLanguageOpen(label ?? '', answer),
    asked: reasons.filter((reason) => reason !== askedBack),
    said: simulation.questions.map(({ text }) => text),
  });
  return next && { text: next.text[toLocale(simulation.locale)], when: next.when };
}

/** Adds the follow-up that the rules choose. @returns null where there is none */
export async function addFollowUpByRules(
  db: Db,
  simulation: SimulationRow,
  question: Question,
): Promise<Question | null> {
  const next = followUpByRules(simulation, question);
  return next && addFollowUp(db, simulation, question, { ...next, writtenBy: 'BANK' });
}
