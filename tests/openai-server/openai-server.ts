import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { ApiError } from './api-error';
import { BatchStore } from './batches';
import { type Respond } from './compose-answer';
import { type Dialect, type MakeDialect } from './dialect';
import { carries, Exchange, type LoggedRequest } from './exchange';
import { FaultScript, type Fault, type FaultOptions } from './faults';
import { FileStore } from './files';
import { Limiter, type Limits } from './limits';
import { type ModelRequest } from './model-request';
import { ModelService } from './model-service';
import { defaultModels, type ServedModel } from './models';
import { openAiDialect } from './openai-dialect';
import { type Services } from './routes';

export interface OpenAiServerOptions {
  /** The only key that is taken; without one, OpenAI's dialect wants that of {@link OpenAiServer.apiKey}, the others any. */
  apiKey?: string;
  /** Whose API it speaks; OpenAI's when left out. `startModelServer` has the others. */
  dialect?: MakeDialect;
  models?: ServedModel[];
  /** How long the model takes to answer. */
  answerMs?: number;
  limits?: Limits;
  /** A free one when left out. */
  port?: number;
}

/** A server of models on this machine, for tests and benches: its answers, limits and errors, and faults as scripted. */
export class OpenAiServer {
  private readonly http: Server;
  private readonly services: Services;
  private readonly faults = new FaultScript();
  private readonly dialect: Dialect;
  private log: LoggedRequest[] = [];

  private constructor(private readonly options: OpenAiServerOptions) {
    const models = options.models ?? defaultModels;
    const files = new FileStore();
    const service = new ModelService(this.faults, models);
    const limiter = new Limiter();
    const batches = new BatchStore(files, service);
    this.services = { service, files, batches, limiter, faults: this.faults, answerMs: 0 };
    const { dialect = openAiDialect } = options;
    this.dialect = dialect({ services: this.services, apiKey: options.dialect ? options.apiKey : this.apiKey });
    this.http = createServer((request, response) => void this.handle(request, response));
    // Longer than any pause of a test: a connection that ends just as a client reuses it would be a fault of its own.
    this.http.keepAliveTimeout = 60_000;
    this.reset();
  }

  static async start(options: OpenAiServerOptions = {}): Promise<OpenAiServer> {
    const server = new OpenAiServer(options);
    await server.listen();
    return server;
  }

  /** One for the tests of a file, each of which finds it as just started. */
  static ofTests(options: OpenAiServerOptions = {}): OpenAiServer {
    const server = new OpenAiServer(options);
    beforeAll(() => server.listen());
    beforeEach(() => server.reset());
    afterAll(() => server.close());
    return server;
  }

  private async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.http.listen(this.options.port ?? 0, '127.0.0.1', resolve));
  }

  /** The clients' base URL. */
  get url(): string {
    return `${this.origin}/v1`;
  }

  /** Where the APIs that are not OpenAI's begin. */
  get origin(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  get apiKey(): string {
    return this.options.apiKey ?? 'sk-test-0123456789';
  }

  /** Every request, whatever became of it. */
  get requests(): readonly LoggedRequest[] {
    return this.log;
  }

  /** What has reached the model, lines of batches included. */
  get asked(): readonly ModelRequest[] {
    return this.services.service.asked;
  }

  /** The most answers that were under way at the same time. */
  get mostAtOnce(): number {
    return this.services.limiter.mostAtOnce;
  }

  get batches(): BatchStore {
    return this.services.batches;
  }

  /** Gives the answers from now on, in place of the one that compares words. */
  set respond(respond: Respond) {
    this.services.service.respond = respond;
  }

  /** The same for requests whose schema has the name. */
  respondTo(schemaName: string, respond: Respond): void {
    this.services.service.respondTo.set(schemaName, respond);
  }

  set answerMs(ms: number) {
    this.services.answerMs = ms;
  }

  set limits(limits: Limits) {
    this.services.limiter.set(limits);
  }

  /** Scripts a fault for the next request that fits. */
  fail(fault: Fault, options?: FaultOptions): void {
    this.faults.add(fault, options);
  }

  /** The requests that carry the text, as it stands or escaped as JSON, in whatever case. */
  requestsWith(text: string): LoggedRequest[] {
    return this.log.filter((request) => carries(request, text));
  }

  /** As just started: no log, faults, files or batches, the default answers, limits and times. */
  reset(): void {
    this.log = [];
    this.faults.clear();
    this.services.service.reset();
    this.services.files.clear();
    this.services.batches.clear();
    this.services.limiter.set(this.options.limits ?? {});
    this.services.answerMs = this.options.answerMs ?? 0;
    this.dialect.reset?.();
  }

  async close(): Promise<void> {
    this.services.batches.clear();
    const closed = new Promise((resolve) => this.http.close(resolve));
    this.http.closeAllConnections();
    await closed;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const exchange = await Exchange.open(request, response).catch(() => undefined);
    // A client that has gone meanwhile must not use up a fault that is meant for the next one.
    await setImmediate();
    if (!exchange || response.destroyed) return;
    this.log.push(exchange.log);
    exchange.ownHeaders = this.dialect.headers;
    try {
      this.dialect.admit(exchange);
      await this.dialect.serve(exchange);
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(500, String(error));
      exchange.sendError(known, this.dialect.errorBody(known, exchange));
    }
  }
}
