import { AppError } from '@/lib/errors';

/** A grace period, plus time for the bytes received. */
const timeLimit = { graceMs: 20_000, bytesPerSecond: 16 * 1024 };

/** How much of a rejected request is read: the largest CV, so that its sender receives the reason. */
export const discardLimit = { maxBytes: 16 * 1024 * 1024, ms: 30_000 };

export interface BodyLimits {
  maxBytes: number;
  /** Shorter in tests. */
  graceMs?: number;
}

/** The next chunk, or `request.too-slow` after `ms`. */
async function within<T>(chunk: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('request.too-slow')), Math.max(0, ms));
  });
  try {
    return await Promise.race([chunk, late]);
  } catch (error) {
    // The client disconnected.
    throw error instanceof AppError ? error : new AppError('request.malformed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Streams a request's body. Only time spent waiting for the client counts. When the consumer stops early the rest stays
 * unread: cancelling would close the connection before the response is sent.
 *
 * @throws AppError `request.too-large` beyond `maxBytes`, `request.too-slow` when the client needs more than 20 seconds
 * plus one for each 16 KB, `request.malformed` when the body breaks off
 */
export async function* bodyChunks(request: Request, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  const { maxBytes, graceMs = timeLimit.graceMs } = limits;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('request.too-large');
  const reader = request.body?.getReader();
  if (!reader) return;
  let received = 0;
  let waitedMs = 0;
  let isWaiting = false;
  try {
    for (;;) {
      const startedAt = performance.now();
      const allowedMs = graceMs + (received * 1000) / timeLimit.bytesPerSecond - waitedMs;
      isWaiting = true;
      const { done, value } = await within(reader.read(), allowedMs);
      isWaiting = false;
      waitedMs += performance.now() - startedAt;
      if (done) return;
      received += value.byteLength;
      if (received > maxBytes) throw new AppError('request.too-large');
      yield value;
    }
  } finally {
    // A client that is too slow is not waited for again.
    if (!isWaiting) reader.releaseLock();
  }
}

/** A request's whole body, at most `maxBytes`. @throws AppError as {@link bodyChunks} does */
export async function readBody(request: Request, limits: BodyLimits): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(request, limits)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Reads what is left of a rejected request's body, within {@link discardLimit}. Node closes a connection that is not
 * kept alive right after the response, and a client that is still sending would not see the response. Never rejects.
 */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body || request.body.locked) return;
  const { maxBytes, ms } = discardLimit;
  const deadline = performance.now() + ms;
  const chunks = bodyChunks(request, { maxBytes, graceMs: ms });
  try {
    while (!(await chunks.next()).done && performance.now() < deadline);
  } catch {
    // Too long, too slow or broken off.
  }
}
