import { ApiError, contextTooLong } from './api-error';
import { checkParameters } from './check-parameters';
import { type JsonSchema } from './json-schema';
import { findModel, type ServedModel } from './models';
import { parsePrompt, type Message, type NumberedText } from './parse-prompt';
import { countTokens } from './tokens';

export type Endpoint = 'responses' | 'chat';
export type Body = Record<string, unknown>;

/** What the model is asked, the same for both endpoints. */
export interface ModelRequest {
  endpoint: Endpoint;
  model: ServedModel;
  messages: Message[];
  criteria: NumberedText[];
  sentences: NumberedText[];
  /** The name of the schema. */
  schemaName: string | undefined;
  /** The schema that the answer must fit. */
  schema: JsonSchema | undefined;
  stream: boolean;
  /** Chat Completions only, as in the real API. */
  seed: number | undefined;
  temperature: number | undefined;
  effort: string | undefined;
  maxOutputTokens: number | undefined;
  inputTokens: number;
  /** As it was sent. */
  body: Body;
}

interface JsonSchemaFormat {
  type: string;
  name?: string;
  strict?: boolean | null;
  schema?: JsonSchema;
}

/** @throws ApiError where the real API refuses the request */
export function readModelRequest(endpoint: Endpoint, sent: unknown, models: ServedModel[]): ModelRequest {
  const body = asBody(sent);
  const model = findModel(models, readModelName(body));
  const format = readFormat(endpoint, body);
  const effort = readEffort(endpoint, body);
  checkParameters({ endpoint, body, format, reasons: model.reasoning, effort });
  const messages = readMessages(endpoint, body);
  const schema = format?.type === 'json_schema' ? format.schema : undefined;
  const inputTokens = countTokens([...messages.map(({ text }) => text), JSON.stringify(schema ?? '')].join('\n'));
  if (inputTokens > model.contextTokens) {
    throw contextTooLong({ endpoint, allowed: model.contextTokens, sent: inputTokens });
  }
  return {
    endpoint,
    model,
    messages,
    ...parsePrompt(messages),
    schemaName: format?.type === 'json_schema' ? format.name : undefined,
    schema,
    stream: body.stream === true,
    seed: readNumber(body.seed),
    temperature: readNumber(body.temperature),
    effort,
    maxOutputTokens: readNumber(body.max_output_tokens ?? body.max_completion_tokens ?? body.max_tokens),
    inputTokens,
    body,
  };
}

export function asBody(sent: unknown): Body {
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) return sent as Body;
  throw new ApiError(400, 'Invalid type for request body: expected an object.', { code: 'invalid_type' });
}

function readModelName(body: Body): string {
  if (typeof body.model === 'string' && body.model) return body.model;
  throw new ApiError(400, 'you must provide a model parameter');
}

export function readFormat(endpoint: Endpoint, body: Body): JsonSchemaFormat | undefined {
  if (endpoint === 'responses') return (body.text as { format?: JsonSchemaFormat } | undefined)?.format;
  const format = body.response_format as { type: string; json_schema?: Omit<JsonSchemaFormat, 'type'> } | undefined;
  return format && { ...format.json_schema, type: format.type };
}

export function readEffort(endpoint: Endpoint, body: Body): string | undefined {
  const value =
    endpoint === 'chat' ? body.reasoning_effort : (body.reasoning as { effort?: unknown } | null | undefined)?.effort;
  return typeof value === 'string' ? value : undefined;
}

export function readMessages(endpoint: Endpoint, body: Body): Message[] {
  const items = endpoint === 'chat' ? body.messages : body.input;
  const instructions = typeof body.instructions === 'string' ? [{ role: 'system', text: body.instructions }] : [];
  if (typeof items === 'string' && endpoint === 'responses') return [...instructions, { role: 'user', text: items }];
  if (!Array.isArray(items) || items.length === 0) {
    const param = endpoint === 'chat' ? 'messages' : 'input';
    throw new ApiError(400, `Missing required parameter: '${param}'.`, { param, code: 'missing_required_parameter' });
  }
  const messages = (items as { role?: string; content?: unknown }[]).map(({ role = '', content }) => ({
    role,
    text: readText(content),
  }));
  return [...instructions, ...messages];
}

function readText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return (content as { text?: unknown }[]).map(({ text }) => (typeof text === 'string' ? text : '')).join('\n');
}

export function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
