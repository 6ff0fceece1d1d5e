import { ApiError } from '../api-error';
import { type ModelRequest } from '../model-request';
import { llamaCppOverflow, ollamaOverflow } from '../overflow-dialects';
import { dropOldest, keepEnds } from './context';
import { withMessages } from './question';

/** By version: `llama-server` since 0.34, `runner` 0.12.6 to 0.30, `runner-0.12.5` and before knows no `truncate`. */
export type OllamaEngine = 'llama-server' | 'runner' | 'runner-0.12.5' | 'no-shift';

export interface OllamaFit {
  engine: OllamaEngine;
  context: number;
  /** `false`: refuse what does not fit. Under `/v1` it cannot be said, so it is `true`. */
  truncate: boolean;
  /** `false`: the answer ends where the context does. */
  shift: boolean;
  numKeep: number;
}

/** api/types.go, DefaultOptions. */
export const usualNumKeep = 4;

/**
 * What Ollama does with a prompt: whole messages go from the front first (server/prompt.go, chatPrompt), then tokens behind the
 * first few (runner.go, NewSequence; llm/llama_server.go, contextShiftPromptLimit), and `prompt_eval_count` counts the rest.
 *
 * @throws ApiError where it may not cut
 */
export function fitOllama(request: ModelRequest, fit: OllamaFit): ModelRequest {
  const { engine, context } = fit;
  const cuts = fit.truncate || engine === 'runner-0.12.5';
  const kept = cuts ? withMessages(request, dropOldest(request.messages, context)) : request;
  const prompt = kept.inputTokens;
  const fits = prompt <= (engine === 'llama-server' || engine === 'no-shift' ? context - 1 : context);
  if (!fits && (!cuts || engine === 'no-shift')) throw refusal(engine, { prompt, context });
  const limit = limitOf(fit);
  const first = Math.min(fit.numKeep, limit);
  const cut = fits ? kept : withMessages(kept, keepEnds(kept.messages, first, limit - first), limit);
  if (fit.shift) return cut;
  const room = Math.max(0, context - cut.inputTokens);
  return { ...cut, maxOutputTokens: Math.min(cut.maxOutputTokens ?? room, room) };
}

/** The runner fills the context; llama-server leaves half of what it does not keep to the answer. */
function limitOf({ engine, context, numKeep }: OllamaFit): number {
  if (engine !== 'llama-server') return context;
  const keep = Math.max(0, Math.min(numKeep, context - 1));
  return context - Math.max(Math.floor((context - keep) / 2), 1);
}

function refusal(engine: OllamaEngine, { prompt, context }: { prompt: number; context: number }): ApiError {
  if (engine === 'no-shift') return new ApiError(400, ollamaOverflow['no-shift']());
  if (engine === 'runner') return new ApiError(400, ollamaOverflow.runner());
  return new ApiError(400, JSON.stringify(llamaCppOverflow({ prompt, context, output: 0 })));
}
