import { splitWithModel } from '@/lib/analysis/engines/openai/split-description';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { findModelSettings, type ModelSettings } from '@/lib/model/model-settings';
import { checkProposals } from './check-proposals';
import { getProcessRow } from './rows/get-process-row';
import type { RequirementProposalsDto, SplittingModel } from './split-schemas';

/** A process that chose the built-in engine sends nothing. */
async function modelOf({ engine }: { engine: string | null }): Promise<ModelSettings | null> {
  return engine === 'offline' ? null : findModelSettings();
}

/** The model that would split the description. @throws AppError `permission.denied`, `process.not-found` */
export async function getSplittingModel(actor: Actor, input: { processId: string }): Promise<SplittingModel> {
  requirePermission(actor, 'process:write');
  const settings = await modelOf(await getProcessRow(database(), input.processId));
  return { model: settings?.model ?? null };
}

/**
 * Splits a description into requirements with the model; our own code checks that the description says each. Nothing of the
 * process is changed; tokens and cost are counted.
 *
 * @throws AppError `permission.denied`, `process.not-found`, `process.archived`, `model.*`, `analysis.*`
 */
export async function proposeRequirements(
  actor: Actor,
  { processId, description }: { processId: string; description: string },
): Promise<RequirementProposalsDto> {
  requirePermission(actor, 'process:write');
  const process = await getProcessRow(database(), processId);
  if (process.status === 'ARCHIVED') throw new AppError('process.archived');
  const settings = await modelOf(process);
  if (!settings) throw new AppError('model.not-set-up');
  const { requirements, isCut, usage } = await splitWithModel(settings, description);
  const { inputTokens, cachedTokens, outputTokens, costMicros } = usage;
  await database().modelUse.create({ data: { processId, inputTokens, cachedTokens, outputTokens, costMicros } });
  if (!requirements) throw new AppError(isCut ? 'model.too-long' : 'model.bad-answer');
  return checkProposals(requirements, description);
}
