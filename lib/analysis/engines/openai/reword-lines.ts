import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { ModelSettings } from '@/lib/model/model-settings';
import type { askModel } from './ask-model';
import { linesPrompt, rewordPrompt } from './prompts/reword-1';
import { readObject } from './reading/read-object';

const answerSchema = z.object({
  lines: z.array(z.object({ number: z.int().describe('Of the line'), text: z.string() })),
});

/**
 * Asks the model to say lines of a CV in other words.
 *
 * @param lines by number, without personal data
 * @param send asks the model
 * @returns what it said, unchecked
 * @throws AppError `model.*`; `model.bad-answer` where the answer cannot be read
 */
export async function rewordLines(
  settings: ModelSettings,
  lines: ReadonlyMap<number, string>,
  send: typeof askModel,
): Promise<Map<number, string>> {
  const words = [...lines].map(([number, text]) => `[${number}] ${text}`);
  const { text, end } = await send(settings, {
    instructions: rewordPrompt,
    messages: [{ role: 'user', content: linesPrompt(words.join('\n')) }],
    words,
    answer: { schema: answerSchema, name: 'reworded' },
  });
  if (end === 'refused') throw new AppError('model.refused');
  const answer = readObject(text, answerSchema);
  if (!answer) throw new AppError('model.bad-answer');
  return new Map(answer.lines.map((line) => [line.number, line.text]));
}
