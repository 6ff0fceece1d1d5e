import {
  asBody,
  readEffort,
  readFormat,
  readMessages,
  readNumber,
  type Endpoint,
  type ModelRequest,
} from '../model-request';
import { type Message, parsePrompt } from '../parse-prompt';
import { countPrompt } from './context';
import { type LocalModel } from './local-model';

/** A request under `/v1` as a local server reads it: nothing that it does not know is refused. */
export function readQuestion(input: {
  endpoint: Endpoint;
  sent: unknown;
  model: LocalModel;
  /** Which of its parameters limits the answer. */
  limits: string[];
}): ModelRequest {
  const { endpoint, model, limits } = input;
  const body = asBody(input.sent);
  const format = readFormat(endpoint, body);
  const asked = endpoint === 'responses' ? ['max_output_tokens'] : limits;
  const limit = readNumber(asked.map((name) => body[name]).find((value) => value != null));
  const request: ModelRequest = {
    endpoint,
    model: { id: model.name, snapshot: model.name, reasoning: false, contextTokens: model.trainedContext },
    messages: [],
    criteria: [],
    sentences: [],
    schema: format?.type === 'json_schema' ? format.schema : undefined,
    schemaName: format?.type === 'json_schema' ? format.name : undefined,
    stream: body.stream === true,
    seed: readNumber(body.seed),
    temperature: readNumber(body.temperature),
    effort: readEffort(endpoint, body),
    // -1 is no limit for all of them.
    maxOutputTokens: limit !== undefined && limit >= 0 ? limit : undefined,
    inputTokens: 0,
    body,
  };
  return withMessages(request, readMessages(endpoint, body));
}

/** The same request with other messages: what the model sees once the prompt is cut. */
export function withMessages(request: ModelRequest, messages: Message[], inputTokens?: number): ModelRequest {
  return { ...request, messages, ...parsePrompt(messages), inputTokens: inputTokens ?? countPrompt(messages) };
}

/** The answer ends at the latest where the context does. */
export function withinContext(request: ModelRequest, context: number): ModelRequest {
  const room = Math.max(0, context - request.inputTokens);
  return { ...request, maxOutputTokens: Math.min(request.maxOutputTokens ?? room, room) };
}
