import { AppError } from '@/lib/errors';

/** A grace period, plus time for the bytes received. */
const timeLimit = { graceMs: 20_000, bytesPerSecond: 16 * 1024 };

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
  for (;;) {
    const startedAt = performance.now();
    const allowedMs = graceMs + (received * 1000) / timeLimit.bytesPerSecond - waitedMs;
    const { done, value } = await within(reader.read(), allowedMs);
    waitedMs += performance.now() - startedAt;
    if (done) return;
    received += value.byteLength;
    if (received > maxBytes) throw new AppError('request.too-large');
    yield value;
  }
}

/** A request's whole body, at most `maxBytes`. @throws AppError as {@link bodyChunks} does */
export async function readBody(request: Request, limits: BodyLimits): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(request, limits)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
