import { plain, type Reply } from './inngest-replies';
import { type SentEvent } from './inngest-state';

const mostEvents = 5000;
const mostBytes = 3 * 1024 * 1024;
const notEvents = 'Request body must contain an event object or an array of event objects';

/** pkg/api/api.go, ReceiveEvent: the events before the faulty one have been accepted, and have their ids. */
export const refuseEvents = (ids: string[], error: string): Reply =>
  plain(400, `${JSON.stringify({ ids: ids.length > 0 ? ids : [''], status: 400, error })}\n`);

/** Takes the events of a body one by one, until one is faulty (pkg/eventstream, pkg/event/event.go). */
export function readEvents(body: string, accept: (event: SentEvent) => string): Reply {
  const events = parse(body);
  if (typeof events === 'string') return refuseEvents([], events);
  const ids: string[] = [];
  for (const event of events) {
    const problem =
      ids.length === mostEvents ? `Cannot have more than ${mostEvents} events in a batch` : problemOf(event);
    if (problem) return refuseEvents(ids, problem);
    ids.push(accept(event as SentEvent));
  }
  // An empty list has one id, which is empty.
  return plain(200, `${JSON.stringify({ ids: ids.length > 0 ? ids : [''], status: 200 })}\n`);
}

/** The events, or why there are none. */
function parse(body: string): unknown[] | string {
  if (!body) return [];
  if (!/^\s*[[{]/.test(body)) return notEvents;
  try {
    return [JSON.parse(body)].flat();
  } catch {
    return 'unexpected EOF';
  }
}

function problemOf(event: unknown): string | undefined {
  const size = Buffer.byteLength(JSON.stringify(event));
  if (size > mostBytes) return `Event is over the max size: Max ${mostBytes} bytes / Size ${size} bytes`;
  const { name = '', data } = event as { name?: string; data?: unknown };
  if (data !== undefined && data !== null && (typeof data !== 'object' || Array.isArray(data))) {
    return `json: cannot unmarshal ${typeof data} into Go struct field raw.data of type map[string]interface {}`;
  }
  if (!name) return 'event name is empty';
  return name.toLowerCase().startsWith('inngest/') ? `event name is reserved for internal use: ${name}` : undefined;
}
