export const modelApis = ['responses', 'chat', 'ollama'] as const;
export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high'] as const;
/** How often a model may be asked about one CV: odd, so that ties are rare. */
export const voteCounts = [1, 3, 5] as const;
/** Who may judge a process. */
export const engineNames = ['offline', 'openai'] as const;
/**
 * How many verdicts were right, of those of positions that no rule had seen: the built-in engine's, and a strong model's
 * behind the product's prompts (docs/quality.md).
 */
export const measuredEngines = { verdicts: 192, offline: 0.786, openai: 0.969 } as const satisfies Record<
  EngineName | 'verdicts',
  number
>;
/** The same of the built-in engine where no list knew the words: positions before anything was added for them (docs/quality.md). */
export const measuredUnknownWords = 0.619;
/** What the test of the settings does, one call each. */
export const modelTestSteps = ['answer', 'cv', 'parallel'] as const;
/** Tokens that the whole test sends, about. */
export const modelTestTokens = 7500;
/**
 * What a server makes of a long CV: it reads it whole, a part only, or refuses it; or it read all of it and the model has
 * overlooked what stands at its beginning, its end or both.
 */
export const cvReadings = ['whole', 'part', 'refused', 'beginningMissed', 'endMissed', 'bothMissed'] as const;

export type ModelApi = (typeof modelApis)[number];
export type ReasoningEffort = (typeof reasoningEfforts)[number];
export type VoteCount = (typeof voteCounts)[number];
export type EngineName = (typeof engineNames)[number];
export type ModelTestStep = (typeof modelTestSteps)[number];
