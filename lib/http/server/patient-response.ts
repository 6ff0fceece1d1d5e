import { setTimeout as sleep } from 'node:timers/promises';
import { loggableError } from '@/lib/loggable-error';
import { logger } from '@/lib/logger';

/** How long a response may be silent: proxies cut one off after a minute, some after half of it. */
const silentMs = 10_000;

const encoder = new TextEncoder();

/** JSON after spaces, which mean nothing before it (RFC 8259, section 2). */
function spacedJson(work: Promise<unknown>, everyMs: number, onCancel: () => void): ReadableStream<Uint8Array> {
  let isOver = false;
  return new ReadableStream({
    async start(controller) {
      const timer = setInterval(() => {
        if (!isOver) controller.enqueue(encoder.encode(' '));
      }, everyMs);
      controller.enqueue(encoder.encode(' '));
      try {
        const json = JSON.stringify(await work);
        if (!isOver) controller.enqueue(encoder.encode(json));
        if (!isOver) controller.close();
      } catch (error) {
        if (!isOver) controller.error(error);
        if (!isOver) logger.error({ ...loggableError(error) }, 'a slow response failed');
      } finally {
        clearInterval(timer);
      }
    },
    cancel() {
      isOver = true;
      onCancel();
    },
  });
}

/**
 * Answers with the result of work that may take minutes. A result that comes soon is returned as it is. Otherwise the
 * response begins at once and sends spaces while it waits, so that no proxy cuts it off.
 *
 * @param work gets a signal that is aborted when the client has gone
 * @param everyMs how often a space is sent, in milliseconds
 * @returns the result, or the response that will carry it; the response's status is 200 even if the work fails
 */
export async function patientResponse<Result>(
  request: Request,
  work: (signal: AbortSignal) => Promise<Result>,
  everyMs = silentMs,
): Promise<Result | Response> {
  const gone = new AbortController();
  const signal = AbortSignal.any([request.signal, gone.signal]);
  const result = work(signal);
  const pause = new AbortController();
  const late = Symbol('late');
  const first = await Promise.race([result, sleep(everyMs, late, { signal: pause.signal, ref: false })]).finally(() =>
    pause.abort(),
  );
  if (first !== late) return first as Result;
  return new Response(
    spacedJson(result, everyMs, () => gone.abort()),
    // Compression would hold the spaces back.
    { headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store, no-transform' } },
  );
}
