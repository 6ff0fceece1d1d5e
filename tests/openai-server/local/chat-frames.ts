import { splitText } from '../chat-completion';
import { type ModelAnswer } from '../compose-answer';
import { type Frames } from '../deliver';
import { type ModelRequest } from '../model-request';
import { responseEvents } from '../response-events';
import { responseObject } from '../response-object';
import { countTokens } from '../tokens';

/** How a server writes Chat Completions where it differs from OpenAI. */
export interface ChatStyle {
  id: string;
  /** What the model has thought, and where that stands. */
  thinking?: { text: string; as: 'reasoning' | 'reasoning_content' | 'tags' };
  /** More members of the answer, of its choice, of its message, of its usage. */
  whole?: object;
  choice?: object;
  message?: object;
  usage?: object;
  /** More members of a stream's chunks, and of its last one. */
  chunk?: object;
  lastChunk?: object;
  /** The content of a stream's first delta. */
  firstContent: '' | null;
  roleInEveryDelta?: boolean;
  /** Responses are written as the model likes, in a fence, whatever schema was sent. */
  ignoresSchemaInResponses?: boolean;
}

/** The answer as the body or the stream of `/v1/chat/completions` or `/v1/responses`. */
export function toFrames(request: ModelRequest, answer: ModelAnswer, style: ChatStyle): Frames {
  if (request.endpoint === 'responses') {
    const fenced = style.ignoresSchemaInResponses === true && request.schema !== undefined;
    const text = fenced ? `\`\`\`json\n${answer.text}\n\`\`\`` : answer.text;
    return responseFrames(request, said({ ...answer, text }, style));
  }
  if (request.stream) return chunkFrames(request, said(answer, style), style);
  return { contentType: 'application/json', frames: [JSON.stringify(completion(request, said(answer, style), style))] };
}

/** Thoughts are part of the answer's tokens, and in some servers of its text. */
function said(answer: ModelAnswer, { thinking }: ChatStyle): ModelAnswer {
  if (!thinking) return answer;
  const text = thinking.as === 'tags' ? `<think>\n${thinking.text}\n</think>\n\n${answer.text}` : answer.text;
  const output = answer.usage.output + countTokens(thinking.text);
  return { ...answer, text, usage: { ...answer.usage, output } };
}

const finishOf = ({ finish }: ModelAnswer) => (finish === 'length' ? 'length' : 'stop');
const thoughtsOf = ({ thinking }: ChatStyle) =>
  thinking && thinking.as !== 'tags' ? { [thinking.as]: thinking.text } : undefined;
const usageOf = ({ usage: { input, output } }: ModelAnswer, style: ChatStyle) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  ...style.usage,
});

function completion({ model }: ModelRequest, answer: ModelAnswer, style: ChatStyle) {
  const message = { role: 'assistant', content: answer.text, ...thoughtsOf(style), ...style.message };
  return {
    id: style.id,
    object: 'chat.completion',
    created: answer.createdAt,
    model: model.id,
    choices: [{ index: 0, message, finish_reason: finishOf(answer), ...style.choice }],
    usage: usageOf(answer, style),
    ...style.whole,
  };
}

function chunkFrames(request: ModelRequest, answer: ModelAnswer, style: ChatStyle): Frames {
  const { include_usage: withUsage } = (request.body.stream_options ?? {}) as { include_usage?: boolean };
  const head = { id: style.id, object: 'chat.completion.chunk', created: answer.createdAt, model: request.model.id };
  const chunk = (choices: unknown[], more?: object) => ({ ...head, choices, ...style.chunk, ...more });
  const role = style.roleInEveryDelta ? { role: 'assistant' } : {};
  const part = (delta: object, finish: string | null = null, more?: object) =>
    chunk([{ index: 0, delta: { ...role, ...delta }, finish_reason: finish, ...style.choice }], more);
  const thoughts = thoughtsOf(style);
  const chunks = [
    part({ role: 'assistant', content: style.firstContent }),
    ...(thoughts ? [part({ ...thoughts, ...(style.roleInEveryDelta && { content: '' }) })] : []),
    ...splitText(answer.text).map((content) => part({ content })),
    part(style.roleInEveryDelta ? { content: '' } : {}, finishOf(answer), withUsage ? undefined : style.lastChunk),
    ...(withUsage ? [chunk([], { usage: usageOf(answer, style), ...style.lastChunk })] : []),
  ];
  const frames = [...chunks.map((data) => `data: ${JSON.stringify(data)}\n\n`), 'data: [DONE]\n\n'];
  return { contentType: 'text/event-stream', frames };
}

function responseFrames(request: ModelRequest, answer: ModelAnswer): Frames {
  if (!request.stream) {
    return { contentType: 'application/json', frames: [JSON.stringify(responseObject(request, answer))] };
  }
  const frames = responseEvents(request, answer).map(
    (event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
  );
  return { contentType: 'text/event-stream', frames };
}
