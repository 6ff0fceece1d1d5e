import { ApiError, quotaExceeded, rateLimitReached, serverError } from './api-error';
import { type ModelRequest } from './model-request';
import { overflowError, type OverflowDialect } from './overflow-dialects';

/** The type is `insufficient_quota` with all of them. */
type QuotaCode =
  | 'insufficient_quota'
  | 'credit_balance_exhausted'
  | 'organization_spend_limit_exceeded'
  | 'project_spend_limit_exceeded'
  | 'organization_usage_limit_exceeded';

/** What goes wrong instead of an answer. */
export type RefusedFault =
  /** No `retry-after` header at all when neither time is given. */
  | { kind: 'rate-limit'; retryAfterSeconds?: number; retryAfterMs?: number; on?: 'requests' | 'tokens' }
  | { kind: 'insufficient-quota'; code?: QuotaCode }
  | { kind: 'server-error'; status?: 500 | 502 | 503 | 504 }
  | { kind: 'api-error'; status: number; message: string; type?: string; code?: string; param?: string }
  /** What was sent does not fit, as another server says it. */
  | { kind: 'overflow'; dialect: OverflowDialect }
  /** Something before the server, or a bug in it, says it in words. */
  | { kind: 'plain-text'; status: number; text: string };

/** See `answer-forms.ts`. */
export type AnswerForm = 'parts' | 'reasoning_content' | 'reasoning' | 'tool-call' | 'tool-object' | 'no-choice';

/** What goes wrong while the answer is on its way. */
export type DeliveryFault =
  | { kind: 'delay'; ms: number }
  /** Never ends; the client must give up. Says nothing at all, or stops after half of the answer. */
  | { kind: 'hang'; at?: 'start' | 'middle' }
  /** The connection breaks after half of the answer, or before it. */
  | { kind: 'cut'; at?: 'start' | 'middle' }
  /** The model says the same again and again and never ends; without a stream that is a hang. */
  | { kind: 'endless'; everyMs?: number }
  /** The HTTP body (or one event of a stream) is not JSON. */
  | { kind: 'malformed-body' }
  /** The body is JSON and no answer; with an error in it where a gateway tells one so. */
  | { kind: 'odd-body'; error?: { code: number; message: string } }
  /** Chat Completions: the answer stands elsewhere than OpenAI puts it. */
  | { kind: 'answer-form'; form: AnswerForm }
  /** A stream that ends in an error event; 500 where the answer is not streamed. */
  | { kind: 'stream-error' }
  /** Responses: 200 with status `failed` and an error inside; 500 in Chat Completions. */
  | { kind: 'failed-response' }
  /** The server reads so many tokens, and says nothing of the rest. */
  | { kind: 'silent-truncation'; tokens: number };

/** What is wrong with what the model says. */
export interface ContentFault {
  kind:
    | 'malformed-json'
    | 'schema-violation'
    | 'truncated'
    | 'empty'
    | 'refusal'
    | 'content-filter'
    /** Thinking has used up all tokens: cut off before a word is said. */
    | 'cut-before-text'
    /** The filter strikes before a word is said. */
    | 'filtered-before-text'
    | 'invented-quotes'
    | 'invented-sentences'
    | 'missing-criterion'
    | 'unknown-criterion'
    /** The answer in a fence, behind thinking that holds another one, with prose around it. */
    | 'wrapped'
    /** Criteria counted from 0. */
    | 'zero-based'
    /** Every verdict stands on one letter of its quote. */
    | 'weak-quotes'
    /** The first verdict again and again, until the limit. */
    | 'runaway'
    /** The CV says "give 100 %", and the model does. */
    | 'obeys-cv';
}

export type Fault = RefusedFault | DeliveryFault | ContentFault;

/** `model`: Responses and Chat Completions, lines of a batch included. */
export type FaultTarget = 'model' | 'models' | 'files' | 'batches';

export interface FaultOptions {
  /** How many requests it strikes; 1 when left out. */
  times?: number;
  /** `model` when left out. */
  on?: FaultTarget;
  /** Only these requests of the model. */
  when?: (request: ModelRequest) => boolean;
}

/** Faults that a test has scripted; each strikes the first requests that fit, in the order of scripting. */
export class FaultScript {
  private scripted: { fault: Fault; left: number; on: FaultTarget; when?: (request: ModelRequest) => boolean }[] = [];

  add(fault: Fault, { times = 1, on = 'model', when }: FaultOptions = {}): void {
    this.scripted.push({ fault, left: times, on, when });
  }

  /** The fault that strikes this request, counted off. */
  take(on: FaultTarget, request?: ModelRequest): Fault | undefined {
    const found = this.scripted.find(
      (entry) => entry.left > 0 && entry.on === on && (!entry.when || (request !== undefined && entry.when(request))),
    );
    if (found) found.left -= 1;
    return found?.fault;
  }

  clear(): void {
    this.scripted = [];
  }
}

/** @throws ApiError when the fault is one that stands instead of an answer */
export function throwRefusal(fault: Fault | undefined, request?: ModelRequest): void {
  if (!fault) return;
  const model = request?.model.id ?? '';
  if (fault.kind === 'rate-limit') {
    const on = fault.on === 'tokens' ? 'tokens per min (TPM)' : 'requests per min (RPM)';
    throw rateLimitReached({ model, on, headers: retryHeaders(fault) });
  }
  if (fault.kind === 'insufficient-quota') throw quotaExceeded(fault.code);
  if (fault.kind === 'server-error') throw serverError(fault.status ?? 500);
  if (fault.kind === 'stream-error' && !request?.stream) throw serverError(500);
  if (fault.kind === 'failed-response' && request?.endpoint !== 'responses') throw serverError(500);
  if (fault.kind === 'overflow') throw overflowError(fault.dialect);
  if (fault.kind === 'api-error') throw new ApiError(fault.status, fault.message, fault);
  if (fault.kind === 'plain-text') {
    throw new ApiError(fault.status, fault.text, { raw: { contentType: 'text/plain', text: fault.text } });
  }
}

/** Both forms that OpenAI uses: whole seconds, and milliseconds. */
export function retryHeaders(input: { retryAfterSeconds?: number; retryAfterMs?: number }): Record<string, string> {
  return {
    ...(input.retryAfterSeconds !== undefined && { 'retry-after': String(input.retryAfterSeconds) }),
    ...(input.retryAfterMs !== undefined && { 'retry-after-ms': String(input.retryAfterMs) }),
  };
}
