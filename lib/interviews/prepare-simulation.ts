import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { toLocale } from '@/lib/i18n/locale';
import { chooseQuestions } from './choose-questions';
import { analysisFields, linesIn, quotesIn } from './lines-in';
import { wordQuestions } from './model/word-questions';

const step = 10;

/**
 * Writes the questions of a simulation from the open points of its analysis, corrections included: the process's model in
 * its own words, else the bank. Called again, it changes nothing.
 *
 * @returns `stopped` when the simulation is gone or has its questions
 */
export async function prepareSimulation(
  _actor: Actor,
  { simulationId: id }: { simulationId: string },
): Promise<{ outcome: 'prepared' | 'stopped' }> {
  const { count } = await database().interviewSimulation.updateMany({
    where: { id, status: { in: ['CREATED', 'PREPARING'] } },
    data: { status: 'PREPARING' },
  });
  const simulation = await database().interviewSimulation.findUnique({ where: { id } });
  const analysis =
    simulation && count > 0
      ? await database().analysis.findUnique({ where: { id: simulation.analysisId }, select: analysisFields })
      : null;
  if (!simulation || !analysis) return { outcome: 'stopped' };
  const { length, focus } = simulation;
  const locale = toLocale(simulation.locale);
  const lines = linesIn(locale, analysis);
  const quotes = quotesIn(analysis);
  const { questions: chosen, withheld } = chooseQuestions({ lines, quotes, locale, length, focus, seed: id });
  const { questions, ...asker } = await wordQuestions(simulation, chosen, quotes);
  await transaction(async (db) => {
    const { count: started } = await db.interviewSimulation.updateMany({
      where: { id, status: 'PREPARING' },
      data: { status: 'IN_PROGRESS', statusReason: null, withheld, ...asker },
    });
    if (started === 0) return;
    await db.interviewQuestion.createMany({
      data: questions.map(({ line, ...question }, index) => ({
        ...question,
        simulationId: id,
        position: (index + 1) * step,
        criterionId: line?.criterionId ?? null,
        label: line?.label ?? null,
        verdict: line?.verdict ?? null,
      })),
    });
  });
  return { outcome: 'prepared' };
}
