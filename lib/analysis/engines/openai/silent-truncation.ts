import type { ModelSettings } from '@/lib/model/model-settings';
import { isOpenAi } from '@/lib/model/openai-address';
import { presetOf, presets } from '@/lib/model/presets';
import { charactersOf, type ModelQuestion } from './model-question';

type Sent = Pick<ModelQuestion, 'instructions' | 'messages'> & { isRepair?: boolean | undefined };

/** Characters of plain text per token; no tokenizer has more on average. */
const mostPerToken = 6;
/** Polish has somewhat more characters per token; a text with fewer may fill a context by chance. */
const leastPerToken = 2.3;
/** The smallest context that is set up, in tokens. */
const leastContext = 1024;

/** In tokens: a smaller count is not what a truncation leaves. */
const leastCut = 512;

/** In tokens: a server may keep so many of its context for itself. */
const keptBack = 2;

/** A context is a power of two, or three quarters of one. Other counts hit one by chance as well, about one in 500. */
function fillsContext(tokens: number): boolean {
  const power = 2 ** Math.ceil(Math.log2(tokens));
  return [power, 0.75 * power].some(
    (context) => context >= leastContext && context >= tokens && context - tokens <= keptBack,
  );
}

/**
 * Whether the server is a provider's, which refuses what does not fit. Unknown for an address that belongs to no
 * preset.
 */
function isCloud(baseUrl: string | null): boolean {
  const preset = presetOf(baseUrl);
  return preset !== 'other' && !presets[preset].isLocal;
}

/** Whether a count of tokens is as high as the context allows: the known one, else one that servers are usually set up with. */
function isFull(tokens: number, { baseUrl, contextLength }: Pick<ModelSettings, 'baseUrl' | 'contextLength'>): boolean {
  if (contextLength !== null) return tokens >= contextLength - keptBack;
  return !isCloud(baseUrl) && fillsContext(tokens);
}

/**
 * Whether Ollama counted so few tokens that even the longest message, the CV, cannot have been read whole. Some
 * versions (about 0.30) count only what was not cached, so a low count alone proves nothing: a cached CV leaves
 * nearly none, and a repair adds about as much as a truncation leaves. By then, the first question has shown whether
 * the CV fits.
 */
function lacksLongestMessage({ messages, isRepair = false }: Sent, inputTokens: number): boolean {
  const longest = Math.max(...messages.map(({ content }) => content.length));
  return !isRepair && inputTokens >= leastCut && longest / inputTokens > mostPerToken;
}

/**
 * Whether a server read less than was sent and said nothing: Ollama cuts the beginning off, the criteria with it. It shows in the
 * tokens that it counts. OpenAI's hosts refuse what does not fit.
 *
 * @param inputTokens as the server reports them; 0: it reports none
 */
export function lacksPartOf(
  question: Sent,
  inputTokens: number,
  settings: Pick<ModelSettings, 'baseUrl' | 'api' | 'contextLength'>,
): boolean {
  if (inputTokens === 0 || isOpenAi(settings.baseUrl)) return false;
  const perToken = charactersOf(question) / inputTokens;
  if (perToken > leastPerToken && isFull(inputTokens, settings)) return true;
  return settings.api === 'ollama' ? lacksLongestMessage(question, inputTokens) : perToken > mostPerToken;
}
