import { sandboxCredentials } from '../../../prisma/seed/demo-ats-credentials';
import { type AtsSandbox } from '../start-sandbox';

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Reply<T> {
  status: number;
  headers: Headers;
  body: T;
}

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

async function send<T>(url: string, { method, headers, body }: Call): Promise<Reply<T>> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
}

/** Bare calls in each dialect, as a well-behaved client would make them; what a call gives itself wins. */
export class SandboxClients {
  constructor(private readonly sandbox: AtsSandbox) {}

  async erecruiterToken(
    form: Record<string, string> = {},
    authorization?: string,
  ): Promise<Reply<Record<string, string>>> {
    const { clientId, clientSecret, username, password } = sandboxCredentials.erecruiter;
    const response = await fetch(`${this.sandbox.url}/erecruiter/auth/oAuth/Token`, {
      method: 'POST',
      headers: { authorization: authorization ?? basic(clientId, clientSecret) },
      body: new URLSearchParams({ grant_type: 'password', username, password, ...form }),
    });
    const body = (await response.json()) as Record<string, string>;
    return { status: response.status, headers: response.headers, body };
  }

  erecruiter<T>(token: string, path: string, call: Call = {}): Promise<Reply<T>> {
    const company = `companyId=${sandboxCredentials.erecruiter.companyId}`;
    const url = `${this.sandbox.url}/erecruiter/api/v1.1/${path}${path.includes('?') ? '&' : '?'}${company}`;
    return send(url, { ...call, headers: { authorization: `Bearer ${token}`, ...call.headers } });
  }

  traffitToken(body: Record<string, string> = {}): Promise<Reply<Record<string, string>>> {
    const { clientId, clientSecret } = sandboxCredentials.traffit;
    const sent = {
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
      scope: 'employee recruitment workflow webhook file',
    };
    return send(`${this.sandbox.url}/traffit/oauth2/token`, { body: { ...sent, ...body } });
  }

  traffit<T>(token: string, path: string, call: Call = {}): Promise<Reply<T>> {
    const url = `${this.sandbox.url}/traffit/api/integration/v2${path}`;
    return send(url, { ...call, headers: { authorization: `Bearer ${token}`, ...call.headers } });
  }

  teamtailor<T>(path: string, call: Call = {}): Promise<Reply<T>> {
    const type = 'application/vnd.api+json';
    const headers = {
      authorization: `Token token=${sandboxCredentials.teamtailor.apiKey}`,
      'x-api-version': '20240404',
      accept: type,
      ...(call.body !== undefined && { 'content-type': type }),
      ...call.headers,
    };
    const url = path.startsWith('http') ? path : `${this.sandbox.url}/teamtailor/v1${path}`;
    return send(url, { ...call, headers });
  }

  async greenhouseToken(
    authorization?: string,
    form: Record<string, string> = {},
  ): Promise<Reply<Record<string, string>>> {
    const { clientId, clientSecret } = sandboxCredentials.greenhouse;
    const response = await fetch(`${this.sandbox.url}/greenhouse/auth/token`, {
      method: 'POST',
      headers: { authorization: authorization ?? basic(clientId, clientSecret) },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...form }),
    });
    const body = (await response.json()) as Record<string, string>;
    return { status: response.status, headers: response.headers, body };
  }

  greenhouse<T>(token: string, path: string, call: Call = {}): Promise<Reply<T>> {
    const url = path.startsWith('http') ? path : `${this.sandbox.url}/greenhouse/v3${path}`;
    return send(url, { ...call, headers: { authorization: `Bearer ${token}`, ...call.headers } });
  }
}
