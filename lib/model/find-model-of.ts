import { findModelSettings, type ModelSettings } from './model-settings';

/** The model that a process may ask besides judging; null: none is set up, or it chose the built-in engine and sends nothing. */
export async function findModelOf({ engine }: { engine: string | null }): Promise<ModelSettings | null> {
  return engine === 'offline' ? null : findModelSettings();
}
