import { waitForConfirmation } from './confirm-person';
import { parseJson, readProblem } from './read-problem';

const basePath = '/api/v1';
const mutatingMethods = new Set(['PUT', 'POST', 'PATCH', 'DELETE']);

export interface ApiErrorFacts {
  /** Stable code; `network` when no complete response arrived. */
  code: string;
  status: number;
  method: string;
  url: string;
  requestId?: string | undefined;
  timestamp: string;
  fields: { path: string; code: string; message: string }[];
}

/** A refused or failed request; `message` is in the user's language, empty when the server sent none. */
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

const sessionEndedListeners = new Set<() => void>();

/**
 * Calls `listener` when a response to a request of this module {@link endsSession}, even if the caller ignores the error.
 * Uploads use another transport and report it themselves.
 *
 * @returns unsubscribes
 */
export function onSessionEnded(listener: () => void): () => void {
  sessionEndedListeners.add(listener);
  return () => sessionEndedListeners.delete(listener);
}

/** Whether the page has to be left for signing in: there is no session, or the second step is due before it goes on. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'second-step.required');
}

const unreachedListeners = new Set<() => void>();

/**
 * Calls `listener` when a request did not reach the server ({@link isUnreached}), even if the caller ignores the error.
 *
 * @returns unsubscribes
 */
export function onUnreached(listener: () => void): () => void {
  unreachedListeners.add(listener);
  return () => unreachedListeners.delete(listener);
}

/** The error that a response describes, whatever its format. */
export function apiErrorFromText(text: string, status: number, call: Call): ApiError {
  const timestamp = new Date().toISOString();
  const problem = readProblem(parseJson(text));
  if (!problem) return new ApiError('', { code: 'unknown', status, ...call, timestamp, fields: [] });
  const { detail, errors, ...facts } = problem;
  return new ApiError(detail, { timestamp, ...facts, status, ...call, fields: errors });
}

/** The error of a request without a complete response. @throws an AbortError unchanged */
function networkError(error: unknown, call: Call, status = 0): ApiError {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  return new ApiError('', { code: 'network', status, ...call, timestamp: new Date().toISOString(), fields: [] });
}

/** Notifies the listeners if the server was not reached, or the session has ended. @returns `error` */
function notify(error: ApiError): ApiError {
  if (isUnreached(error)) for (const listener of unreachedListeners) listener();
  if (endsSession(error)) for (const listener of sessionEndedListeners) listener();
  return error;
}

/** A body that breaks off is a network error, like a missing response. */
export async function readBody<Body>(
  response: Response,
  call: Call,
  read: (from: Response) => Promise<Body>,
): Promise<Body> {
  try {
    return await read(response);
  } catch (error) {
    throw notify(networkError(error, call, response.status));
  }
}

const asText = (response: Response) => response.text();

/** One request, whose error responses are thrown. @throws ApiError */
export async function fetchOrFail(url: string, init: RequestInit & { method: string }): Promise<Response> {
  const call = { method: init.method, url };
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'same-origin', ...init });
  } catch (error) {
    throw notify(networkError(error, call));
  }
  if (response.ok) return response;
  throw notify(apiErrorFromText(await readBody(response, call, asText), response.status, call));
}

/** A CSRF token, fetched before each mutation (specification, section 7). */
export async function fetchCsrfToken(signal?: AbortSignal): Promise<string> {
  const { token } = await apiAnswer<{ token: string }>({ path: '/csrf', ...(signal ? { signal } : {}) });
  return token;
}

export interface ApiRequest {
  /** Below /api/v1, with leading slash and query. */
  path: string;
  method?: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as it is if it is a `FormData`. */
  body?: unknown;
  /**
   * The ETag of the version being changed; the server responds with 412 if the resource has changed since. `*` matches
   * any version.
   */
  ifMatch?: string;
  /** A UUID, the same for each attempt at one write: the server makes it once. */
  idempotencyKey?: string;
  /** Sent to the end also when the page is left; for small bodies. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

function callOf({ method = 'GET', path }: ApiRequest): Call {
  return { method, url: `${basePath}${path}` };
}

/**
 * Calls the product's API from the browser. All calls go through this, {@link apiAnswer} or {@link apiFile}. A call that needs
 * a fresh session waits once until the person has proved who they are, and is sent anew.
 *
 * @throws ApiError with the server's message, code and request id; code `network` without a response
 */
export async function apiRequest(request: ApiRequest): Promise<Response> {
  try {
    return await sendOnce(request);
  } catch (error) {
    const needsConfirmation = error instanceof ApiError && error.code === 'session.not-fresh';
    if (!needsConfirmation || !(await waitForConfirmation(request.signal))) throw error;
    return sendOnce(request);
  }
}

async function sendOnce(request: ApiRequest): Promise<Response> {
  const { method, url } = callOf(request);
  const headers: Record<string, string> = {};
  const { body } = request;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (request.ifMatch !== undefined) headers['if-match'] = request.ifMatch;
  if (request.idempotencyKey !== undefined) headers['idempotency-key'] = request.idempotencyKey;
  const mutates = mutatingMethods.has(method);
  if (mutates) headers['x-csrf-token'] = await fetchCsrfToken(request.signal);
  return fetchOrFail(url, {
    method,
    headers,
    // The token goes nowhere else: a redirect is an error (specification, section 7).
    ...(mutates ? { redirect: 'manual' as const } : {}),
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(request.keepalive ? { keepalive: true } : {}),
    ...(request.signal ? { signal: request.signal } : {}),
  });
}

/**
 * Loads the JSON that a public page needs besides its HTML.
 *
 * @param url on this site
 * @throws ApiError as {@link apiRequest} does
 */
export async function pageData<Data>(url: string): Promise<Data> {
  const call = { method: 'GET', url };
  return readBody(await fetchOrFail(url, call), call, (response) => response.json() as Promise<Data>);
}

/**
 * As {@link apiRequest}, and parses the response. `Answer` is the type of the route's `answer` schema, which the tests
 * check on the server (docs/decisions/0063).
 *
 * @throws ApiError as {@link apiRequest} does, and with code `unknown` when the response is not JSON
 */
export async function apiAnswer<Answer>(request: ApiRequest): Promise<Answer> {
  return (await requestWithEtag<Answer>(request)).answer;
}

/** A response and its version, to be sent back as `ifMatch` (docs/decisions/0025). */
export interface WithEtag<Answer> {
  answer: Answer;
  etag: string;
}

/**
 * As {@link apiAnswer}, with the resource's ETag; empty if it has none, which matches nothing.
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
 * A file response.
 *
 * @throws ApiError as {@link apiRequest} does
 */
export async function apiFile(request: ApiRequest): Promise<Blob> {
  return readBody(await apiRequest(request), callOf(request), (response) => response.blob());
}

/**
 * A proxy's statuses while the server behind it is down; our own 503 has a code and a message (docs/decisions/0065).
 */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the server was not reached: no response, one from a proxy, or from a server that is being restarted. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (isUnanswered(error) || error.code === 'server.stopping') return true;
  return error.code === 'unknown' && gatewayStatuses.has(error.status);
}

/** Whether no complete answer came, from a proxy neither. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network';
}

/** Whether a change was refused because the process has changed since it was read (412). */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'process.changed-meanwhile';
}
