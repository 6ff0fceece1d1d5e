import { type ChatCompletion, type ChatCompletionChunk } from 'openai/resources/chat/completions';
import { type CompletionUsage } from 'openai/resources/completions';
import { type ModelAnswer } from './compose-answer';
import { type ModelRequest } from './model-request';

type Finish = 'stop' | 'length' | 'content_filter';

const finishes: Record<ModelAnswer['finish'], Finish> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
};
const deltaCharacters = 40;

/** What Chat Completions answers. */
export function chatCompletion(request: ModelRequest, answer: ModelAnswer): ChatCompletion {
  const content = answer.refusal === null ? answer.text : null;
  return {
    ...head(request, answer),
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: answer.refusal, annotations: [] },
        logprobs: null,
        finish_reason: finishes[answer.finish],
      },
    ],
    usage: usageOf(answer),
  };
}

/** The same as a stream of chunks; usage only where `stream_options.include_usage` asks for it. */
export function chatChunks(request: ModelRequest, answer: ModelAnswer): ChatCompletionChunk[] {
  const options = request.body.stream_options as { include_usage?: boolean } | null | undefined;
  const withUsage = options?.include_usage === true;
  const chunk = (choices: ChatCompletionChunk['choices']): ChatCompletionChunk => ({
    ...head(request, answer),
    object: 'chat.completion.chunk',
    choices,
    ...(withUsage && { usage: null }),
  });
  const part = (delta: ChatCompletionChunk.Choice.Delta, finish: Finish | null = null) =>
    chunk([{ index: 0, delta, logprobs: null, finish_reason: finish }]);
  const said =
    answer.refusal === null
      ? splitText(answer.text).map((content) => part({ content }))
      : splitText(answer.refusal).map((refusal) => part({ refusal }));
  const start = part({ role: 'assistant', content: answer.refusal === null ? '' : null, refusal: null });
  const usage = withUsage ? [{ ...chunk([]), usage: usageOf(answer) }] : [];
  return [start, ...said, part({}, finishes[answer.finish]), ...usage];
}

/** Pieces as a stream carries them. */
export function splitText(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / deltaCharacters) }, (_, index) =>
    text.slice(index * deltaCharacters, (index + 1) * deltaCharacters),
  );
}

function head(request: ModelRequest, answer: ModelAnswer) {
  return {
    id: answer.id,
    created: answer.createdAt,
    model: request.model.snapshot,
    service_tier: 'default' as const,
    system_fingerprint: 'fp_0123456789',
  };
}

function usageOf({ usage }: ModelAnswer): CompletionUsage {
  return {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
    prompt_tokens_details: { cached_tokens: usage.cached, cache_write_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: usage.reasoning,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}
