import type { APICallError } from 'ai';

/** What a server says of a failed request, in whatever form. */
export interface ProviderError {
  /** Its own codes and types, e.g. `insufficient_quota exceed_context_size_error 400`. */
  names: string;
  message: string;
  /** Of HTTP, where an error is told within an answer that began well, as gateways do. */
  status: number | undefined;
}

const nameKeys = new Set(['code', 'type']);
const messageKeys = new Set(['message', 'error', 'detail', 'msg', 'reason']);
const deepest = 4;

function read(value: unknown, key: string, found: { names: string[]; messages: string[] }, depth = 0): void {
  if (depth > deepest) return;
  if (typeof value === 'string' || typeof value === 'number') {
    if (nameKeys.has(key)) found.names.push(String(value));
    else if (messageKeys.has(key)) found.messages.push(String(value));
  } else if (Array.isArray(value)) for (const one of value) read(one, key, found, depth + 1);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) read(one, name, found, depth + 1);
}

function parse(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '') as unknown;
  } catch {
    return body;
  }
}

/**
 * Reads the body of a failed response without expecting a form: servers send numbers, plain texts and lists where
 * OpenAI has an error object.
 */
export function providerError({ statusCode = 0, responseBody, data, message }: APICallError): ProviderError {
  const found: { names: string[]; messages: string[] } = { names: [], messages: [message] };
  const body = parse(responseBody);
  read(body, 'error', found);
  read(data, 'error', found);
  const told = found.names.map(Number).find((code) => code >= 400 && code < 600);
  const status = statusCode < 300 && hasError(body) ? (told ?? 500) : undefined;
  return { names: found.names.join(' '), message: found.messages.join('\n'), status };
}

const hasError = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && body.error !== null && body.error !== undefined;

/** How OpenAI, llama.cpp, vLLM, SGLang, TGI, Mistral, LM Studio, Ollama, Gemini and others say that a request is too long. */
const overflowNames =
  /context_length_exceeded|exceed_context_size|context_window|string_above_max_length|(?:^| )3051(?: |$)/;
const sent = '(?:prompt|inputs?|input length|messages?|token count)\\b';
const beyond = '\\b(?:too long|too large|too many tokens|longer than|exceed)';
const measure = '\\b(?:tokens?|context|prompt|input)';
const overflow = new RegExp(
  [
    'context[ _-]?(?:length|window|size|overflow)',
    'maximum context',
    'n_ctx',
    'context the overflows',
    `${sent}[^.\\n]{0,60}${beyond}`,
    // The error must name the context, because a request may be too long in other ways.
    `request\\b[^.\\n]{0,60}${beyond}[^.\\n]{0,60}${measure}`,
    `request\\b[^.\\n]{0,60}${measure}[^.\\n]{0,60}${beyond}`,
    'too many (?:input |prompt )?tokens',
    'maximum number of (?:input )?tokens',
    'reduce the length',
    '`?inputs`?(?: tokens)?\\b[^.\\n]{0,40}\\bmust (?:be|have)\\b[^.\\n]{0,20}(?:<|less)',
  ].join('|'),
  'i',
);
/** Words that show that the request exceeds what is paid for, not the context. */
const paid = /quota|credit|balance|billing|budget|per (?:minute|day)|rate limit/i;
/** Words that show that the request exceeds a time or the available machines. */
const busy = /\b(?:tim(?:e|ed|eout)|time-?out|deadline|capacity|queued?|took|waiting)\b/i;
/** Statuses of a busy server, whatever its words. */
const busyStatuses = new Set([408, 429, 502, 503, 504, 529]);
const outputLimit = /max_(?:completion_|output_|new_)?tokens|completion tokens|output tokens/i;

/**
 * Whether what was sent does not fit into the model's context.
 *
 * @param status of HTTP
 */
export function isOverflow({ names, message }: Pick<ProviderError, 'names' | 'message'>, status: number): boolean {
  if (overflowNames.test(names)) return true;
  if (busyStatuses.has(status)) return false;
  return overflow.test(message) && !paid.test(message) && !busy.test(message);
}

/** Whether the server refuses the field that asks it to store nothing. */
export function isAboutStore({ responseBody, message }: APICallError): boolean {
  return /\bstore\b/.test(responseBody ?? message);
}

/** Whether the server refuses the limit for the length of an answer. */
export function isAboutOutputLimit({ message }: ProviderError): boolean {
  return outputLimit.test(message);
}
