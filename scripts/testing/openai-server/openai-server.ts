import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { ApiError, missingApiKey, wrongApiKey } from './api-error';
import { BatchStore } from './batches';
import { type Respond } from './compose-answer';
import { Exchange, type LoggedRequest } from './exchange';
import { FaultScript, type Fault, type FaultOptions } from './faults';
import { FileStore } from './files';
import { Limiter, type Limits } from './limits';
import { type ModelRequest } from './model-request';
import { ModelService } from './model-service';
import { defaultModels, type ServedModel } from './models';
import { serve, type Services } from './routes';

export interface OpenAiServerOptions {
  /** The only key that is taken. */
  apiKey?: string;
  models?: ServedModel[];
  /** How long the model takes to answer. */
  answerMs?: number;
  limits?: Limits;
  /** A free one when left out. */
  port?: number;
}

/** OpenAI's API on this machine, for tests and benches: its answers, limits and errors, and faults as scripted. */
export class OpenAiServer {
  private readonly http: Server;
  private readonly services: Services;
  private readonly faults = new FaultScript();
  private log: LoggedRequest[] = [];

  private constructor(private readonly options: OpenAiServerOptions) {
    const models = options.models ?? defaultModels;
    const files = new FileStore();
    const service = new ModelService(this.faults, models);
    const limiter = new Limiter();
    const batches = new BatchStore(files, service);
    this.services = { service, files, batches, limiter, faults: this.faults, answerMs: 0 };
    this.http = createServer((request, response) => void this.handle(request, response));
    // Longer than any pause of a test: a connection that ends just as a client reuses it would be a fault of its own.
    this.http.keepAliveTimeout = 60_000;
    this.reset();
  }

  static async start(options: OpenAiServerOptions = {}): Promise<OpenAiServer> {
    const server = new OpenAiServer(options);
    await new Promise<void>((resolve) => server.http.listen(options.port ?? 0, '127.0.0.1', resolve));
    return server;
  }

  /** The clients' base URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}/v1`;
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
    const wanted = [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)].map((form) =>
      form.toLowerCase(),
    );
    return this.log.filter(({ path, headers, text: body }) => {
      const sent = [path, JSON.stringify(headers), body].join('\n').toLowerCase();
      return wanted.some((form) => sent.includes(form));
    });
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
    try {
      if (!exchange.key) throw missingApiKey();
      if (exchange.key !== this.apiKey) throw wrongApiKey(exchange.key);
      await serve(exchange, this.services);
    } catch (error) {
      sendError(exchange, error instanceof ApiError ? error : new ApiError(500, String(error)));
    }
  }
}

function sendError(exchange: Exchange, error: ApiError): void {
  const { html, json, headers } = error.details;
  const body = html ?? JSON.stringify(json ?? error.body, null, 2);
  exchange.send(error.status, body, { ...headers, 'content-type': html ? 'text/html' : 'application/json' });
}
