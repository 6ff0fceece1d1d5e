interface ErrorDetails {
  type?: string;
  code?: string | null;
  param?: string | null;
  headers?: Record<string, string>;
  /** What is said instead of JSON: by a gateway before the API, or in a stream that has begun with status 200. */
  raw?: { contentType: string; text: string };
  /** What another server says instead of OpenAI's error object. */
  json?: unknown;
}

/** An answer in OpenAI's error format. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }

  get body() {
    const { type = 'invalid_request_error', param = null, code = null } = this.details;
    return { error: { message: this.message, type, param, code } };
  }
}

export const missingApiKey = () =>
  new ApiError(401, "You didn't provide an API key. You need to provide your API key in an Authorization header.");

export const wrongApiKey = (key: string) =>
  new ApiError(401, `Incorrect API key provided: ${key.slice(0, 3)}***${key.slice(-4)}.`, { code: 'invalid_api_key' });

export const modelNotFound = (model: string, param: string | null = null) =>
  new ApiError(404, `The model \`${model}\` does not exist or you do not have access to it.`, {
    code: 'model_not_found',
    param,
  });

export const unknownUrl = (method: string, path: string) => new ApiError(404, `Invalid URL (${method} ${path})`);

export const invalidJson = () =>
  new ApiError(400, 'We could not parse the JSON body of your request. The API expects a JSON payload.');

export const contextTooLong = (input: { endpoint: 'responses' | 'chat'; allowed: number; sent: number }) =>
  input.endpoint === 'chat'
    ? new ApiError(
        400,
        `This model's maximum context length is ${input.allowed} tokens. However, your messages resulted in ${input.sent} tokens. Please reduce the length of the messages.`,
        { code: 'context_length_exceeded', param: 'messages' },
      )
    : new ApiError(
        400,
        'Your input exceeds the context window of this model. Please adjust your input and try again.',
        { code: 'context_length_exceeded', param: 'input' },
      );

export const rateLimitReached = (input: { model: string; on: string; headers: Record<string, string> }) =>
  new ApiError(429, `Rate limit reached for ${input.model} on ${input.on}. Please try again later.`, {
    type: input.on.startsWith('tokens') ? 'tokens' : 'requests',
    code: 'rate_limit_exceeded',
    headers: input.headers,
  });

export const requestTooLarge = (model: string, allowed: number, sent: number) =>
  new ApiError(
    429,
    `Request too large for ${model} on tokens per min (TPM): Limit ${allowed}, Requested ${sent}. The input or output tokens must be reduced in order to run successfully.`,
    { type: 'tokens', code: 'rate_limit_exceeded' },
  );

export const quotaExceeded = (code = 'insufficient_quota') =>
  new ApiError(429, 'You exceeded your current quota, please check your plan and billing details.', {
    type: 'insufficient_quota',
    code,
  });

/** 500 and 503 as the API says them; 502 and 504 as the gateway before it does. */
export function serverError(status: 500 | 502 | 503 | 504): ApiError {
  if (status === 503) {
    return new ApiError(503, 'Our servers are currently overloaded. Please try again later.', {
      type: 'service_unavailable_error',
      code: 'server_is_overloaded',
    });
  }
  const message = 'The server had an error while processing your request. Sorry about that!';
  const text = `<html><head><title>${status}</title></head><body>${status}</body></html>`;
  const raw = status === 500 ? undefined : { contentType: 'text/html', text };
  return new ApiError(status, message, { type: 'server_error', raw });
}

/** A stream that begins with status 200 and holds nothing but the error. */
export function errorEvent(message: string, event: unknown): ApiError {
  const text = `event: error\ndata: ${JSON.stringify(event)}\n\n`;
  return new ApiError(200, message, { raw: { contentType: 'text/event-stream', text } });
}
