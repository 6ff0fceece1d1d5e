import { requirePermission, type Actor } from '@/lib/auth/actor';
import type { ModelSettings as ModelSettingsRow } from '@/lib/db/generated/client';
import { env } from '@/lib/env';
import { modelApis, reasoningEfforts } from '@/lib/domain/model-enums';
import { spentThisMonth } from './model-budget';
import { findModelState } from './find-model-state';
import { findKey, findSettingsRow, noStoredKey, voteCountOf } from './model-settings';
import { listModelUsage } from './model-usage';
import type { ModelSettingsDto } from './schemas';
import { keyHint } from '@/lib/encrypted-secret';

type Stored = Omit<ModelSettingsDto, 'ready' | 'problem' | 'key' | 'environment' | 'spentThisMonth' | 'usage'>;

/** What holds before the first change. */
const initial: Stored = {
  enabled: true,
  baseUrl: null,
  model: null,
  api: 'responses',
  reasoningEffort: null,
  blind: true,
  votes: 1,
  offlineIfUnusable: false,
  writeTexts: true,
  timeoutSeconds: 120,
  requestsPerMinute: null,
  tokensPerMinute: null,
  contextLength: null,
  concurrency: null,
  inputPrice: null,
  cachedInputPrice: null,
  outputPrice: null,
  currency: 'USD',
  monthlyBudget: null,
  version: 0,
};

function serialize(row: ModelSettingsRow): Stored {
  const { enabled, baseUrl, model, blind, timeoutSeconds, requestsPerMinute, tokensPerMinute, version } = row;
  const { inputPrice, cachedInputPrice, outputPrice, currency, contextLength, concurrency } = row;
  return {
    enabled,
    baseUrl,
    model,
    blind,
    timeoutSeconds,
    requestsPerMinute,
    tokensPerMinute,
    version,
    inputPrice,
    cachedInputPrice,
    outputPrice,
    currency,
    contextLength,
    concurrency,
    api: modelApis.find((api) => api === row.api) ?? 'responses',
    reasoningEffort: reasoningEfforts.find((effort) => effort === row.reasoningEffort) ?? null,
    votes: voteCountOf(row.votes),
    offlineIfUnusable: row.offlineIfUnusable,
    writeTexts: row.writeTexts,
    monthlyBudget: row.monthlyBudget === null ? null : Number(row.monthlyBudget),
  };
}

function serializeKey(row: ModelSettingsRow | null): ModelSettingsDto['key'] {
  const key = findKey(row ?? noStoredKey, env());
  if (!key) return null;
  const lastFour = key.origin === 'SETTINGS' ? (row?.keyHint ?? '') : keyHint(key.value ?? '');
  return { origin: key.origin, lastFour, readable: key.value !== null };
}

/**
 * The settings of the model, where its key comes from, and what models have cost. The key itself never leaves the server.
 *
 * @throws AppError `permission.denied`
 */
export async function getModelSettings(actor: Actor): Promise<ModelSettingsDto> {
  requirePermission(actor, 'administration');
  const [row, state, spent, usage] = await Promise.all([
    findSettingsRow(),
    findModelState(),
    spentThisMonth(),
    listModelUsage(),
  ]);
  const { OPENAI_BASE_URL, OPENAI_MODEL } = env();
  return {
    ...(row ? serialize(row) : initial),
    ready: state.kind === 'ready',
    problem: state.kind === 'unusable' ? state.reason : null,
    key: serializeKey(row),
    environment: { baseUrl: OPENAI_BASE_URL ?? null, model: OPENAI_MODEL ?? null },
    spentThisMonth: spent,
    usage,
  };
}
