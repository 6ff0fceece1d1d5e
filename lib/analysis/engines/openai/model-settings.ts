/** How a model is reached and asked. Everything but the key is part of what makes two analyses equal. */
export interface ModelSettings {
  apiKey: string;
  /** Of the API, ending in `/v1`; null: OpenAI's own. */
  baseUrl: string | null;
  model: string;
  api: 'responses' | 'chat';
  /** Null: the model does not reason, or its own default holds. Reasoning models take no temperature. */
  reasoningEffort: 'none' | 'minimal' | 'low' | 'medium' | 'high' | null;
  /** Names are masked as well. */
  blind: boolean;
  /** Of one call. */
  timeoutSeconds: number;
  /** Price of a million tokens, in millionths of the currency; null: unknown. */
  prices: { input: number; cachedInput: number; output: number } | null;
}
