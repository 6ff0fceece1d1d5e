import type { LanguageModel } from 'ai';
import type { ModelSettings } from '@/lib/model/model-settings';

/** The model behind the `ai` package, in the version of its interface that we write. */
export type OwnModel = Extract<LanguageModel, { specificationVersion: 'v4' }>;
export type CallOptions = Parameters<OwnModel['doGenerate']>[0];

type Message = CallOptions['prompt'][number];

function contentOf({ content }: Message): string {
  if (typeof content === 'string') return content;
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

/** These models alone take a degree, and cannot leave thinking out (Ollama API, Thinking); others refuse one. */
const takesDegree = /(?:^|\/)gpt-oss\b/;

/** `think`; undefined: the model's own default. */
function thinkOf({ reasoningEffort, model }: ModelSettings): boolean | string | undefined {
  if (reasoningEffort === null) return undefined;
  const isLittle = reasoningEffort === 'none' || reasoningEffort === 'minimal';
  if (takesDegree.test(model)) return isLittle ? 'low' : reasoningEffort;
  return !isLittle;
}

/**
 * The body of a question (Ollama API, /api/chat). A prompt that does not fit is to be refused, not cut; servers before 0.12.5 do not
 * know `truncate` and `shift`, and ignore them.
 */
export function ollamaBody(settings: ModelSettings, options: CallOptions): string {
  const { prompt, responseFormat, temperature, seed, maxOutputTokens } = options;
  return JSON.stringify({
    model: settings.model,
    messages: prompt.map((message) => ({ role: message.role, content: contentOf(message) })),
    format: responseFormat?.type === 'json' ? (responseFormat.schema ?? 'json') : undefined,
    think: thinkOf(settings),
    stream: true,
    truncate: false,
    shift: false,
    options: { num_ctx: settings.contextLength ?? undefined, num_predict: maxOutputTokens, temperature, seed },
  });
}
