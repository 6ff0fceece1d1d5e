import { AppError } from '@/lib/errors';
import { findModelSettings } from './find-model-state';
import type { ModelSettings } from './model-settings';

/**
 * The model of a process: it judges, and may be asked besides.
 *
 * @param process `engine`: the one chosen for it; null: as the installation
 * @returns null: the built-in engine was chosen, for the process or the installation, or no model was ever set
 * @throws AppError `model.key-unreadable`, `model.incomplete`, `model.not-set-up` when a model is to judge and cannot
 */
export async function findModelOf({ engine }: { engine: string | null }): Promise<ModelSettings | null> {
  if (engine === 'offline') return null;
  const settings = await findModelSettings();
  if (!settings && engine === 'openai') throw new AppError('model.not-set-up');
  return settings;
}
