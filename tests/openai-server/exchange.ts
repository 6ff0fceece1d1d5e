import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { invalidJson, type ApiError } from './api-error';
import { newId } from './ids';

/** A request as it came in, and what became of it. */
export interface LoggedRequest {
  /** The `x-request-id` of the answer. */
  id: string;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The raw body. */
  text: string;
  at: number;
  /** Missing while unanswered. */
  status?: number;
}

/** Whether a request holds the text, as it stands or escaped as JSON or in an address, in whatever case. */
export function carries({ path, headers, text: body }: LoggedRequest, text: string): boolean {
  const sent = [path, JSON.stringify(headers), body].join('\n').toLowerCase();
  const forms = [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)];
  return forms.some((form) => sent.includes(form.toLowerCase()));
}

/** One request with its body read, and its response. */
export class Exchange {
  private readonly startedAt = performance.now();
  /** What the model's endpoints tell of their limits, with errors too. */
  limits: (() => Record<string, string>) | undefined;
  /** In place of OpenAI's headers. */
  ownHeaders: Record<string, string> | undefined;

  private constructor(
    readonly log: LoggedRequest,
    readonly url: URL,
    readonly bytes: Buffer,
    readonly response: ServerResponse,
  ) {}

  static async open(request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://localhost');
    const bytes = await buffer(request);
    const path = url.pathname + url.search;
    const log = { id: newId('req_'), method, path, headers, text: bytes.toString('utf8'), at: Date.now() };
    return new Exchange(log, url, bytes, response);
  }

  get key(): string {
    return (this.log.headers.authorization ?? '').replace(/^Bearer\s*/i, '');
  }

  /** @throws ApiError where the body is not JSON */
  json(): unknown {
    try {
      return JSON.parse(this.log.text);
    } catch {
      throw invalidJson();
    }
  }

  /** What every answer of the API carries. */
  headers(): Record<string, string> {
    if (this.ownHeaders) return this.ownHeaders;
    return {
      'x-request-id': this.log.id,
      'openai-processing-ms': String(Math.round(performance.now() - this.startedAt)),
      'openai-version': '2020-10-01',
      'openai-organization': 'test-organization',
      ...this.limits?.(),
    };
  }

  send(status: number, body: string, headers: Record<string, string>): void {
    this.log.status = status;
    if (this.response.headersSent || this.response.destroyed) return void this.response.destroy();
    this.response.writeHead(status, {
      ...this.headers(),
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    });
    this.response.end(body);
  }

  /** `body`: the error in the dialect's form, unless it brings its own. */
  sendError({ status, details: { raw, json, headers } }: ApiError, body: unknown): void {
    const text = raw?.text ?? JSON.stringify(json ?? body, null, 2);
    this.send(status, text, { ...headers, 'content-type': raw?.contentType ?? 'application/json' });
  }
}
