import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { embeddedOrigin, signingKey } from './credentials';
import {
  operationSchema,
  registrationSchema,
  type FunctionConfig,
  type Operation,
  type StepResult,
  type DurableEvent,
} from './protocol';

/** The SDK's request handler, as served by app/api/inngest/route.ts. */
export type SdkHandler = (request: Request) => Promise<Response>;

export interface CallRequest {
  functionId: string;
  stepId: string;
  runId: string;
  attempt: number;
  maxAttempts: number;
  event: DurableEvent;
  steps: Record<string, StepResult>;
  completionOrder: string[];
  /** Other steps of the run are in progress, so only the requested step may run. */
  hasPendingSteps: boolean;
}

export type CallAnswer =
  | { kind: 'completed'; output: unknown }
  | { kind: 'operations'; operations: Operation[]; final: boolean; retryAfter: string | undefined }
  | { kind: 'failed'; error: unknown; final: boolean; retryAfter: string | undefined };

const endpoint = `${embeddedOrigin}/api/inngest`;

/** JSON with sorted keys (RFC 8785), which the SDK signs regardless of what was sent. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

async function send(handler: SdkHandler, method: 'PUT' | 'POST', url: string, payload: unknown, extra = {}) {
  const body = canonicalJson(payload);
  const timestamp = Math.round(Date.now() / 1_000).toString();
  const key = signingKey().replace(/^signkey-\w+-/, '');
  const signature = createHmac('sha256', key).update(body).update(timestamp).digest('hex');
  const headers = {
    host: new URL(endpoint).host,
    'content-type': 'application/json',
    'x-inngest-signature': `t=${timestamp}&s=${signature}`,
    ...extra,
  };
  const response = await handler(new Request(url, { method, headers, body }));
  return { response, text: await response.text() };
}

/**
 * Requests the list of functions from the handler.
 *
 * @throws Error when the response is not a list of functions
 */
export async function requestRegistration(handler: SdkHandler): Promise<FunctionConfig[]> {
  const { response, text } = await send(
    handler,
    'PUT',
    endpoint,
    { url: endpoint },
    { 'x-inngest-sync-kind': 'in_band' },
  );
  if (response.status !== 200) throw new Error(`The functions could not be registered: ${response.status} ${text}`);
  return registrationSchema.parse(JSON.parse(text)).functions;
}

/**
 * Makes one call: the function runs from its start with the results of finished steps, and returns what it found or did
 * next.
 *
 * @throws Error when the response does not follow the protocol, so that the job is delivered again
 */
export async function requestCall(handler: SdkHandler, call: CallRequest): Promise<CallAnswer> {
  const query = new URLSearchParams({ fnId: call.functionId, stepId: call.stepId });
  const { response, text } = await send(handler, 'POST', `${endpoint}?${query}`, {
    version: -1,
    event: call.event,
    events: [call.event],
    steps: call.steps,
    // Without `fn_id` the SDK does not report steps over HTTP while it runs ("checkpointing").
    ctx: {
      run_id: call.runId,
      attempt: call.attempt,
      max_attempts: call.maxAttempts,
      disable_immediate_execution: call.hasPendingSteps,
      use_api: false,
      stack: { stack: call.completionOrder, current: call.completionOrder.length },
    },
  });
  const answer: unknown = text === '' ? null : JSON.parse(text);
  const final = response.headers.get('x-inngest-no-retry') === 'true';
  const retryAfter = response.headers.get('retry-after') ?? undefined;
  if (response.status === 200) return { kind: 'completed', output: answer };
  if (response.status === 206) {
    return { kind: 'operations', operations: z.array(operationSchema).parse(answer), final, retryAfter };
  }
  if (response.status === 400 || response.status === 500) {
    return { kind: 'failed', error: answer, final: final || response.status === 400, retryAfter };
  }
  throw new Error(`The function ${call.functionId} answered ${response.status}: ${text.slice(0, 500)}`);
}
