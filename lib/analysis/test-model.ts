import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { findKey, findSettingsRow, isSameServer, type ModelSettings } from '@/lib/model/model-settings';
import type { ModelSettingsInput, ModelTest } from '@/lib/model/schemas';
import { forgetExtras, recordExtras } from '@/lib/model/model-server';
import { isOpenAi } from '@/lib/model/openai-address';
import { callModel, type ModelAnswer } from './engines/openai/call-model';
import type { ModelQuestion } from './engines/openai/model-question';
import { criteriaPrompt, cvPrompt, systemPrompt } from './engines/openai/prompts/judge-3';
import { readAnswer } from './engines/openai/reading/read-answer';

const timeoutSeconds = 20;
const words = ['Works with Java'];
const question: ModelQuestion = {
  instructions: systemPrompt,
  messages: [
    { role: 'user', content: criteriaPrompt(words, '2026-01-01', 'en') },
    { role: 'user', content: cvPrompt('[1] Java developer, 5 years') },
  ],
  words,
};

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
  const asked = {
    api,
    reasoningEffort,
    blind,
    votes,
    offlineIfUnusable: false,
    writeTexts: false,
    acceptsExtras: true,
  };
  return { apiKey, model, baseUrl, ...asked, prices: null, ...limits };
}

/** Asks with what not all servers take, and without it where that is refused; which of both it was is remembered. */
async function askOnce(settings: ModelSettings): Promise<ModelAnswer> {
  try {
    if (settings.api === 'responses') await forgetExtras(settings);
    const answer = await callModel(settings, question);
    // Over the Responses API a refusal has been remembered, and all else needs no remembering.
    if (settings.api === 'chat') await recordExtras(settings, true);
    return answer;
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'model.request-refused';
    if (!isRefused || isOpenAi(settings.baseUrl)) throw error;
    const answer = await callModel({ ...settings, acceptsExtras: false }, question);
    await recordExtras(settings, false);
    return answer;
  }
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
    const { text, usage } = await askOnce(settings);
    if (readAnswer(text, words).verdicts.length === 0) throw new AppError('model.bad-answer');
    const { inputTokens, outputTokens } = usage;
    return { ok: true, milliseconds: milliseconds(), inputTokens, outputTokens };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ok: false, milliseconds: milliseconds(), code: error.code };
  }
}
