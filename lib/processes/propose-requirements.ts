import { splitWithModel } from '@/lib/analysis/engines/openai/split-description';
import { recordModelUse } from '@/lib/analysis/store/record-model-use';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { findModelOf } from '@/lib/model/find-model-of';
import { checkProposals } from './check-proposals';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import type { RequirementProposalsDto, SplittingModel } from './split-schemas';

/** The model that would split the description, or why it cannot. @throws AppError `permission.denied`, `process.not-found` */
export async function getSplittingModel(actor: Actor, input: { processId: string }): Promise<SplittingModel> {
  requirePermission(actor, 'process:write');
  const process = await getProcessRow(database(), input.processId);
  try {
    const settings = await findModelOf(process);
    return { model: settings?.model ?? null, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { model: null, problem: error.code };
  }
}

/**
 * Splits a description into requirements with the model; our own code checks that the description says each. Nothing of the
 * process is changed; tokens and cost are counted.
 *
 * @param signal aborted when the person has gone
 * @throws AppError `permission.denied`, `process.not-found`, `process.archived`, `model.*`, `analysis.*`
 */
export async function proposeRequirements(
  actor: Actor,
  { processId, description }: { processId: string; description: string },
  signal?: AbortSignal,
): Promise<RequirementProposalsDto> {
  requirePermission(actor, 'process:write');
  const process = await getProcessRow(database(), processId);
  if (process.status === 'ARCHIVED') throw new AppError('process.archived');
  const settings = await findModelOf(process);
  if (!settings) throw new AppError('model.not-set-up');
  const { requirements, isCut, usage } = await splitWithModel(settings, description, signal);
  await recordModelUse(processId, usage);
  if (!requirements) throw new AppError(isCut ? 'model.too-long' : 'model.bad-answer');
  return checkProposals(requirements, description);
}
