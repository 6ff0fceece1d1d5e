import { z } from 'zod';
import { askForObject } from '@/lib/analysis/engines/openai/call-model';
import { withinLimits } from '@/lib/analysis/engines/openai/ask-model';
import type { Said } from '@/lib/analysis/engines/openai/merge-messages';
import { charactersOf } from '@/lib/analysis/engines/openai/model-question';
import { outputLimit } from '@/lib/analysis/engines/openai/output-limit';
import type { ModelUsage } from '@/lib/analysis/engines/model-usage';
import type { MessageText } from '@/lib/domain/message-schemas';
import { AppError } from '@/lib/errors';
import type { ModelSettings } from '@/lib/model/model-settings';

/** Somebody waits at the screen. */
const longestSeconds = 60;
/** A letter takes as much as a few verdicts. */
const lengthInVerdicts = 4;

const answerSchema = z.object({ subject: z.string(), text: z.string() });

interface DraftQuestion {
  settings: ModelSettings;
  instructions: string;
  messages: readonly Said[];
  isRepair: boolean;
  signal: AbortSignal | undefined;
}

const tidySubject = (subject: string): string => subject.replace(/\s+/g, ' ').trim();
const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Asks the model for a message, within the limits that all instances share.
 *
 * @param onUsage hears what the call cost, also where its answer is of no use
 * @throws AppError `model.*`
 */
export async function askForDraft(
  { settings, instructions, messages, isRepair, signal }: DraftQuestion,
  onUsage: (usage: ModelUsage) => Promise<void>,
): Promise<MessageText> {
  const timeoutSeconds = Math.min(settings.timeoutSeconds, longestSeconds);
  const characters = charactersOf({ instructions, messages });
  const limit = outputLimit(settings, lengthInVerdicts);
  const question = { schema: answerSchema, name: 'message_draft', instructions, messages, isRepair, signal };
  const { value, isCut, usage } = await withinLimits(settings, { caller: 'message', characters, signal }, () =>
    askForObject({ ...settings, timeoutSeconds }, { ...question, outputLimit: limit }),
  );
  await onUsage(usage);
  if (!value) throw new AppError(isCut ? 'model.too-long' : 'model.bad-answer');
  return { subject: tidySubject(value.subject), text: tidyText(value.text) };
}
