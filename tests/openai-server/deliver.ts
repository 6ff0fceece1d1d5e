import { type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { chatChunks, chatCompletion } from './chat-completion';
import { formed } from './answer-forms';
import { type ModelAnswer } from './compose-answer';
import { type Fault } from './faults';
import { type ModelRequest } from './model-request';
import { failedResponseEvents, responseEvents } from './response-events';
import { failedResponse, responseObject } from './response-object';

export interface Frames {
  contentType: string;
  /** Written one by one; together they are the body. */
  frames: string[];
  /** How a stream says that it has failed; as OpenAI does when left out. */
  errorFrame?: string;
}

interface Delivery extends Frames {
  fault?: Fault;
}

/** The HTTP body of an answer, as one piece or as server-sent events. */
export function framesOf(request: ModelRequest, answer: ModelAnswer, fault?: Fault): Frames {
  if (fault?.kind === 'odd-body') {
    const body = fault.error ? { error: fault.error } : { id: 'x', object: 'chat.completion', choices: 'none' };
    return { contentType: 'application/json', frames: [JSON.stringify(body)] };
  }
  const chat = request.endpoint === 'chat';
  const failed = fault?.kind === 'failed-response';
  if (!request.stream) {
    const response = failed ? failedResponse : responseObject;
    const body = chat ? formed(chatCompletion(request, answer), fault) : response(request, answer);
    return { contentType: 'application/json', frames: [JSON.stringify(body, null, 2)] };
  }
  const events = failed ? failedResponseEvents : responseEvents;
  const frames = chat
    ? [...chatChunks(request, answer).map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), 'data: [DONE]\n\n']
    : events(request, answer).map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  return { contentType: 'text/event-stream; charset=utf-8', frames };
}

/** Writes the answer, or as much of it as the fault lets through. Ends when the connection is done with it. */
export async function deliver(
  response: ServerResponse,
  headers: Record<string, string>,
  { contentType, frames, fault, errorFrame }: Delivery,
): Promise<void> {
  if (fault?.kind === 'cut' && fault.at === 'start') return void response.destroy();
  if (fault?.kind === 'hang' && fault.at !== 'middle') return whenClosed(response);
  const streamed = streams.has(contentType.split(';')[0] ?? '');
  if (fault?.kind === 'endless') return goOn(response, { ...headers, 'content-type': contentType }, frames, fault);
  const pieces = fault ? applyFault(frames, fault, streamed, errorFrame) : frames;
  const length = Buffer.byteLength((isHalf(fault) ? frames : pieces).join(''));
  response.writeHead(200, {
    ...headers,
    'content-type': contentType,
    ...(!streamed && { 'content-length': String(length) }),
  });
  for (const piece of pieces) await write(response, piece);
  if (fault?.kind === 'cut') response.destroy();
  else if (fault?.kind !== 'hang') response.end();
  await whenClosed(response);
}

const streams = new Set(['text/event-stream', 'application/x-ndjson']);

/** Says the second frame, which carries text, until the client has had enough. */
async function goOn(
  response: ServerResponse,
  headers: Record<string, string>,
  [first = '', again]: string[],
  { everyMs = 10 }: { everyMs?: number },
): Promise<void> {
  if (again === undefined) return whenClosed(response);
  response.writeHead(200, headers);
  await write(response, first);
  while (!response.closed && !response.destroyed) {
    await write(response, again);
    await sleep(everyMs);
  }
}

const isHalf = (fault: Fault | undefined) => fault?.kind === 'cut' || fault?.kind === 'hang';

function applyFault(frames: string[], fault: Fault, streamed: boolean, errorFrame = errorEvent(frames)): string[] {
  const firstHalf = streamed
    ? frames.slice(0, Math.ceil(frames.length / 2))
    : frames.map((frame) => frame.slice(0, Math.floor(frame.length / 2)));
  if (isHalf(fault)) return firstHalf;
  if (fault.kind === 'malformed-body') return streamed ? [...firstHalf, 'data: {"type": \n\n'] : firstHalf;
  if (fault.kind === 'stream-error') return [...firstHalf, errorFrame];
  return frames;
}

/** Both endpoints say an error in a stream in their own form. */
function errorEvent(frames: string[]): string {
  const message = 'The server had an error while processing your request. Sorry about that!';
  const chat = !frames[0]?.startsWith('event:');
  const type = 'server_error';
  if (chat) return `data: ${JSON.stringify({ error: { message, type, param: null, code: type } })}\n\n`;
  const event = { type: 'error', code: type, message, param: null, sequence_number: frames.length };
  return `event: error\ndata: ${JSON.stringify(event)}\n\n`;
}

function write(response: ServerResponse, piece: string): Promise<void> {
  return new Promise((resolve) => {
    response.write(piece, () => resolve());
  });
}

/** When the client has all of it, or has gone. */
export function whenClosed(response: ServerResponse): Promise<void> {
  if (response.closed || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => response.once('close', () => resolve()));
}
