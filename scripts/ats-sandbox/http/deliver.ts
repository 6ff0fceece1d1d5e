import { type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer } from './exchange';
import { type Fault } from './faults';

/** Writes the answer, or as much of it as the faults let through. */
export async function deliver(response: ServerResponse, answer: Answer, faults: Fault[]): Promise<void> {
  const kinds = new Set(faults.map(({ kind }) => kind));
  for (const fault of faults) if (fault.kind === 'slow') await sleep(fault.ms);
  if (kinds.has('applied-then-dropped') || kinds.has('dropped')) return void response.destroy();
  if (kinds.has('hang')) return;
  const bytes = bytesOf(answer);
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  const body = kinds.has('malformed-json') ? half : bytes;
  response.writeHead(answer.status, {
    ...(answer.body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    'content-length': String(body.length),
    ...answer.headers,
  });
  if (!kinds.has('cut')) return void response.end(body);
  response.flushHeaders();
  response.write(half, () => response.destroy());
}

function bytesOf({ body }: Answer): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
