/** The body stopped for so long: it counts as cut off. */
const quietMs = 10_000;

/** The chunks of an object's body as they come. @throws Error when it is cut off, or nothing comes any more */
export async function* readBody(
  body: AsyncIterable<Uint8Array> & { destroy?: () => void },
): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('The store stopped sending.')), quietMs);
      const next = await Promise.race([chunks.next(), late.promise]).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    body.destroy?.();
  }
}
