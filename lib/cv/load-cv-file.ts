import { database } from '@/lib/db/client';

/**
 * The chunks of a stored CV file, loaded one at a time; for a CV that is some pages of a file, the chunks of the
 * whole file.
 */
async function* cvFileChunks(key: string): AsyncGenerator<Uint8Array> {
  const file = await database().cvFile.findUnique({ where: { sha256: key }, select: { wholeSha256: true } });
  const sha256 = file?.wholeSha256 ?? key;
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

/**
 * The pages of a stored CV as a PDF: the file itself, or the PDF drawn of it; for a CV that is some pages of a file,
 * the whole file. Empty when no such file is stored.
 */
export async function loadCvPages(sha256: string): Promise<Uint8Array> {
  const [row] = await database().$queryRaw<{ content: Uint8Array | null }[]>`
    WITH file AS (SELECT coalesce(whole_sha256, sha256) AS sha256 FROM cv_file WHERE sha256 = ${sha256})
    SELECT coalesce(
      (SELECT content FROM cv_preview JOIN file USING (sha256)),
      (SELECT string_agg(data, ''::bytea ORDER BY position) FROM cv_file_chunk JOIN file USING (sha256))
    ) AS content`;
  return new Uint8Array(row?.content ?? []);
}
