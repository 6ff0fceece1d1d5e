import { askModel } from '@/lib/analysis/engines/openai/ask-model';
import type { ModelUsage } from '@/lib/analysis/engines/model-usage';
import { rewordLines } from '@/lib/analysis/engines/openai/reword-lines';
import { failuresOfOneCv } from '@/lib/analysis/run/react-to-model-error';
import { askForTexts } from '@/lib/analysis/written-texts/ask-for-texts';
import { maskFacts } from '@/lib/analysis/written-texts/mask-facts';
import { textsQuestion, toldCriteria } from '@/lib/analysis/written-texts/texts-question';
import { AppError } from '@/lib/errors';
import type { ModelSettings } from '@/lib/model/model-settings';
import { runPrepare } from '@/lib/reader/run-reader';
import type { Asked, Copy, JudgedCopy } from './judge-copy';
import { linesToReword, withReworded } from './reworded-lines';

/** What a model is asked besides judging; both answer null where it gave nothing that can be compared. */
export interface ModelOfCopies {
  /** The copy's text in the model's other words. */
  reword: (copy: Copy, judged: JudgedCopy) => Promise<string | null>;
  /** What the model writes of a copy freely. @param run which of several over the same copy */
  write: (copy: Copy, judged: JudgedCopy, run?: number) => Promise<string[] | null>;
}

/** Null in place of an answer that is of no use; other failures end the step. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && failuresOfOneCv.has(error.code)) return null;
    throw error;
  }
}

/**
 * How a model rewords copies and writes about them. Personal data are masked before, as in every question to it. What it writes is
 * taken as it came: our checks would take out the very words that are looked for.
 *
 * @param spending asked before each question, and told afterwards what it cost
 */
export function askAboutCopies(
  settings: ModelSettings,
  { criteria, locale }: Asked,
  spending: { before: () => Promise<void>; after: (usage: ModelUsage) => Promise<void> },
): ModelOfCopies {
  const sendAs =
    (run: number): typeof askModel =>
    async (...[own, question]) => {
      await spending.before();
      const answer = await askModel(own, question, run);
      await spending.after(answer.usage);
      return answer;
    };
  const maskingOf = ({ name }: Copy) => ({ blind: true, name, fileName: null });
  return {
    reword: async (copy, { cv }) => {
      const { text } = await runPrepare({ cv, masking: maskingOf(copy) });
      const lines = linesToReword(copy.text, text);
      if (lines.size === 0) return null;
      const said = await orNull(rewordLines(settings, lines, sendAs(0)));
      return said && withReworded(copy.text, lines, said);
    },
    write: async (copy, { cv, judgements, position }, run = 0) => {
      const reasons = judgements.map(({ reason }) => reason);
      if (!settings.writeTexts) return reasons;
      const facts = await maskFacts({ cv, masking: maskingOf(copy), judgements, position });
      const told = toldCriteria(criteria, judgements, facts.masked);
      if (told.length === 0) return reasons;
      const said = await orNull(askForTexts(settings, textsQuestion(criteria, told, facts.position), sendAs(run)));
      return said && [...reasons, ...Object.values(said).flatMap((list) => list.map((sentence) => sentence[locale]))];
    },
  };
}
