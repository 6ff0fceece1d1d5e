import { type ModelAnswer } from '../compose-answer';
import { newId } from '../ids';
import { countTokens } from '../tokens';
import { type ChatStyle } from './chat-frames';
import { thoughts, type LocalModel } from './local-model';
import { timingsOf } from './timings';

const build = 'b9688-0a1b2c3d';

/** Timings and usage: "Timings and context usage" in llama.cpp:tools/server/README.md. */
export function llamaCppStyle(model: LocalModel, place: 'apart' | 'in-text'): (answer: ModelAnswer) => ChatStyle {
  return ({ usage: { input, output, cached } }) => {
    const predicted = output + (model.thinks ? countTokens(thoughts) : 0);
    const { promptMs, answerMs } = timingsOf(input - cached, predicted);
    const timings = {
      cache_n: cached,
      prompt_n: input - cached,
      prompt_ms: promptMs,
      prompt_per_token_ms: promptMs / Math.max(1, input - cached),
      prompt_per_second: promptMs > 0 ? ((input - cached) / promptMs) * 1000 : null,
      predicted_n: predicted,
      predicted_ms: answerMs,
      predicted_per_token_ms: answerMs / Math.max(1, predicted),
      predicted_per_second: answerMs > 0 ? (predicted / answerMs) * 1000 : null,
    };
    return {
      id: newId('chatcmpl-'),
      thinking: model.thinks
        ? { text: thoughts, as: place === 'apart' ? ('reasoning_content' as const) : ('tags' as const) }
        : undefined,
      whole: { system_fingerprint: build, timings },
      usage: { prompt_tokens_details: { cached_tokens: cached } },
      chunk: { system_fingerprint: build },
      lastChunk: { timings },
      firstContent: null,
    };
  };
}
