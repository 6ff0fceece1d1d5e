import { AppError } from '@/lib/errors';
import type { EngineName } from '@/lib/model/enums';
import { findModelSettings } from '@/lib/model/model-settings';
import type { JudgingEngine } from './engine';
import { offlineEngine } from './offline-engine';
import type { askModel } from './openai/ask-model';
import { OpenAiEngine } from './openai/openai-engine';

/**
 * The engine that judges a process: the one chosen for it, else the model where one is set up, else the built-in one.
 *
 * @param chosen `process.engine`
 * @param send how a model is asked; see `OpenAiEngine`
 * @throws AppError `model.not-set-up` when a model was chosen for the process and there is none: nothing falls back silently
 */
export async function selectEngine(chosen: string | null = null, send?: typeof askModel): Promise<JudgingEngine> {
  if (chosen === 'offline') return offlineEngine;
  const settings = await findModelSettings();
  if (settings) return new OpenAiEngine(settings, send);
  if (chosen === 'openai') throw new AppError('model.not-set-up');
  return offlineEngine;
}

/**
 * The kind of engine that `selectEngine` stands for, also where it would throw.
 *
 * @param chosen `process.engine`
 */
export async function effectiveEngine(chosen: string | null): Promise<EngineName> {
  if (chosen === 'offline' || chosen === 'openai') return chosen;
  return (await findModelSettings()) ? 'openai' : 'offline';
}
