import { database } from '@/lib/db/client';

/** The chunks of a stored CV file, loaded one at a time. */
async function* cvFileChunks(sha256: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const chunk = await database().cvFileChunk.findUnique({ where: { sha256_position: { sha256, position } } });
    if (!chunk) return;
    yield chunk.data;
  }
}

/** A stored CV file as a stream. */
export function streamCvFile(sha256: string): ReadableStream<Uint8Array> {
  const chunks = cvFileChunks(sha256);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

/** A whole stored CV file (at most 10 MB, the upload limit). */
export async function loadCvFile(sha256: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of cvFileChunks(sha256)) parts.push(chunk);
  return new Uint8Array(Buffer.concat(parts));
}

/** The pages of a stored CV as a PDF: the file itself, or what stands for it. Empty for a file that is not stored. */
export async function loadCvPages(sha256: string): Promise<Uint8Array> {
  const [row] = await database().$queryRaw<{ content: Uint8Array | null }[]>`
    SELECT coalesce(
      (SELECT content FROM cv_preview WHERE sha256 = ${sha256}),
      (SELECT string_agg(data, ''::bytea ORDER BY position) FROM cv_file_chunk WHERE sha256 = ${sha256})
    ) AS content`;
  return new Uint8Array(row?.content ?? []);
}
