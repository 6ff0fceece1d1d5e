import { ApiError } from '../api-error';
import { type Dialect, type DialectInput } from '../dialect';
import { type Exchange } from '../exchange';
import { newId, nowInSeconds } from '../ids';
import { asBody, type Endpoint, type ModelRequest } from '../model-request';
import { overflowError } from '../overflow-dialects';
import { answerModel } from './answer';
import { toFrames, type ChatStyle } from './chat-frames';
import { gemma, thoughts, type LocalModel } from './local-model';
import { type LocalOptions } from './local-options';
import { serveInfo, type InfoRoute } from './local-routes';
import { readQuestion, withinContext } from './question';
import { findTemplateProblem } from './roles';
import { fitsXgrammar } from './schemas';
import { Slots } from './slots';

export interface VllmOptions extends LocalOptions {
  /** How it refuses, by version; `vllm-0.10` also has all errors without the member `error`. */
  overflow?: 'vllm' | 'vllm-0.15' | 'vllm-0.11' | 'vllm-0.10';
  /** Where thoughts stand: `reasoning` since 0.12, `reasoning_content` before (chat_completion/protocol.py). */
  thoughtsField?: 'reasoning' | 'reasoning_content';
}

const usualContext = 8192;
const usualSlots = 256;
const types: Record<number, string> = {
  400: 'BadRequestError',
  404: 'NotFoundError',
  501: 'NotImplementedError',
};

/** vLLM's server; sources are in the README. */
export class VllmDialect implements Dialect {
  readonly headers = { server: 'uvicorn' };
  private readonly models: LocalModel[];
  private readonly contextLength: number;
  private readonly slots: Slots;
  private readonly info: InfoRoute[] = [
    { at: /^GET \/health$/, tell: () => '' },
    { at: /^GET \/version$/, tell: () => ({ version: this.isOld ? '0.10.0' : '0.16.0' }) },
    {
      at: /^GET \/v1\/models$/,
      tell: () => ({ object: 'list', data: this.models.map((model) => card(model, this.contextLength)) }),
    },
  ];

  constructor(
    private readonly options: VllmOptions,
    private readonly input: DialectInput,
  ) {
    this.models = options.models ?? [{ ...gemma, name: 'google/gemma-3-4b-it' }];
    this.contextLength = options.contextLength ?? usualContext;
    const { slots = usualSlots, queue = Infinity } = options;
    this.slots = new Slots(slots, queue, () => new ApiError(503, 'The server is overloaded.'));
  }

  private get isOld(): boolean {
    return this.options.overflow === 'vllm-0.10';
  }

  admit({ key, url, log }: Exchange): void {
    const { apiKey } = this.input;
    const bearer = /^bearer /i.test(log.headers.authorization ?? '');
    const open = !url.pathname.startsWith('/v1') || !apiKey || (bearer && key === apiKey);
    if (!open) throw new ApiError(401, 'Unauthorized', { json: { error: 'Unauthorized' } });
  }

  async serve(exchange: Exchange): Promise<void> {
    const { services } = this.input;
    const path = `${exchange.log.method} ${exchange.url.pathname}`;
    const responses = path === 'POST /v1/responses' && this.options.responses !== false;
    if (!responses && path !== 'POST /v1/chat/completions') {
      if (await serveInfo(exchange, services, this.info)) return;
      throw new ApiError(404, 'Not Found', { type: 'Not Found' });
    }
    const { model, request } = this.read(exchange.json(), responses ? 'responses' : 'chat');
    const style = styleOf(model, this.options);
    await answerModel({
      exchange,
      services,
      slots: this.slots,
      request,
      toFrames: (answer) => toFrames(request, answer, style),
    });
  }

  errorBody({ status, message, details: { type, param = null } }: ApiError) {
    const error = { message, type: type ?? types[status] ?? 'InternalServerError', param, code: status };
    return this.isOld ? { object: 'error', ...error } : { error };
  }

  private read(sent: unknown, endpoint: Endpoint): { model: LocalModel; request: ModelRequest } {
    const name = asBody(sent).model;
    // Without a name it is the first model (`check_model` in vllm/entrypoints/openai/models/serving.py).
    const model = name ? this.models.find((other) => other.name === name) : this.models[0];
    if (!model) throw new ApiError(404, `The model \`${String(name)}\` does not exist.`, { param: 'model' });
    const request = readQuestion({ endpoint, sent, model, limits: ['max_completion_tokens', 'max_tokens'] });
    const problem = findTemplateProblem(this.options.template ?? 'any', request.messages);
    if (problem) throw new ApiError(400, problem);
    checkFormat(request);
    const { inputTokens: prompt, maxOutputTokens: output = 0 } = request;
    const { contextLength: context } = this;
    // At least one token must be left for the answer (tests/v1/e2e/test_context_length.py).
    if (prompt + Math.max(1, output) > context) {
      throw overflowError(this.options.overflow ?? 'vllm', { prompt, context, output });
    }
    return { model, request: withinContext(request, context) };
  }
}

/** vllm/entrypoints/openai/engine/protocol.py, ModelCard and ModelPermission. */
function card({ name }: LocalModel, contextLength: number) {
  const permission = {
    id: newId('modelperm-'),
    object: 'model_permission',
    created: nowInSeconds(),
    allow_create_engine: false,
    allow_sampling: true,
    allow_logprobs: true,
    allow_search_indices: false,
    allow_view: true,
    allow_fine_tuning: false,
    organization: '*',
    group: null,
    is_blocking: false,
  };
  return {
    id: name,
    object: 'model',
    created: nowInSeconds(),
    owned_by: 'vllm',
    root: name,
    parent: null,
    max_model_len: contextLength,
    permission: [permission],
  };
}

/** ResponsesRequest.to_sampling_params knows no `json_object`; xgrammar does not know every keyword. */
function checkFormat({ endpoint, body, schema }: ModelRequest): void {
  const { format } = (body.text ?? {}) as { format?: { type?: string } };
  if (endpoint === 'responses' && format?.type === 'json_object')
    throw new ApiError(501, 'json_object is not supported');
  if (schema && !fitsXgrammar(schema)) {
    throw new ApiError(400, 'The provided JSON schema contains features not supported by xgrammar.');
  }
}

/** chat_completion/protocol.py, ChatMessage, ChatCompletionResponseChoice and ChatCompletionResponse. */
function styleOf(model: LocalModel, { thoughts: place, thoughtsField = 'reasoning' }: VllmOptions): ChatStyle {
  const as = place === 'in-text' ? ('tags' as const) : thoughtsField;
  return {
    id: newId('chatcmpl-'),
    thinking: model.thinks ? { text: thoughts, as } : undefined,
    whole: {
      service_tier: null,
      system_fingerprint: null,
      prompt_logprobs: null,
      prompt_token_ids: null,
      kv_transfer_params: null,
    },
    choice: { logprobs: null, stop_reason: null, token_ids: null },
    message: { refusal: null, annotations: null, audio: null, function_call: null },
    usage: { prompt_tokens_details: null },
    firstContent: '',
  };
}
