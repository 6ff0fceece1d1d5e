import { charactersOf, type ModelQuestion } from './model-question';

/** No tokenizer puts more characters of plain text into a token, on average. */
const mostPerToken = 6;
/** Usual for English; other languages have fewer. */
const usualPerToken = 4.2;
/** The smallest context that is set up, in tokens. */
const leastContext = 1024;

/** A context is a power of two, of which the server may keep a token or two back. */
function fillsContext(tokens: number): boolean {
  const context = 2 ** Math.ceil(Math.log2(tokens));
  return context >= leastContext && context - tokens <= 2;
}

/**
 * Whether a server read less than was sent and said nothing: Ollama cuts the beginning off, the criteria with it. It shows in the
 * tokens that it counts.
 *
 * @param inputTokens as the server reports them; 0: it reports none
 */
export function lacksPartOf(question: ModelQuestion, inputTokens: number): boolean {
  if (inputTokens === 0) return false;
  const perToken = charactersOf(question) / inputTokens;
  return perToken > mostPerToken || (perToken > usualPerToken && fillsContext(inputTokens));
}
