import { database, type Db } from '@/lib/db/client';
import type { ModelSettings as ModelSettingsRow } from '@/lib/db/generated/client';
import { env, type Env } from '@/lib/env';
import { decryptSecret } from '@/lib/encrypted-secret';
import { acceptsExtras } from './model-server';
import { isSameServer } from './openai-address';
import {
  modelApis,
  reasoningEfforts,
  voteCounts,
  type ModelApi,
  type ReasoningEffort,
  type VoteCount,
} from '@/lib/domain/model-enums';

/** How a model is reached and asked. */
export interface ModelSettings {
  /** Null: none is sent, and the server is not OpenAI's. */
  apiKey: string | null;
  /** Of the API, ending in `/v1`; null: OpenAI's own. */
  baseUrl: string | null;
  model: string;
  api: ModelApi;
  /** Null: the model does not reason, or its own default applies. Reasoning models are sent no temperature. */
  reasoningEffort: ReasoningEffort | null;
  /** Names are masked as well. */
  blind: boolean;
  /** How often it is asked about one CV. */
  votes: VoteCount;
  /** Whether fields are sent that not every server accepts (`model-server.ts`). */
  acceptsExtras: boolean;
  /** The built-in engine judges where the model's answer cannot be used. */
  offlineIfUnusable: boolean;
  /** It also writes the texts of an analysis. */
  writeTexts: boolean;
  /** Of one call. */
  timeoutSeconds: number;
  requestsPerMinute: number | null;
  tokensPerMinute: number | null;
  /** Tokens that a question and its answer may have together; null: unknown. */
  contextLength: number | null;
  /** Calls at once, over all instances; null: no limit. */
  concurrency: number | null;
  /** Price of a million tokens, in millionths of the currency; null: unknown. */
  prices: { input: number; cachedInput: number; output: number } | null;
  /** Millionths of the currency; null: no limit. */
  monthlyBudget: number | null;
}

/** The row, or what a deployment without one has. */
export async function findSettingsRow(): Promise<ModelSettingsRow | null> {
  return database().modelSettings.findUnique({ where: { id: 1 } });
}

/** The currency of prices and costs, and how often the model is asked about one CV. */
export async function findCosting(): Promise<{ currency: string; votes: VoteCount }> {
  const row = await findSettingsRow();
  return { currency: row?.currency ?? 'USD', votes: voteCountOf(row?.votes) };
}

/** Null: without a price of what is sent and of what is received. */
export function pricesOf({
  inputPrice,
  cachedInputPrice,
  outputPrice,
}: Pick<ModelSettingsRow, 'inputPrice' | 'cachedInputPrice' | 'outputPrice'>): ModelSettings['prices'] {
  if (inputPrice === null || outputPrice === null) return null;
  return { input: inputPrice, cachedInput: cachedInputPrice ?? inputPrice, output: outputPrice };
}

/** One that can be chosen. */
export function voteCountOf(stored: number | undefined): VoteCount {
  return voteCounts.find((count) => count === stored) ?? 1;
}

export interface ModelKey {
  origin: 'SETTINGS' | 'ENVIRONMENT';
  /** Null: stored under a key that the deployment does not have. */
  value: string | null;
}

/** The key of the settings; otherwise that of the environment, if it was entered for the same server. */
export function findKey(
  { encryptedKey, baseUrl }: { encryptedKey: string | null; baseUrl: string | null },
  { OPENAI_API_KEY, OPENAI_BASE_URL }: Env,
): ModelKey | null {
  if (encryptedKey) return { origin: 'SETTINGS', value: decryptSecret(encryptedKey, 'model-api-key') };
  if (!OPENAI_API_KEY || !isSameServer(baseUrl ?? OPENAI_BASE_URL, OPENAI_BASE_URL)) return null;
  return { origin: 'ENVIRONMENT', value: OPENAI_API_KEY };
}

/** Of a deployment that has saved no settings. */
export const noStoredKey = { encryptedKey: null, baseUrl: null };

/** The settings of the administration page before those of the environment. */
export async function readSettings(
  row: ModelSettingsRow | null,
  { apiKey, model }: Pick<ModelSettings, 'apiKey' | 'model'>,
): Promise<ModelSettings> {
  const baseUrl = row?.baseUrl ?? env().OPENAI_BASE_URL ?? null;
  const api = modelApis.find((one) => one === row?.api) ?? 'responses';
  return {
    apiKey,
    model,
    baseUrl,
    api,
    acceptsExtras: await acceptsExtras({ baseUrl, model, api }),
    offlineIfUnusable: row?.offlineIfUnusable ?? false,
    writeTexts: row?.writeTexts ?? true,
    reasoningEffort: reasoningEfforts.find((effort) => effort === row?.reasoningEffort) ?? null,
    blind: row?.blind ?? true,
    votes: voteCountOf(row?.votes),
    timeoutSeconds: row?.timeoutSeconds ?? 120,
    requestsPerMinute: row?.requestsPerMinute ?? null,
    tokensPerMinute: row?.tokensPerMinute ?? null,
    contextLength: row?.contextLength ?? null,
    concurrency: row?.concurrency ?? null,
    prices: row ? pricesOf(row) : null,
    monthlyBudget: row?.monthlyBudget === null || row === null ? null : Number(row.monthlyBudget),
  };
}

/**
 * Waits until a save by somebody else has ended. A lock of its own, because before the first save there is no row to
 * lock.
 */
export async function lockSettings(db: Db): Promise<void> {
  await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('model_settings'))::text`;
}
