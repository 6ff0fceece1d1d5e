import type { askModel } from '@/lib/analysis/engines/openai/ask-model';
import type { ModelQuestion } from '@/lib/analysis/engines/openai/model-question';
import { textsRepairPrompt } from '@/lib/analysis/engines/openai/prompts/texts-1';
import { readObject } from '@/lib/analysis/engines/openai/reading/read-object';
import { AppError } from '@/lib/errors';
import type { ModelSettings } from '@/lib/model/model-settings';
import { saidTextsSchema, type SaidTexts } from './texts-response';

/** Of an unreadable answer that is shown again, in characters. */
const longestShown = 4000;

/**
 * Asks the model for the texts, and once more where its answer cannot be read.
 *
 * @param send asks the model, and keeps or counts what it answers
 * @throws AppError `model.*`; `model.bad-answer` where neither answer can be read
 */
export async function askForTexts(
  settings: ModelSettings,
  question: ModelQuestion,
  send: typeof askModel,
): Promise<SaidTexts> {
  const first = await send(settings, question);
  if (first.end === 'refused') throw new AppError('model.refused');
  if (first.end === 'overflow') throw new AppError('model.too-long');
  const said = readObject(first.text, saidTextsSchema);
  if (said) return said;
  const messages = [
    ...question.messages,
    { role: 'assistant', content: first.text.slice(0, longestShown) || '{}' } as const,
    { role: 'user', content: textsRepairPrompt } as const,
  ];
  const second = await send(settings, { ...question, messages, isRepair: true });
  const repaired = readObject(second.text, saidTextsSchema);
  if (!repaired) throw new AppError(second.end === 'refused' ? 'model.refused' : 'model.bad-answer');
  return repaired;
}
