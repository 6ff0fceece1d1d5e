import type { ModelSettings } from '@/lib/model/model-settings';
import type { ModelSettingsInput } from '@/lib/model/schemas';

/** A model as the engine has it: without limits, prices and key. */
export const engineSettings: ModelSettings = {
  apiKey: null,
  baseUrl: null,
  model: 'gpt-4.1-mini',
  api: 'chat',
  reasoningEffort: null,
  blind: true,
  votes: 1,
  acceptsExtras: false,
  offlineIfUnusable: false,
  writeTexts: false,
  timeoutSeconds: 5,
  requestsPerMinute: null,
  tokensPerMinute: null,
  contextLength: null,
  concurrency: null,
  prices: null,
  monthlyBudget: null,
};

/** A model as an administrator saves it. */
export const settingsInput: ModelSettingsInput = {
  enabled: true,
  baseUrl: null,
  model: 'reader-1',
  api: 'responses',
  reasoningEffort: null,
  blind: true,
  votes: 1,
  offlineIfUnusable: false,
  writeTexts: true,
  timeoutSeconds: 60,
  requestsPerMinute: null,
  tokensPerMinute: null,
  contextLength: null,
  concurrency: null,
  inputPrice: null,
  cachedInputPrice: null,
  outputPrice: null,
  currency: 'USD',
  monthlyBudget: null,
};
