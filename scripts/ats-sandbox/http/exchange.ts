import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { HttpError } from './http-error';

/** What a dialect answers; `body` is JSON unless it is bytes or text. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A request with its body read. */
export class Exchange {
  private constructor(
    readonly method: string,
    readonly url: URL,
    readonly headers: IncomingHttpHeaders,
    readonly bytes: Buffer,
  ) {}

  static async read(request: IncomingMessage, origin: string): Promise<Exchange> {
    const url = new URL(request.url ?? '/', origin);
    return new Exchange(request.method ?? 'GET', url, request.headers, await buffer(request));
  }

  get query(): URLSearchParams {
    return this.url.searchParams;
  }

  header(name: string): string | undefined {
    const value = this.headers[name.toLowerCase()];
    return Array.isArray(value) ? value[0] : value;
  }

  get contentType(): string {
    return (this.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  }

  /** User and password of Basic authentication. */
  get basic(): [user: string, password: string] | undefined {
    const [, encoded] = /^Basic (.+)$/.exec(this.header('authorization') ?? '') ?? [];
    if (!encoded) return undefined;
    const text = Buffer.from(encoded, 'base64').toString();
    const colon = text.indexOf(':');
    return [text.slice(0, colon), text.slice(colon + 1)];
  }

  get bearer(): string | undefined {
    return /^Bearer (\S+)$/.exec(this.header('authorization') ?? '')?.[1];
  }

  /** @throws HttpError 400 where the body is no JSON object */
  json(): Record<string, unknown> {
    try {
      const value: unknown = JSON.parse(this.bytes.toString('utf8'));
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    } catch {
      // As if it were no object.
    }
    throw new HttpError(400, 'The request body is not a JSON object.');
  }

  /** A form's fields, whatever the form's encoding. */
  async form(): Promise<FormData> {
    const headers = { 'content-type': this.header('content-type') ?? '' };
    return new Response(new Uint8Array(this.bytes), { headers }).formData().catch(() => {
      throw new HttpError(400, 'The request body is not a form.');
    });
  }
}
