import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { isOpenAi } from './openai-address';
import { findKey, findSettingsRow, noStoredKey, readSettings, type ModelSettings } from './model-settings';

export type ModelState =
  | { kind: 'ready'; settings: ModelSettings }
  /** No model: the built-in engine was chosen, or no model was ever set. */
  | { kind: 'none' }
  /** A model is chosen but cannot be used, and nothing else judges instead. `model`: its name, if known. */
  | { kind: 'unusable'; reason: ErrorCode; model: string | null };

/** Whether this deployment has ever asked a model to judge, even one whose settings stood in the environment. */
async function wasAsked(): Promise<boolean> {
  return (await database().modelGate.count()) > 0;
}

/**
 * Whether a model judges, by the settings of the administration page before those of the environment. Only a choice of the
 * built-in engine lets that judge where a model did before (docs/decisions/0044).
 */
export async function findModelState(): Promise<ModelState> {
  const row = await findSettingsRow();
  if (row?.enabled === false) return { kind: 'none' };
  const settings = env();
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = settings;
  if (!row && !OPENAI_API_KEY && !OPENAI_BASE_URL && !OPENAI_MODEL) {
    return (await wasAsked()) ? { kind: 'unusable', reason: 'model.not-set-up', model: null } : { kind: 'none' };
  }
  const model = row?.model ?? OPENAI_MODEL ?? null;
  const key = findKey(row ?? noStoredKey, settings);
  if (key?.value === null) return { kind: 'unusable', reason: 'model.key-unreadable', model };
  if (!model || (!key && isOpenAi(row?.baseUrl ?? OPENAI_BASE_URL ?? null)))
    return { kind: 'unusable', reason: 'model.incomplete', model };
  return { kind: 'ready', settings: await readSettings(row, { apiKey: key?.value ?? null, model }) };
}

/**
 * The model that judges.
 *
 * @returns null: there is none, so the built-in engine judges
 * @throws AppError `model.key-unreadable`, `model.incomplete`, `model.not-set-up` when one is to judge and cannot
 */
export async function findModelSettings(): Promise<ModelSettings | null> {
  const state = await findModelState();
  if (state.kind === 'unusable') throw new AppError(state.reason);
  return state.kind === 'ready' ? state.settings : null;
}
