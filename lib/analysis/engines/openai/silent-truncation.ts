import { isOpenAi } from '@/lib/model/openai-address';
import { charactersOf, type ModelQuestion } from './model-question';

/** No tokenizer puts more characters of plain text into a token, on average. */
const mostPerToken = 6;
/** Polish has some more than that; a text with fewer fills a context by chance. */
const leastPerToken = 2.3;
/** The smallest context that is set up, in tokens. */
const leastContext = 1024;

/** A context is a power of two, or three quarters of one, of which the server may keep a token or two back. */
function fillsContext(tokens: number): boolean {
  const power = 2 ** Math.ceil(Math.log2(tokens));
  return [power, 0.75 * power].some((context) => context >= leastContext && context >= tokens && context - tokens <= 2);
}

/**
 * Whether a server read less than was sent and said nothing: Ollama cuts the beginning off, the criteria with it. It shows in the
 * tokens that it counts. OpenAI's hosts refuse what does not fit.
 *
 * @param inputTokens as the server reports them; 0: it reports none
 */
export function lacksPartOf(question: ModelQuestion, inputTokens: number, baseUrl: string | null): boolean {
  if (inputTokens === 0 || isOpenAi(baseUrl)) return false;
  const perToken = charactersOf(question) / inputTokens;
  return perToken > mostPerToken || (perToken > leastPerToken && fillsContext(inputTokens));
}
