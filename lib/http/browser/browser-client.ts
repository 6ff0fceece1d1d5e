import { parseJson, readProblem } from './read-problem';

const basePath = '/api/v1';
const mutatingMethods = new Set(['PUT', 'POST', 'PATCH', 'DELETE']);

export interface ApiErrorFacts {
  /** Our stable code; `network` when no answer came, or not the whole of it. */
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

const whenSessionEnded = new Set<() => void>();

/**
 * Calls `listener` at every answer 401 to a call of this module, whatever becomes of the failure where it was made: that
 * it is of no interest there does not make the end of the session so (specification, section 8). Uploads go another way,
 * and tell it themselves.
 *
 * @returns ends it
 */
export function onSessionEnded(listener: () => void): () => void {
  whenSessionEnded.add(listener);
  return () => whenSessionEnded.delete(listener);
}

const whenUnreached = new Set<() => void>();

/**
 * Calls `listener` when a call did not reach the server ({@link isUnreached}), whatever becomes of the failure where it was
 * made.
 *
 * @returns ends it
 */
export function onUnreached(listener: () => void): () => void {
  whenUnreached.add(listener);
  return () => whenUnreached.delete(listener);
}

/** The error that an answer tells of, whatever its form. */
export function apiErrorFromText(text: string, status: number, call: Call): ApiError {
  const timestamp = new Date().toISOString();
  const problem = readProblem(parseJson(text));
  if (!problem) return new ApiError('', { code: 'unknown', status, ...call, timestamp, fields: [] });
  const { detail, errors, ...facts } = problem;
  return new ApiError(detail, { timestamp, ...facts, status, ...call, fields: errors });
}

/** The error of a call without an answer; `status` where at least that came. @throws an abort as it is */
function lostAnswer(error: unknown, call: Call, status = 0): ApiError {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  return new ApiError('', { code: 'network', status, ...call, timestamp: new Date().toISOString(), fields: [] });
}

/** @returns `error`, after the listeners have heard of it where the server was not reached */
function reported(error: ApiError): ApiError {
  if (isUnreached(error)) for (const listener of whenUnreached) listener();
  return error;
}

/** Every body is read here: one that breaks off is a lost connection, like an answer that never came. */
async function readBody<Body>(response: Response, call: Call, read: (from: Response) => Promise<Body>): Promise<Body> {
  try {
    return await read(response);
  } catch (error) {
    throw reported(lostAnswer(error, call, response.status));
  }
}

const asText = (response: Response) => response.text();

async function fetchOrFail(url: string, init: RequestInit & { method: string }): Promise<Response> {
  const call = { method: init.method, url };
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'same-origin', ...init });
  } catch (error) {
    throw reported(lostAnswer(error, call));
  }
  if (response.ok) return response;
  if (response.status === 401) for (const tell of whenSessionEnded) tell();
  throw reported(apiErrorFromText(await readBody(response, call, asText), response.status, call));
}

/** A CSRF token; asked for anew before each mutation (specification, section 7). */
export async function fetchCsrfToken(signal?: AbortSignal): Promise<string> {
  const { token } = await apiAnswer<{ token: string }>({ path: '/csrf', ...(signal ? { signal } : {}) });
  return token;
}

export interface ApiRequest {
  /** Below /api/v1, with a leading slash and query. */
  path: string;
  method?: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** The ETag of what the change was made to; a resource that has changed since refuses with 412. `*`: whatever is there. */
  ifMatch?: string;
  signal?: AbortSignal;
}

function callOf({ method = 'GET', path }: ApiRequest): Call {
  return { method, url: `${basePath}${path}` };
}

/**
 * Calls the product's API from the browser; with {@link apiAnswer} and {@link apiFile}, which read the body, the only way
 * to it.
 *
 * @throws ApiError with the server's words, code and request id; code `network` when no answer came
 */
export async function apiRequest(request: ApiRequest): Promise<Response> {
  const { method, url } = callOf(request);
  const headers: Record<string, string> = {};
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (request.ifMatch !== undefined) headers['if-match'] = request.ifMatch;
  if (mutatingMethods.has(method)) headers['x-csrf-token'] = await fetchCsrfToken(request.signal);
  return fetchOrFail(url, {
    method,
    headers,
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    ...(request.signal ? { signal: request.signal } : {}),
  });
}

/**
 * The same, and reads the answer. `Answer` is the type of the schema in the route's `answer`: every test holds the
 * server's answers against it, so the browser does not do it again (docs/decisions/0063).
 *
 * @throws ApiError as {@link apiRequest} does, and with code `unknown` when the answer is not JSON
 */
export async function apiAnswer<Answer>(request: ApiRequest): Promise<Answer> {
  return (await requestWithEtag<Answer>(request)).answer;
}

/** An answer and the version it shows, to be sent back as `ifMatch` (docs/decisions/0025). */
export interface WithEtag<Answer> {
  answer: Answer;
  etag: string;
}

/**
 * The same as {@link apiAnswer}, with the ETag of the resource; empty where it has none, which matches nothing.
 *
 * @throws ApiError as {@link apiAnswer} does
 */
export async function requestWithEtag<Answer>(request: ApiRequest): Promise<WithEtag<Answer>> {
  const response = await apiRequest(request);
  const body = parseJson(await readBody(response, callOf(request), asText));
  if (body !== undefined) return { answer: body as Answer, etag: response.headers.get('etag') ?? '' };
  throw apiErrorFromText('', response.status, callOf(request));
}

/**
 * The file that is answered, as it was sent.
 *
 * @throws ApiError as {@link apiRequest} does
 */
export async function apiFile(request: ApiRequest): Promise<Blob> {
  return readBody(await apiRequest(request), callOf(request), (response) => response.blob());
}

/** What a proxy answers while the server behind it is away; our own 503 has words and a code (docs/decisions/0065). */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the server was not reached: no answer came, or that of a proxy in its place. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'network' || (error.code === 'unknown' && gatewayStatuses.has(error.status));
}

/** Whether a change was refused because somebody else had changed the process since it was read (412). */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'process.changed-meanwhile';
}
