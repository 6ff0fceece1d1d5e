import {
  type Response,
  type ResponseOutputItem,
  type ResponseOutputMessage,
  type ResponseReasoningItem,
  type ResponseUsage,
} from 'openai/resources/responses/responses';
import { type ModelAnswer } from './compose-answer';
import { nowInSeconds } from './ids';
import { type ModelRequest } from './model-request';

/** As it goes over the wire; the client adds `output_text` itself. */
export type WireResponse = Omit<Response, 'output_text' | 'access_programs'>;

/** What the Responses API answers. */
export function responseObject(request: ModelRequest, answer: ModelAnswer): WireResponse {
  const done = answer.finish === 'stop';
  const reason = answer.finish === 'length' ? 'max_output_tokens' : 'content_filter';
  return {
    ...startedResponse(request, answer),
    status: done ? 'completed' : 'incomplete',
    completed_at: done ? nowInSeconds() : null,
    incomplete_details: done ? null : { reason },
    output: outputItems(answer),
    usage: usageOf(answer),
  };
}

/** One that broke off on OpenAI's side. */
export function failedResponse(request: ModelRequest, answer: ModelAnswer): WireResponse {
  const message = 'The server had an error while processing your request. Sorry about that!';
  return { ...startedResponse(request, answer), status: 'failed', error: { code: 'server_error', message } };
}

/** The response before anything is said; a stream begins with it. */
export function startedResponse(request: ModelRequest, answer: ModelAnswer): WireResponse {
  const { body, model } = request;
  return {
    id: answer.id,
    object: 'response',
    created_at: answer.createdAt,
    status: 'in_progress',
    background: false,
    error: null,
    incomplete_details: null,
    instructions: typeof body.instructions === 'string' ? body.instructions : null,
    max_output_tokens: request.maxOutputTokens ?? null,
    metadata: (body.metadata as Response['metadata'] | undefined) ?? {},
    model: model.snapshot,
    output: [],
    parallel_tool_calls: true,
    previous_response_id: null,
    prompt_cache_key: typeof body.prompt_cache_key === 'string' ? body.prompt_cache_key : null,
    reasoning: {
      effort: model.reasoning ? ((request.effort ?? 'medium') as 'medium') : null,
      summary: null,
    },
    safety_identifier: null,
    service_tier: 'default',
    temperature: request.temperature ?? 1,
    text: (body.text as Response['text'] | undefined) ?? { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_logprobs: 0,
    top_p: 1,
    truncation: 'disabled',
  };
}

/** A reasoning item where the model reasoned, then the message where it came to say something. */
export function outputItems(answer: ModelAnswer): ResponseOutputItem[] {
  const reasoned = answer.usage.reasoning > 0;
  const spoke = answer.text !== '' || answer.refusal !== null || answer.finish === 'stop';
  return [...(reasoned ? [reasoningItem(answer)] : []), ...(spoke ? [messageItem(answer)] : [])];
}

export function contentPart(answer: ModelAnswer): ResponseOutputMessage['content'][number] {
  return answer.refusal === null
    ? { type: 'output_text', text: answer.text, annotations: [], logprobs: [] }
    : { type: 'refusal', refusal: answer.refusal };
}

function messageItem(answer: ModelAnswer): ResponseOutputMessage {
  return {
    id: answer.id.replace('resp_', 'msg_'),
    type: 'message',
    role: 'assistant',
    status: answer.finish === 'stop' ? 'completed' : 'incomplete',
    content: [contentPart(answer)],
  };
}

function reasoningItem(answer: ModelAnswer): ResponseReasoningItem {
  return { id: answer.id.replace('resp_', 'rs_'), type: 'reasoning', summary: [] };
}

function usageOf({ usage }: ModelAnswer): ResponseUsage {
  return {
    input_tokens: usage.input,
    input_tokens_details: { cached_tokens: usage.cached, cache_write_tokens: 0 },
    output_tokens: usage.output,
    output_tokens_details: { reasoning_tokens: usage.reasoning },
    total_tokens: usage.input + usage.output,
  };
}
