import { ApiError } from '../api-error';
import { type Dialect, type DialectInput } from '../dialect';
import { type Exchange } from '../exchange';
import { newId } from '../ids';
import { asBody, type Endpoint, type ModelRequest } from '../model-request';
import { answerModel } from './answer';
import { toFrames, type ChatStyle } from './chat-frames';
import { fitLmStudio, type LmStudioOverflow } from './lm-studio-context';
import { checkFormat } from './lm-studio-format';
import { describeLatest, describeLegacy, describeOpenAi } from './lm-studio-models';
import { gemma, qwen, thoughts, type LocalModel } from './local-model';
import { type LocalOptions } from './local-options';
import { serveInfo, type InfoRoute } from './local-routes';
import { readQuestion } from './question';
import { findTemplateProblem } from './roles';
import { Slots } from './slots';

export interface LmStudioOptions extends LocalOptions {
  overflow?: LmStudioOverflow;
  /** Which models are in memory, by name; the first one when left out. Others load when they are asked for. */
  loaded?: string[];
  /** Off: "just-in-time loading" is not allowed, and only models in memory are known. */
  loadsOnDemand?: boolean;
}

const usualContext = 4096;
const usualSlots = 4;
const tokenNeeded =
  "An LM Studio API token is required to make requests to this server, but none was provided using the Authorization header using the 'Bearer' scheme (i.e., 'Authorization: Bearer $LM_API_TOKEN'). Learn more at: https://lmstudio.ai/docs/developer/core/authentication.";

/** LM Studio's server; sources are in the README. */
export class LmStudioDialect implements Dialect {
  readonly headers = { 'x-powered-by': 'Express' };
  private readonly models: LocalModel[];
  private readonly contextLength: number;
  private readonly slots: Slots;
  private readonly loaded = new Set<string>();
  private readonly info: InfoRoute[] = [
    { at: /^GET \/v1\/models$/, tell: () => ({ data: this.listed.map(describeOpenAi), object: 'list' }) },
    {
      at: /^GET \/api\/v0\/models$/,
      tell: () => ({ object: 'list', data: this.models.map((model) => this.describe(model, describeLegacy)) }),
    },
    { at: /^GET \/api\/v0\/models\/(.+)$/, tell: (_, name) => this.describe(this.find(name), describeLegacy) },
    {
      at: /^GET \/api\/v1\/models$/,
      tell: () => ({ models: this.models.map((model) => this.describe(model, describeLatest)) }),
    },
  ];

  constructor(
    private readonly options: LmStudioOptions,
    private readonly input: DialectInput,
  ) {
    this.models = options.models ?? [
      { ...gemma, name: 'google/gemma-3-4b' },
      { ...qwen, name: 'qwen/qwen3-8b' },
    ];
    this.contextLength = options.contextLength ?? usualContext;
    const { slots = usualSlots, queue = Infinity } = options;
    this.slots = new Slots(slots, queue, () => new ApiError(503, 'The queue is full.'));
  }

  admit({ key }: Exchange): void {
    const { apiKey } = this.input;
    const details = { type: 'invalid_request', code: 'invalid_api_key' };
    if (apiKey && key !== apiKey) throw new ApiError(401, tokenNeeded, details);
  }

  async serve(exchange: Exchange): Promise<void> {
    const { services } = this.input;
    const path = `${exchange.log.method} ${exchange.url.pathname}`;
    const responses = path === 'POST /v1/responses' && this.options.responses !== false;
    if (!responses && path !== 'POST /v1/chat/completions') {
      if (await serveInfo(exchange, services, this.info)) return;
      // Recorded by several users: the status is 200.
      throw new ApiError(200, `Unexpected endpoint or method. (${path})`);
    }
    const { model, request } = this.read(exchange.json(), responses ? 'responses' : 'chat');
    const style = styleOf(model, this.options.thoughts ?? 'apart');
    await answerModel({
      exchange,
      services,
      slots: this.slots,
      request,
      toFrames: (answer) => toFrames(request, answer, style),
    });
  }

  errorBody({ message, details: { type = 'invalid_request_error', param = null, code } }: ApiError) {
    return code ? { error: { message, type, param, code } } : { error: message };
  }

  reset(): void {
    this.loaded.clear();
    for (const name of this.options.loaded ?? [this.models[0]?.name ?? '']) this.loaded.add(name);
  }

  private get inMemory(): LocalModel[] {
    return this.models.filter(({ name }) => this.loaded.has(name));
  }

  private get listed(): LocalModel[] {
    return this.options.loadsOnDemand === false ? this.inMemory : this.models;
  }

  private describe<T>(model: LocalModel, as: (model: LocalModel, isLoaded: boolean, contextLength: number) => T): T {
    return as(model, this.loaded.has(model.name), this.contextLength);
  }

  private find(name: unknown): LocalModel {
    const found = this.listed.find((model) => model.name === name);
    if (found) return found;
    const [first, ...others] = this.inMemory;
    // With one model in memory, whatever the request names (https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/619).
    if (first && others.length === 0) return first;
    const names = this.models.map((model) => model.name).join('\n');
    const message = first
      ? `Model "${String(name)}" not found. Please specify a valid model.\n\nYour models:\n\n${names}`
      : 'No models loaded. Please load a model in the developer page or use the `lms load` command.';
    throw new ApiError(404, message, { param: 'model', code: 'model_not_found' });
  }

  private read(sent: unknown, endpoint: Endpoint): { model: LocalModel; request: ModelRequest } {
    const model = this.find(asBody(sent).model);
    // `max_completion_tokens` is not among the supported parameters (docs, lmstudio:openai-compat/chat-completions.md).
    const request = readQuestion({ endpoint, sent, model, limits: ['max_tokens'] });
    checkFormat(request);
    const problem = findTemplateProblem(this.options.template ?? 'any', request.messages);
    if (problem) throw new ApiError(400, `Error rendering prompt with jinja template: "${problem}".`);
    this.loaded.add(model.name);
    return { model, request: fitLmStudio(request, this.contextLength, this.options.overflow ?? 'lm-studio') };
  }
}

function styleOf(model: LocalModel, place: 'apart' | 'in-text'): ChatStyle {
  return {
    id: newId('chatcmpl-'),
    thinking: model.thinks ? { text: thoughts, as: place === 'apart' ? 'reasoning_content' : 'tags' } : undefined,
    whole: { stats: {}, system_fingerprint: model.name },
    choice: { logprobs: null },
    message: { tool_calls: [] },
    chunk: { system_fingerprint: model.name },
    firstContent: '',
    ignoresSchemaInResponses: true,
  };
}
