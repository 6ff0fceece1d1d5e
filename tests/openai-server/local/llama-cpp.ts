import { ApiError } from '../api-error';
import { type Dialect, type DialectInput } from '../dialect';
import { type Exchange } from '../exchange';
import { type Endpoint, type ModelRequest } from '../model-request';
import { overflowError } from '../overflow-dialects';
import { answerModel } from './answer';
import { toFrames } from './chat-frames';
import { keepEnds } from './context';
import { describeModels, describeSlots, properties } from './llama-cpp-info';
import { llamaCppStyle } from './llama-cpp-style';
import { gemma, type LocalModel } from './local-model';
import { type LocalOptions } from './local-options';
import { serveInfo, type InfoRoute } from './local-routes';
import { readQuestion, withinContext, withMessages } from './question';
import { findTemplateProblem, jinjaException } from './roles';
import { findGrammarProblem } from './schemas';
import { Slots } from './slots';

export interface LlamaCppOptions extends LocalOptions {
  /** `shift`: started with `--context-shift` before b6000, it cuts the prompt and says nothing; otherwise how it refuses. */
  overflow?: 'llama.cpp' | 'llama.cpp-b6500' | 'llama.cpp-b5000' | 'shift';
  /** `max_completion_tokens` is known since February 2026 (https://github.com/ggml-org/llama.cpp/pull/19831). */
  knowsMaxCompletionTokens?: boolean;
  /** Still loading the model; a test sets it to false when it has loaded. */
  state?: { loading: boolean };
}

const usualContext = 4096;
const usualSlots = 4;
const openPaths = new Set(['/health', '/v1/health', '/models', '/v1/models', '/']);
const chatPaths = new Set(['/v1/chat/completions', '/chat/completions']);
/** `format_error_response` in tools/server/server-common.cpp. */
const types: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  404: 'not_found_error',
  501: 'not_supported_error',
  503: 'unavailable_error',
};

/** llama-server of llama.cpp; sources are in the README. */
export class LlamaCppDialect implements Dialect {
  readonly headers = { server: 'llama.cpp' };
  private readonly model: LocalModel;
  private readonly contextLength: number;
  private readonly slots: Slots;
  private readonly info: InfoRoute[] = [
    { at: /^GET (?:\/v1)?\/health$/, tell: () => ({ status: 'ok' }) },
    { at: /^GET (?:\/v1)?\/models$/, tell: () => describeModels(this.model, this.contextLength) },
    { at: /^GET \/props$/, tell: () => properties(this.model, this.contextLength, this.slots.count) },
    { at: /^GET \/slots$/, tell: ({ url }) => describeSlots(this.slots, this.contextLength, url) },
  ];

  constructor(
    private readonly options: LlamaCppOptions,
    private readonly input: DialectInput,
  ) {
    this.model = options.models?.[0] ?? { ...gemma, name: 'gemma-3-4b-it-Q4_K_M.gguf' };
    this.contextLength = options.contextLength ?? usualContext;
    const { slots = usualSlots, queue = Infinity } = options;
    this.slots = new Slots(slots, queue, () => new ApiError(503, 'no slot available'));
  }

  admit({ key, log, url }: Exchange): void {
    const { apiKey } = this.input;
    if (this.options.state?.loading) throw new ApiError(503, 'Loading model');
    const sent = key || String(log.headers['x-api-key'] ?? '');
    if (apiKey && sent !== apiKey && !openPaths.has(url.pathname)) throw new ApiError(401, 'Invalid API Key');
  }

  async serve(exchange: Exchange): Promise<void> {
    const { services } = this.input;
    const { pathname } = exchange.url;
    const posted = exchange.log.method === 'POST';
    const endpoint = posted && chatPaths.has(pathname) ? 'chat' : 'responses';
    const responses = posted && pathname === '/v1/responses' && this.options.responses !== false;
    if (endpoint === 'responses' && !responses) {
      if (await serveInfo(exchange, services, this.info)) return;
      throw new ApiError(404, 'File Not Found');
    }
    const request = this.read(exchange, endpoint);
    const style = llamaCppStyle(this.model, this.options.thoughts ?? 'apart');
    await answerModel({
      exchange,
      services,
      slots: this.slots,
      request,
      toFrames: (answer) => toFrames(request, answer, style(answer)),
    });
  }

  errorBody({ status, message }: ApiError) {
    return { error: { code: status, message, type: types[status] ?? 'server_error' } };
  }

  private read(exchange: Exchange, endpoint: Endpoint): ModelRequest {
    const { knowsMaxCompletionTokens = true, template = 'any' } = this.options;
    const limits = ['max_tokens', ...(knowsMaxCompletionTokens ? ['max_completion_tokens'] : [])];
    // The model's name in the request means nothing where one model is served.
    const request = readQuestion({ endpoint, sent: exchange.json(), model: this.model, limits });
    checkFormat(request);
    const problem = findTemplateProblem(template, request.messages);
    if (problem) throw new ApiError(500, jinjaException(problem));
    return this.fit(request);
  }

  private fit(request: ModelRequest): ModelRequest {
    const { contextLength: context } = this;
    const { inputTokens: prompt, maxOutputTokens: output = 0, messages } = request;
    if (prompt < context) return withinContext(request, context);
    const { overflow = 'llama.cpp' } = this.options;
    if (overflow !== 'shift') throw overflowError(overflow, { prompt, context, output });
    // Drops whole halves of the context from the front (tools/server/tests/unit/test_ctx_shift.py: 109 of 301 stay in 128).
    const half = Math.floor(context / 2);
    const kept = prompt - Math.floor((prompt - half) / half) * half;
    return withMessages(request, keepEnds(messages, 0, kept), kept);
  }
}

/** tools/server/tests/unit/test_chat_completion.py: other types, and schemas that make no grammar, are a 400. */
function checkFormat({ body, schema }: ModelRequest): void {
  const { type = 'text' } = (body.response_format ?? {}) as { type?: string };
  if (!['text', 'json_object', 'json_schema'].includes(type)) {
    throw new ApiError(400, `response_format type must be one of "text" or "json_object", but got: ${type}`);
  }
  const problem = schema && findGrammarProblem(schema);
  if (problem) throw new ApiError(400, `JSON schema conversion failed:\n${problem}`);
}
