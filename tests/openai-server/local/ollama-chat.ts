import { ApiError } from '../api-error';
import { splitText } from '../chat-completion';
import { type ModelAnswer } from '../compose-answer';
import { type Frames } from '../deliver';
import { type JsonSchema } from '../json-schema';
import { asBody, readNumber, type ModelRequest } from '../model-request';
import { type Message } from '../parse-prompt';
import { countTokens } from '../tokens';
import { thoughts, type LocalModel } from './local-model';
import { usualNumKeep } from './ollama-context';
import { checkThinking } from './ollama-questions';
import { withMessages } from './question';
import { timingsOf } from './timings';

const nanoseconds = 1_000_000;
const loadMs = 40;

/** A request of `POST /api/chat` (api/types.go, ChatRequest). */
export interface NativeChat {
  request: ModelRequest;
  numCtx: number | undefined;
  numKeep: number;
  keepAlive: unknown;
  think: unknown;
  truncate: boolean;
  shift: boolean;
}

/** @throws ApiError where the format is none, or the model cannot think */
export function readNativeChat(sent: unknown, model: LocalModel): NativeChat {
  const body = asBody(sent);
  const options = (body.options ?? {}) as Record<string, unknown>;
  const limit = readNumber(options.num_predict);
  const request: ModelRequest = {
    endpoint: 'chat',
    model: { id: model.name, snapshot: model.name, reasoning: false, contextTokens: model.trainedContext },
    messages: [],
    criteria: [],
    sentences: [],
    schema: readFormat(body.format),
    schemaName: undefined,
    // The native API streams unless it is told not to.
    stream: body.stream !== false,
    seed: readNumber(options.seed),
    temperature: readNumber(options.temperature),
    effort: undefined,
    maxOutputTokens: limit !== undefined && limit >= 0 ? limit : undefined,
    inputTokens: 0,
    body,
  };
  const messages = ((body.messages ?? []) as { role?: string; content?: string }[]).map<Message>(
    ({ role = '', content = '' }) => ({ role, text: content }),
  );
  if (body.think) checkThinking(model);
  return {
    request: withMessages(request, messages),
    numCtx: readNumber(options.num_ctx),
    numKeep: readNumber(options.num_keep) ?? usualNumKeep,
    keepAlive: body.keep_alive,
    think: body.think,
    truncate: body.truncate !== false,
    shift: body.shift !== false,
  };
}

/** llm/server.go: `"json"`, a schema, or nothing; anything else fails behind the handler, so with 500. */
function readFormat(format: unknown): JsonSchema | undefined {
  if (format === undefined || format === null || format === '' || format === 'json') return undefined;
  if (typeof format === 'object' && !Array.isArray(format)) return format as JsonSchema;
  throw new ApiError(500, `invalid format: ${JSON.stringify(format)}; expected "json" or a valid JSON Schema object`);
}

/** Without messages the model is only loaded, or unloaded (server/routes.go, ChatHandler). */
export function emptyAnswer({ name: model }: LocalModel, keepAlive: unknown) {
  const message = { role: 'assistant', content: '' };
  const reason = keepAlive === 0 ? 'unload' : 'load';
  return { model, created_at: new Date().toISOString(), message, done_reason: reason, done: true };
}

interface NativeAnswer {
  model: LocalModel;
  request: ModelRequest;
  answer: ModelAnswer;
  thinking: 'apart' | 'in-text' | 'none';
}

/** The body, or one JSON object a line (ollama:docs/api.md; all durations in nanoseconds). */
export function nativeFrames({ model, request, answer, thinking }: NativeAnswer): Frames {
  const text = thinking === 'in-text' ? `<think>\n${thoughts}\n</think>\n\n${answer.text}` : answer.text;
  const apart = thinking === 'apart' ? { thinking: thoughts } : {};
  const thought = thinking === 'none' ? 0 : countTokens(thoughts);
  const head = { model: model.name, created_at: new Date().toISOString() };
  const end = { done: true, done_reason: answer.finish === 'length' ? 'length' : 'stop', ...metrics(answer, thought) };
  if (!request.stream) {
    const body = { ...head, message: { role: 'assistant', content: text, ...apart }, ...end };
    return { contentType: 'application/json; charset=utf-8', frames: [JSON.stringify(body)] };
  }
  const piece = (content: string, more: object = {}) => ({
    ...head,
    message: { role: 'assistant', content, ...more },
    done: false,
  });
  const pieces = [
    ...(thinking === 'apart' ? [piece('', apart)] : []),
    ...splitText(text).map((content) => piece(content)),
    { ...piece(''), ...end },
  ];
  return {
    contentType: 'application/x-ndjson',
    frames: pieces.map((line) => `${JSON.stringify(line)}\n`),
    errorFrame: `${JSON.stringify({ error: 'an error was encountered while running the model' })}\n`,
  };
}

function metrics({ usage }: ModelAnswer, thought: number) {
  const output = usage.output + thought;
  const { promptMs, answerMs } = timingsOf(usage.input, output);
  return {
    total_duration: (loadMs + promptMs + answerMs) * nanoseconds,
    load_duration: loadMs * nanoseconds,
    prompt_eval_count: usage.input,
    prompt_eval_duration: promptMs * nanoseconds,
    eval_count: output,
    eval_duration: answerMs * nanoseconds,
  };
}
