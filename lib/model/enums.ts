export const modelApis = ['responses', 'chat'] as const;
export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high'] as const;
/** Who may judge a process. */
export const engineNames = ['offline', 'openai'] as const;

export type ModelApi = (typeof modelApis)[number];
export type ReasoningEffort = (typeof reasoningEfforts)[number];
export type EngineName = (typeof engineNames)[number];
