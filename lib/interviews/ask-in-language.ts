import type { Db } from '@/lib/db/client';
import { toLocale, type Locale } from '@/lib/i18n/locale';
import { againText, type Question } from './add-follow-up';
import { askedBack } from './asked-form';
import { chooseQuestions, type ChosenQuestion } from './choose-questions';
import { analysisFields, linesIn, quotesIn } from './lines-in';
import { findBankQuestion } from './question-bank/question-bank';
import { isDone, questionLocale, type SimulationRow } from './simulation-row';

/** Nobody has answered, drafted or skipped it. */
const isUnasked = (question: Question): boolean => !isDone(question) && question.answer === '';

/** The language in which an interview goes on: the reader's, unless another one was chosen for the interview. */
export function nextLocale({ localeKept, locale }: SimulationRow, reader: Locale): Locale {
  return localeKept ? toLocale(locale) : reader;
}

/** The main questions of an interview in another language, by criterion. */
async function mainQuestionsIn(
  db: Db,
  { id, analysisId, length, focus, questions }: SimulationRow,
  locale: Locale,
): Promise<Map<string | null, ChosenQuestion>> {
  const analysis = await db.analysis.findUnique({ where: { id: analysisId }, select: analysisFields });
  if (!analysis) return new Map();
  const verdicts = new Map(questions.map(({ criterionId, verdict }) => [criterionId, verdict]));
  // Later corrections change neither what is asked nor why.
  const lines = linesIn(locale, analysis).flatMap((line) => {
    const verdict = verdicts.get(line.criterionId);
    return verdict ? [{ ...line, verdict }] : [];
  });
  const chosen = chooseQuestions({ lines, quotes: quotesIn(analysis), locale, length, focus, seed: id });
  return new Map(chosen.questions.map((question) => [question.line?.criterionId ?? null, question]));
}

/** A follow-up of the bank in another language; undefined when a model wrote it, or the bank no longer has it. */
function followUpTextIn(question: Question, from: Locale, to: Locale): string | undefined {
  const bank = findBankQuestion(question.bankId);
  if (!bank) return undefined;
  if (question.followUpWhen === askedBack)
    return againText(bank, from) === question.text ? againText(bank, to) : undefined;
  return bank.followUps.find(({ text }) => text[from] === question.text)?.text[to];
}

/**
 * An interview with its remaining questions in the language in which it goes on, in the words of the bank. A question
 * without words in that language, and everything said so far, stays as it is.
 *
 * @param reader the language of the person who reads or goes on
 */
export async function askInLanguage(db: Db, simulation: SimulationRow, reader: Locale): Promise<SimulationRow> {
  const locale = nextLocale(simulation, reader);
  const isForeign = (one: Question) => isUnasked(one) && questionLocale(one, simulation) !== locale;
  if (simulation.status !== 'IN_PROGRESS' || !simulation.questions.some(isForeign)) return simulation;
  const main = await mainQuestionsIn(db, simulation, locale);
  const questions = simulation.questions.map((question): Question => {
    if (!isForeign(question)) return question;
    if (question.followUpWhen !== null) {
      const text = followUpTextIn(question, questionLocale(question, simulation), locale);
      return text ? { ...question, text, locale } : question;
    }
    const chosen = main.get(question.criterionId);
    if (!chosen) return question;
    const { line, bankId, text, goodSigns, poorSigns } = chosen;
    const label = line?.label ?? question.label;
    return { ...question, label, bankId, text, goodSigns, poorSigns, locale, writtenBy: 'BANK' };
  });
  return { ...simulation, questions };
}
