export const modelApis = ['responses', 'chat'] as const;
export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high'] as const;
/** How often a model may be asked about one CV: odd, so that ties are rare. */
export const voteCounts = [1, 3, 5] as const;
/** Who may judge a process. */
export const engineNames = ['offline', 'openai'] as const;

export type ModelApi = (typeof modelApis)[number];
export type ReasoningEffort = (typeof reasoningEfforts)[number];
export type VoteCount = (typeof voteCounts)[number];
export type EngineName = (typeof engineNames)[number];
