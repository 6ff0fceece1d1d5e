import { database } from '@/lib/db/client';
import { loadFile, readFile } from '@/lib/storage/read-file';

/** The file that has the bytes: for a CV that is some pages of a file, the whole file. */
async function wholeOf(sha256: string): Promise<string> {
  const file = await database().cvFile.findUnique({ where: { sha256 }, select: { wholeSha256: true } });
  return file?.wholeSha256 ?? sha256;
}

async function* chunksOf(sha256: string): AsyncGenerator<Uint8Array> {
  yield* readFile(await wholeOf(sha256));
}

/**
 * A stored CV file as a stream; it fails with an AppError of `readFile`.
 *
 * @throws AppError those of `readFile` that are known before the first byte
 */
export async function streamCvFile(sha256: string): Promise<ReadableStream<Uint8Array>> {
  const chunks = chunksOf(sha256);
  // While nothing is sent, the answer can still be an error.
  let first: IteratorResult<Uint8Array> | null = await chunks.next();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = first ?? (await chunks.next());
      first = null;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

/** A whole stored CV file (at most 10 MB, the upload limit). @throws AppError as `readFile` */
export async function loadCvFile(sha256: string): Promise<Uint8Array> {
  return loadFile(await wholeOf(sha256));
}

/**
 * The pages of a stored CV as a PDF: the file itself, or the PDF drawn of it; for a CV that is some pages of a file,
 * the whole file. Empty when no such file is stored.
 *
 * @throws AppError as `readFile`
 */
export async function loadCvPages(sha256: string): Promise<Uint8Array> {
  const whole = await wholeOf(sha256);
  const preview = await database().cvPreview.findUnique({ where: { sha256: whole } });
  return preview ? new Uint8Array(preview.content) : loadFile(whole);
}
