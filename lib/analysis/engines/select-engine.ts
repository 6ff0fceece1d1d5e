import type { EngineName } from '@/lib/domain/model-enums';
import { findModelOf } from '@/lib/model/find-model-of';
import { findModelState } from '@/lib/model/find-model-state';
import type { JudgingEngine } from './engine';
import { offlineEngine } from './offline-engine';
import type { askModel } from './openai/ask-model';
import { OpenAiEngine } from './openai/openai-engine';

/**
 * The engine that judges a process: the one chosen for it, else the model where one is set up, else the built-in one.
 *
 * @param chosen `process.engine`
 * @param send how a model is asked; see `OpenAiEngine`
 * @throws AppError as `findModelOf`, when a model is to judge and cannot: nothing falls back silently
 */
export async function selectEngine(chosen: string | null, send?: typeof askModel): Promise<JudgingEngine> {
  const settings = await findModelOf({ engine: chosen });
  return settings ? new OpenAiEngine(settings, send) : offlineEngine;
}

/**
 * The kind of engine that `selectEngine` would return, even where it would throw.
 *
 * @param chosen `process.engine`
 */
export async function effectiveEngine(chosen: string | null): Promise<EngineName> {
  if (chosen === 'offline' || chosen === 'openai') return chosen;
  return (await findModelState()).kind === 'none' ? 'offline' : 'openai';
}
