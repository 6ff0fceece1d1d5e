import type { Db } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locale';
import { chooseFollowUp, isEvasive } from './choose-follow-up';
import { questionCounts } from './enums';
import { askedBack } from './asked-form';
import { judgeQuestion } from './judge-question';
import { hasSignOfForm, leavesDocumentOpen, leavesLanguageOpen, tellsLanguageUse } from './judge-by-form';
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
 * Whether a follow-up would take the last place although questions remain: follow-ups to the first answers must not
 * use up those that later answers need more.
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
  followUp: { text: string; when: string; locale: Locale; writtenBy: Question['writtenBy'] },
): Promise<Question> {
  const { criterionId, label, verdict, bankId, goodSigns, poorSigns, position } = question;
  return db.interviewQuestion.create({
    data: {
      simulationId: simulation.id,
      position: position - (position % 10) + exchangeOf(simulation, question).length,
      followUpWhen: followUp.when,
      text: followUp.text,
      locale: followUp.locale,
      writtenBy: followUp.writtenBy,
      criterionId,
      label,
      verdict,
      bankId,
      goodSigns,
      poorSigns,
    },
  });
}

/** The question in simpler words; empty where the bank has none. */
function simplerText({ followUps }: BankQuestion, locale: Locale): string {
  const simpler = followUps.find(({ when }) => when === 'beside') ?? followUps.find(({ when }) => when === 'evasive');
  return simpler?.text[locale] ?? '';
}

/** The question in other words: the same ones again would say that nobody listened. */
export function againText(bank: BankQuestion, locale: Locale): string {
  // Without the introduction of the simpler words ("Let me put it more simply:"): the reply has its own.
  const bare = simplerText(bank, locale).replace(/^[^:?]{1,40}: /, '');
  const own = bare.charAt(0).toLowerCase() + bare.slice(1);
  return replyTexts(locale).again.replace('{question}', () => own);
}

function askAgain({ questions }: SimulationRow, bank: BankQuestion, locale: Locale): RuleFollowUp | null {
  const simpler = simplerText(bank, locale);
  const isSaid = simpler === '' || questions.some(({ text }) => text === simpler);
  return isSaid ? null : { text: againText(bank, locale), when: askedBack };
}

/** What an answer lacks in view of the requirement, whatever else it says. */
function lackingOf(form: BankQuestion['form'], label: string, answer: string): 'no-name' | 'no-level' | null {
  if (form === 'documents') return leavesDocumentOpen(label, answer) ? 'no-name' : null;
  if (form !== 'language') return null;
  if (leavesLanguageOpen(label, answer)) return 'no-name';
  const hasLevel = hasSignOfForm({ form, label, answer, isPlain: false });
  return !hasLevel && tellsLanguageUse(answer) ? 'no-level' : null;
}

interface RuleFollowUp {
  text: string;
  /** What the answer lacks. */
  when: string;
}

/** The follow-up that the rules choose. @returns null where the answer is enough, or nothing more may be asked */
export function followUpByRules(simulation: SimulationRow, question: Question, locale: Locale): RuleFollowUp | null {
  const bank = findBankQuestion(question.bankId);
  if (!bank || !mayGoOn(simulation, question)) return null;
  const exchange = exchangeOf(simulation, question);
  const { label, answer } = question;
  const judgement = judgeQuestion(question, simulation.questions);
  const reasons = exchange.flatMap(({ followUpWhen }) => followUpWhen ?? []);
  if (judgement === 'question') return reasons.includes(askedBack) ? null : askAgain(simulation, bank, locale);
  // "I don't know" is an answer, so the question is not repeated in other words.
  if (judgement === 'unknown') return null;
  const isOffPoint = judgement === 'beside' || judgement === 'other';
  if (takesLastPlace(simulation, question) && !isOffPoint && !isEvasive(answer)) return null;
  const before = exchange.filter(({ position }) => position < question.position).map((one) => one.answer);
  const next = chooseFollowUp({
    followUps: bank.followUps,
    answers: [...before, answer].map(withoutMarks),
    isBeside: isOffPoint,
    lacking: lackingOf(bank.form, label ?? '', answer),
    isOfCv: /\bCV\b/.test(exchange[0]?.text ?? ''),
    asked: reasons.map((reason) => (reason === askedBack ? 'beside' : reason)),
    said: simulation.questions.map(({ text }) => text),
  });
  return next && { text: next.text[locale], when: next.when };
}

/** Adds the follow-up that the rules choose. @returns null where there is none */
export async function addFollowUpByRules(
  db: Db,
  simulation: SimulationRow,
  question: Question,
  locale: Locale,
): Promise<Question | null> {
  const next = followUpByRules(simulation, question, locale);
  return next && addFollowUp(db, simulation, question, { ...next, locale, writtenBy: 'BANK' });
}
