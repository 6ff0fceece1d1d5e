import { type ModelRequest } from '../model-request';
import { overflowError } from '../overflow-dialects';
import { keepEnds } from './context';
import { withinContext, withMessages } from './question';

/**
 * What LM Studio does with a prompt that does not fit. The first three refuse; `empty` answers 200 without a word
 * (https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/2339); the policies of the model's settings cut in silence.
 */
export type LmStudioOverflow =
  'lm-studio' | 'lm-studio-0.4.11' | 'lm-studio-0.3' | 'empty' | 'truncate-middle' | 'rolling-window';

/** How much of the context a cut prompt leaves for the answer; assumed. */
const leftForAnswer = 0.25;
/** How much of the beginning `truncate-middle` keeps; assumed, the documentation says "the system prompt and the first message". */
const keptOfBeginning = 0.5;

/** @throws ApiError where it refuses */
export function fitLmStudio(request: ModelRequest, context: number, overflow: LmStudioOverflow): ModelRequest {
  const { inputTokens: prompt, maxOutputTokens: output = 0, messages } = request;
  if (prompt < context) return withinContext(request, context);
  if (overflow === 'empty') return { ...request, maxOutputTokens: 0 };
  const limit = Math.floor(context * (1 - leftForAnswer));
  if (overflow === 'truncate-middle') {
    const first = Math.floor(limit * keptOfBeginning);
    return withinContext(withMessages(request, keepEnds(messages, first, limit - first), limit), context);
  }
  if (overflow === 'rolling-window')
    return withinContext(withMessages(request, keepEnds(messages, 0, limit), limit), context);
  throw overflowError(overflow, { prompt, context, output });
}
