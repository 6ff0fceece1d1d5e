import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { findKey, findSettingsRow, isSameServer, type ModelSettings } from '@/lib/model/model-settings';
import type { ModelSettingsInput, ModelTest } from '@/lib/model/schemas';
import { callModel } from './engines/openai/call-model';
import { criteriaPrompt, cvPrompt, systemPrompt } from './engines/openai/prompts/judge-3';

const timeoutSeconds = 20;

/**
 * The key that was typed, else the present one where it belongs to the same server.
 *
 * @throws AppError `model.key-unreadable`
 */
async function keyFor({ apiKey, baseUrl }: ModelSettingsInput): Promise<string | null> {
  if (apiKey) return apiKey;
  const row = await findSettingsRow();
  const { OPENAI_BASE_URL } = env();
  const encryptedKey = apiKey === null ? null : (row?.encryptedKey ?? null);
  const isForeign = !isSameServer(row?.baseUrl ?? OPENAI_BASE_URL, baseUrl ?? OPENAI_BASE_URL);
  if (encryptedKey && isForeign) return null;
  const key = findKey({ encryptedKey, baseUrl }, env());
  if (key?.value === null) throw new AppError('model.key-unreadable');
  return key?.value ?? null;
}

/** @throws AppError `model.not-set-up` without a key or a model, `model.key-unreadable` */
async function settingsOf(input: ModelSettingsInput): Promise<ModelSettings> {
  const { OPENAI_BASE_URL, OPENAI_MODEL } = env();
  const apiKey = await keyFor(input);
  const model = input.model ?? OPENAI_MODEL;
  if (!apiKey || !model) throw new AppError('model.not-set-up');
  const { api, reasoningEffort, blind, votes, requestsPerMinute, tokensPerMinute, monthlyBudget } = input;
  const baseUrl = input.baseUrl ?? OPENAI_BASE_URL ?? null;
  const limits = { requestsPerMinute, tokensPerMinute, monthlyBudget, timeoutSeconds };
  return { apiKey, model, baseUrl, api, reasoningEffort, blind, votes, prices: null, ...limits };
}

/**
 * Asks the model one small question with settings that need not be saved. It stays outside the limits and the count of
 * failures, so that an administrator can try at any time; nothing of a candidate is sent.
 *
 * @throws AppError `permission.denied`
 */
export async function testModel(actor: Actor, input: ModelSettingsInput): Promise<ModelTest> {
  requirePermission(actor, 'administration');
  const startedAt = performance.now();
  const milliseconds = (): number => Math.round(performance.now() - startedAt);
  try {
    const settings = await settingsOf(input);
    const { verdicts, usage } = await callModel(settings, systemPrompt, [
      { role: 'user', content: criteriaPrompt(['Works with Java'], '2026-01-01', 'en') },
      { role: 'user', content: cvPrompt('[1] Java developer, 5 years') },
    ]);
    if (!verdicts) throw new AppError('model.bad-answer');
    const { inputTokens, outputTokens } = usage;
    return { ok: true, milliseconds: milliseconds(), inputTokens, outputTokens };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ok: false, milliseconds: milliseconds(), code: error.code };
  }
}
