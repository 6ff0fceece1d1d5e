import { ApiError } from '../api-error';
import { type Dialect, type DialectInput } from '../dialect';
import { type Exchange } from '../exchange';
import { asBody, type Endpoint } from '../model-request';
import { answerModel } from './answer';
import { toFrames, type ChatStyle } from './chat-frames';
import { gemma, qwen, thoughts, type LocalModel } from './local-model';
import { type LocalOptions } from './local-options';
import { serveInfo, type InfoRoute } from './local-routes';
import { emptyAnswer, nativeFrames, readNativeChat } from './ollama-chat';
import { fitOllama, usualNumKeep, type OllamaEngine } from './ollama-context';
import { OllamaMemory } from './ollama-memory';
import { describeOpenAi, describeShow, describeTag, withTag } from './ollama-models';
import { checkOllama, readOpenAiChat } from './ollama-questions';
import { Slots } from './slots';

export interface OllamaOptions extends LocalOptions {
  engine?: OllamaEngine;
}

/** OLLAMA_CONTEXT_LENGTH with less than 24 GiB of video memory (docs/context-length.mdx). */
const usualContext = 4096;
/** OLLAMA_NUM_PARALLEL and OLLAMA_MAX_QUEUE (docs/faq.mdx). */
const usualSlots = 1;
const usualQueue = 512;
/** ErrMaxQueue in server/sched.go; handleScheduleError in server/routes.go makes it a 503. */
const busy = () => new ApiError(503, 'server busy, please try again.  maximum pending requests exceeded');
/** openai/openai.go, NewError. */
const types: Record<number, string> = { 400: 'invalid_request_error', 404: 'not_found_error' };

/** Ollama's server; sources are in the README. A key is taken and ignored. */
export class OllamaDialect implements Dialect {
  readonly headers = {};
  private readonly engine: OllamaEngine;
  private readonly contextLength: number;
  private readonly models: LocalModel[];
  private readonly slots: Slots;
  private readonly memory = new OllamaMemory();
  private readonly info: InfoRoute[] = [
    { at: /^(?:GET|HEAD) \/$/, tell: () => 'Ollama is running' },
    { at: /^GET \/api\/version$/, tell: () => ({ version: this.engine === 'llama-server' ? '0.40.2' : '0.12.6' }) },
    { at: /^GET \/api\/tags$/, tell: () => ({ models: this.models.map(describeTag) }) },
    { at: /^GET \/api\/ps$/, tell: () => ({ models: this.memory.list() }) },
    { at: /^POST \/api\/show$/, tell: (exchange) => describeShow(this.find(exchange)) },
    { at: /^GET \/v1\/models$/, tell: () => ({ object: 'list', data: this.models.map(describeOpenAi) }) },
    { at: /^GET \/v1\/models\/(.+)$/, tell: (_, name) => describeOpenAi(this.findNamed(name)) },
  ];

  constructor(
    private readonly options: OllamaOptions,
    private readonly input: DialectInput,
  ) {
    this.engine = options.engine ?? 'llama-server';
    this.contextLength = options.contextLength ?? usualContext;
    this.models = options.models ?? [
      { ...gemma, name: 'gemma3:4b' },
      { ...qwen, name: 'qwen3:8b' },
    ];
    this.slots = new Slots(options.slots ?? usualSlots, options.queue ?? usualQueue, busy);
  }

  admit(): void {}

  async serve(exchange: Exchange): Promise<void> {
    const path = `${exchange.log.method} ${exchange.url.pathname}`;
    if (path === 'POST /api/chat') return this.chat(exchange);
    if (path === 'POST /v1/chat/completions') return this.openAiChat(exchange, 'chat');
    if (path === 'POST /v1/responses' && this.options.responses !== false)
      return this.openAiChat(exchange, 'responses');
    if (await serveInfo(exchange, this.input.services, this.info)) return;
    const text = '404 page not found';
    throw new ApiError(404, text, { raw: { contentType: 'text/plain', text } });
  }

  errorBody({ status, message }: ApiError, { url }: Exchange) {
    if (!url.pathname.startsWith('/v1')) return { error: message };
    return { error: { message, type: types[status] ?? 'api_error', param: null, code: null } };
  }

  reset(): void {
    this.memory.clear();
  }

  private findNamed(name: string): LocalModel {
    const found = this.models.find((model) => withTag(model.name) === withTag(name));
    if (!found) throw new ApiError(404, `model '${name}' not found`);
    return found;
  }

  private find(exchange: Exchange): LocalModel {
    const { model, name = model } = asBody(exchange.json());
    if (typeof name !== 'string' || !name) throw new ApiError(400, 'model is required');
    return this.findNamed(name);
  }

  private async chat(exchange: Exchange): Promise<void> {
    const model = this.find(exchange);
    const chat = readNativeChat(exchange.json(), model);
    const context = Math.min(chat.numCtx ?? this.contextLength, model.trainedContext);
    this.memory.use(model, context, chat.keepAlive);
    if (chat.request.messages.length === 0) {
      const body = JSON.stringify(emptyAnswer(model, chat.keepAlive));
      return exchange.send(200, body, { 'content-type': 'application/json; charset=utf-8' });
    }
    checkOllama(chat.request, this.options.template);
    const request = fitOllama(chat.request, { engine: this.engine, context, ...chat });
    // A thinking model thinks unless it is told not to.
    const thinking = model.thinks && chat.think !== false ? (this.options.thoughts ?? 'apart') : 'none';
    await answerModel({
      exchange,
      services: this.input.services,
      slots: this.slots,
      request,
      toFrames: (answer) => nativeFrames({ model, request, answer, thinking }),
    });
  }

  private async openAiChat(exchange: Exchange, endpoint: Endpoint): Promise<void> {
    const question = readOpenAiChat(exchange, endpoint, () => this.find(exchange));
    checkOllama(question.request, this.options.template);
    const { engine, contextLength: context } = this;
    const request = fitOllama(question.request, {
      engine,
      context,
      truncate: true,
      shift: true,
      numKeep: usualNumKeep,
    });
    this.memory.use(question.model, context, undefined);
    const style = styleOf(question.model, request.effort === 'none' ? 'none' : (this.options.thoughts ?? 'apart'));
    await answerModel({
      exchange,
      services: this.input.services,
      slots: this.slots,
      request,
      toFrames: (answer) => toFrames(request, answer, style),
    });
  }
}

/** openai/openai.go, ToChatCompletion and ToChunk. */
function styleOf(model: LocalModel, place: 'apart' | 'in-text' | 'none'): ChatStyle {
  const as = place === 'apart' ? ('reasoning' as const) : ('tags' as const);
  return {
    id: `chatcmpl-${Math.floor(Math.random() * 999)}`,
    thinking: model.thinks && place !== 'none' ? { text: thoughts, as } : undefined,
    whole: { system_fingerprint: 'fp_ollama' },
    chunk: { system_fingerprint: 'fp_ollama' },
    firstContent: '',
    roleInEveryDelta: true,
  };
}
