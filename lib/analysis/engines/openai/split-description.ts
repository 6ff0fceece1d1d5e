import { z } from 'zod';
import type { ModelUsage } from '@/lib/analysis/engines/model-usage';
import type { ModelSettings } from '@/lib/model/model-settings';
import { languageLevels, requirementImportances } from '@/lib/domain/process-enums';
import { runPrepareDescription } from '@/lib/reader/run-reader';
import { withinLimits } from './ask-model';
import { askForObject } from './call-model';
import { outputLimit } from './output-limit';
import { descriptionPrompt, splitPrompt } from './prompts/split-3';

/** A list of requirements is long: a time-out that suits a short answer would cut it off. */
const leastTimeoutSeconds = 60;
/** That a description may have; each takes less than a verdict does. */
const mostRequirements = 30;

const proposedSchema = z.object({
  requirements: z.array(
    z.object({
      text: z.string().describe('Words of the description'),
      kind: z.enum(['REQUIREMENT', 'LANGUAGE']),
      necessity: z.enum(requirementImportances),
      importance: z.int().describe('1 to 5'),
      language: z.string().nullable().describe('ISO 639-1'),
      level: z.enum(languageLevels).nullable(),
    }),
  ),
});

export type ProposedRequirement = z.infer<typeof proposedSchema>['requirements'][number];

/**
 * Asks the model for the requirements of a description, within the limits that all instances share. Personal data, names
 * included, are masked before.
 *
 * @param signal aborted when the person has gone
 * @returns `requirements`: unchecked; null where the answer cannot be read
 * @throws AppError `model.*`, `analysis.*`
 */
export async function splitWithModel(
  settings: ModelSettings,
  description: string,
  signal?: AbortSignal,
): Promise<{ requirements: ProposedRequirement[] | null; isCut: boolean; usage: ModelUsage }> {
  const { text } = await runPrepareDescription({ description });
  const content = descriptionPrompt(text);
  const characters = splitPrompt.length + content.length;
  const timeoutSeconds = Math.max(settings.timeoutSeconds, leastTimeoutSeconds);
  const { value, isCut, usage } = await withinLimits(settings, { caller: 'splitting', characters, signal }, () =>
    askForObject(
      { ...settings, timeoutSeconds },
      {
        schema: proposedSchema,
        name: 'requirements',
        instructions: splitPrompt,
        messages: [{ role: 'user', content }],
        outputLimit: outputLimit(settings, mostRequirements),
        signal,
      },
    ),
  );
  return { requirements: value?.requirements ?? null, isCut, usage };
}
