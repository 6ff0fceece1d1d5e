import type { Db } from '@/lib/db/client';
import type { DraftingModel } from '@/lib/domain/message-schemas';
import { AppError } from '@/lib/errors';
import { findModelOf } from '@/lib/model/find-model-of';
import type { ModelSettings } from '@/lib/model/model-settings';
import { findMessageSettings } from '../message-settings';

/**
 * The model that may write messages in a process.
 *
 * @returns null: there is none, or the installation does not want it
 * @throws AppError `model.key-unreadable`, `model.incomplete`, `model.not-set-up` when one is to and cannot
 */
export async function findDraftingModel(db: Db, processId: string): Promise<ModelSettings | null> {
  const { modelDrafts } = await findMessageSettings(db);
  if (!modelDrafts) return null;
  const process = await db.process.findUniqueOrThrow({ where: { id: processId }, select: { engine: true } });
  return findModelOf(process);
}

/** Its name, or why it cannot write now. */
export async function describeDraftingModel(db: Db, processId: string): Promise<DraftingModel> {
  try {
    const settings = await findDraftingModel(db, processId);
    return { model: settings?.model ?? null, problem: null };
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith('model.')) throw error;
    return { model: null, problem: error.code };
  }
}
