import type { ModelSettings } from '@/lib/model/model-settings';
import { isOpenAi } from '@/lib/model/openai-address';
import { presetOf, presets } from '@/lib/model/presets';
import { charactersOf, type ModelQuestion } from './model-question';

type Sent = Pick<ModelQuestion, 'instructions' | 'messages'> & { isRepair?: boolean | undefined };

/** No tokenizer puts more characters of plain text into a token, on average. */
const mostPerToken = 6;
/** Polish has some more than that; a text with fewer fills a context by chance. */
const leastPerToken = 2.3;
/** The smallest context that is set up, in tokens. */
const leastContext = 1024;

/** A count below half of the smallest context is not what a cut leaves, in tokens. */
const leastCut = 512;

/** What a server may keep back of its context, in tokens. */
const keptBack = 2;

/** A context is a power of two, or three quarters of one. Other counts hit one by chance as well, about one in 500. */
function fillsContext(tokens: number): boolean {
  const power = 2 ** Math.ceil(Math.log2(tokens));
  return [power, 0.75 * power].some(
    (context) => context >= leastContext && context >= tokens && context - tokens <= keptBack,
  );
}

/** A provider's servers, which refuse what does not fit. Of an address that no preset knows nobody can tell. */
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
 * Whether Ollama counted so few tokens that even the longest message, the CV, cannot have been read whole. Some of its versions (about
 * 0.30) count only what was not in their cache, so a low count alone proves nothing: next to none is left where the CV is cached, and what a
 * repair adds is about as long as a cut leaves. The first question has shown then whether the CV fits.
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
