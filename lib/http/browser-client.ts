import { z } from 'zod';

const basePath = '/api/v1';
const mutatingMethods = new Set(['PUT', 'POST', 'PATCH', 'DELETE']);

const problemSchema = z.object({
  code: z.string(),
  detail: z.string(),
  requestId: z.string().optional(),
  timestamp: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).default([]),
});

export interface ApiErrorFacts {
  /** Our stable code; `network` when no answer came. */
  code: string;
  status: number;
  method: string;
  url: string;
  requestId?: string | undefined;
  timestamp: string;
  fields: { path: string; code: string; message: string }[];
}

/** A refused or failed call; `message` is in the user's language, empty when the server sent none. */
export class ApiError extends Error {
  readonly facts: ApiErrorFacts;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message);
    this.name = 'ApiError';
    this.facts = facts;
  }

  get code(): string {
    return this.facts.code;
  }

  get status(): number {
    return this.facts.status;
  }

  get requestId(): string | undefined {
    return this.facts.requestId;
  }

  get fields(): ApiErrorFacts['fields'] {
    return this.facts.fields;
  }
}

interface Call {
  method: string;
  url: string;
}

/** The error that an answer tells of, whatever its form. */
export function apiErrorFromText(text: string, status: number, call: Call): ApiError {
  const parsed = problemSchema.safeParse(parseJson(text));
  const timestamp = new Date().toISOString();
  if (!parsed.success) return new ApiError('', { code: 'unknown', status, ...call, timestamp, fields: [] });
  const { detail, errors, ...facts } = parsed.data;
  return new ApiError(detail, { timestamp, ...facts, status, ...call, fields: errors });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function fetchOrFail(url: string, init: RequestInit & { method: string }): Promise<Response> {
  const call = { method: init.method, url };
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('', { code: 'network', status: 0, ...call, timestamp: new Date().toISOString(), fields: [] });
  }
  if (!response.ok) throw apiErrorFromText(await response.text(), response.status, call);
  return response;
}

/** A CSRF token; asked for anew before each mutation (specification, section 7). */
export async function fetchCsrfToken(signal?: AbortSignal): Promise<string> {
  const response = await fetchOrFail(`${basePath}/csrf`, { method: 'GET', ...(signal ? { signal } : {}) });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

export interface ApiRequest<S extends z.ZodType | undefined> {
  /** Below /api/v1, with a leading slash and query. */
  path: string;
  method?: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Schema of the answer; without it the answer is not read. */
  answer?: S;
  signal?: AbortSignal;
}

type ApiResult<S> = S extends z.ZodType ? z.output<S> : Response;

/**
 * Calls the product's API from the browser; the only place that does.
 *
 * @throws ApiError with the server's words, code and request id; code `network` when no answer came
 */
export async function apiRequest<S extends z.ZodType | undefined = undefined>(
  request: ApiRequest<S>,
): Promise<ApiResult<S>> {
  const method = request.method ?? 'GET';
  const headers: Record<string, string> = {};
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (mutatingMethods.has(method)) headers['x-csrf-token'] = await fetchCsrfToken(request.signal);
  const response = await fetchOrFail(`${basePath}${request.path}`, {
    method,
    headers,
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    ...(request.signal ? { signal: request.signal } : {}),
  });
  if (!request.answer) return response as ApiResult<S>;
  return request.answer.parse(await response.json()) as ApiResult<S>;
}
