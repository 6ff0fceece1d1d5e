import { recordModelUse } from '@/lib/analysis/store/record-model-use';
import { database } from '@/lib/db/client';
import type { InterviewSimulation } from '@/lib/db/generated/client';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError, isDatabaseAway } from '@/lib/errors';
import { toLocale } from '@/lib/i18n/locale';
import { findModelOf } from '@/lib/model/find-model-of';
import type { ChosenQuestion } from '../choose-questions';
import { nameSelect } from './mask-text';
import { writeQuestions, type PreparedQuestion } from './write-questions';

type Simulation = Pick<InterviewSimulation, 'processId' | 'candidateId' | 'locale'>;

export interface WordedQuestions {
  questions: PreparedQuestion[];
  /** The model that was asked; null: there is none. */
  model: string | null;
  /** Why the questions are the bank's although a model should have written them. */
  modelFailure: ErrorCode | null;
}

/**
 * Has the process's model write the chosen questions; where it fails, they stay in the words of the bank.
 *
 * @param quotes from the CV, by the criterion's id
 */
export async function wordQuestions(
  simulation: Simulation,
  chosen: readonly ChosenQuestion[],
  quotes: ReadonlyMap<string, string[]>,
): Promise<WordedQuestions> {
  const { processId, candidateId } = simulation;
  const [{ engine }, name] = await Promise.all([
    database().process.findUniqueOrThrow({ where: { id: processId }, select: { engine: true } }),
    database().candidate.findUniqueOrThrow({ where: { id: candidateId }, select: nameSelect }),
  ]);
  const bank: WordedQuestions = {
    questions: chosen.map((question) => ({ ...question, writtenBy: 'BANK' })),
    model: null,
    modelFailure: null,
  };
  let model: string | null = null;
  try {
    const settings = await findModelOf({ engine });
    if (!settings) return bank;
    model = settings.model;
    const locale = toLocale(simulation.locale);
    const { questions, usage } = await writeQuestions({ settings, questions: chosen, locale, name, quotes });
    if (usage) await recordModelUse(processId, usage);
    return { questions, model, modelFailure: null };
  } catch (error) {
    if (!(error instanceof AppError) || isDatabaseAway(error)) throw error;
    return { ...bank, model, modelFailure: error.code };
  }
}
