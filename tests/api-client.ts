import { randomInt } from 'node:crypto';
import type { Role } from '@/lib/domain/user-schemas';
import { accountOf, testPassword } from './accounts';

export interface ApiAnswer<T = unknown> {
  status: number;
  headers: Headers;
  /** Parsed JSON, or null. */
  body: T;
}

export interface ApiRequest {
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** Omits the CSRF token. */
  withoutCsrfToken?: boolean;
}

export interface UploadFile {
  name: string;
  bytes: Uint8Array;
}

/** Calls the product's API like a browser: session cookie, CSRF token, JSON. */
export class ApiClient {
  private readonly cookies = new Map<string, string>();
  private confirmedAt = Date.now();

  constructor(readonly baseUrl: string) {}

  /** Signs in with the password. @throws Error when the sign-in is refused */
  static async signIn(baseUrl: string, role: Role): Promise<ApiClient> {
    return ApiClient.signInAs(baseUrl, accountOf(role), testPassword);
  }

  /**
   * The same with any account.
   *
   * @param address the forwarded client address; random by default
   */
  static async signInAs(
    baseUrl: string,
    email: string,
    password: string,
    address = `198.51.100.${randomInt(1, 255)}`,
  ): Promise<ApiClient> {
    const client = new ApiClient(baseUrl);
    const { csrfToken } = (await (await client.send('GET', '/api/auth/csrf')).json()) as { csrfToken: string };
    const form = new URLSearchParams({ csrfToken, email, password, json: 'true', callbackUrl: baseUrl });
    const headers = { 'x-forwarded-for': address };
    const answer = await client.send('POST', '/api/auth/callback/credentials', { headers, body: form });
    const signedIn = [...client.cookies.keys()].some((name) => name.endsWith('next-auth.session-token'));
    if (!signedIn) throw new Error(`${email} was refused: ${answer.status} ${await answer.text()}`);
    return client;
  }

  /** The cookies for Playwright's `context.addCookies`. */
  browserCookies(): { name: string; value: string; url: string }[] {
    return [...this.cookies].map(([name, value]) => ({ name, value, url: this.baseUrl }));
  }

  get<T>(path: string, request: ApiRequest = {}): Promise<ApiAnswer<T>> {
    return this.request<T>('GET', path, request);
  }

  post<T>(path: string, json?: unknown, request: ApiRequest = {}): Promise<ApiAnswer<T>> {
    return this.request<T>('POST', path, { json, ...request });
  }

  put<T>(path: string, json?: unknown, request: ApiRequest = {}): Promise<ApiAnswer<T>> {
    return this.request<T>('PUT', path, { json, ...request });
  }

  delete<T>(path: string, request: ApiRequest = {}): Promise<ApiAnswer<T>> {
    return this.request<T>('DELETE', path, request);
  }

  upload<T>(path: string, files: UploadFile[], field = 'files'): Promise<ApiAnswer<T>> {
    const form = new FormData();
    for (const { name, bytes } of files) {
      form.append(field, new Blob([Buffer.from(bytes)], { type: 'application/pdf' }), name);
    }
    return this.request<T>('POST', path, { form });
  }

  /** Proves with the password who it is, as the browser's dialog does: tests of an hour share a session. */
  async confirm(password = testPassword): Promise<void> {
    const { status } = await this.post('/users/me/confirm', { password });
    if (status !== 204) throw new Error(`POST /users/me/confirm returned ${status}`);
    this.confirmedAt = Date.now();
  }

  /** Confirms it if that was a while ago. */
  async stayFresh(): Promise<void> {
    if (Date.now() - this.confirmedAt > 5 * 60_000) await this.confirm();
  }

  /** Calls the API below `/api/v1`; a mutation fetches its CSRF token first. */
  async request<T>(method: string, path: string, request: ApiRequest = {}): Promise<ApiAnswer<T>> {
    const headers: Record<string, string> = { ...request.headers };
    if (method !== 'GET' && !request.withoutCsrfToken) headers['x-csrf-token'] ??= await this.csrfToken();
    if (request.json !== undefined) headers['content-type'] ??= 'application/json';
    const body = request.form ?? (request.json === undefined ? undefined : JSON.stringify(request.json));
    const answer = await this.send(method, `/api/v1${path}`, { headers, body });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    return { status: answer.status, headers: answer.headers, body: (isJson && text ? JSON.parse(text) : null) as T };
  }

  async csrfToken(): Promise<string> {
    const { status, body } = await this.get<{ token: string } | null>('/csrf');
    if (!body?.token) throw new Error(`GET /csrf returned ${status} without a token`);
    return body.token;
  }

  /** One HTTP request with the session's cookies; redirects are not followed. */
  async send(method: string, path: string, init: Omit<RequestInit, 'method'> = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    // A kept-alive connection may be closed by the server while this process is busy.
    if (!headers.has('connection')) headers.set('connection', 'close');
    const answer = await fetch(this.baseUrl + path, { ...init, method, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.storeCookie(line);
    return answer;
  }

  private storeCookie(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const isGone = /max-age=0|expires=thu, 01 jan 1970/i.test(line) || at === pair.length - 1;
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}
