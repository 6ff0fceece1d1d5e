/** What an analysis cost. All zero for an engine that asks no model. */
export interface ModelUsage {
  /** Requests to the model. */
  requests: number;
  /** Tokens sent, cached ones included. */
  inputTokens: number;
  /** Of those, read from the provider's cache. */
  cachedTokens: number;
  /** Tokens received, reasoning included. */
  outputTokens: number;
  /** Millionths of the currency of the prices in the settings; 0 without prices. */
  costMicros: number;
}

export const noUsage: ModelUsage = { requests: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0, costMicros: 0 };

export function addUsage(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    requests: one.requests + other.requests,
    inputTokens: one.inputTokens + other.inputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    costMicros: one.costMicros + other.costMicros,
  };
}
