/** OpenAI's own hosts, and Microsoft's that run its API. */
const openAiHost = /(?:^|\.)(?:openai\.com|openai\.azure\.com|cognitiveservices\.azure\.com)$/;

/** Whether an address leads to OpenAI's API itself; null is its usual address. */
export function isOpenAi(baseUrl: string | null): boolean {
  return baseUrl === null || openAiHost.test(new URL(baseUrl).hostname);
}
