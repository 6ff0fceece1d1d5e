import busboy from 'busboy';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { AppError } from '@/lib/errors';
import type { UploadedFile } from './api-definition';

/**
 * Reads the files of a multipart request one after the other: only one file is in memory at a time, and the
 * client is slowed down while it is worked on.
 *
 * @param options `field`: the form field's name; `maxBytes`: a longer file comes cut off and marked `truncated`.
 * @throws AppError `request.wrong-type` when it is not a multipart request, `request.malformed` when it breaks off.
 */
export async function* readMultipart(
  request: Request,
  options: { field: string; maxBytes: number },
): AsyncGenerator<UploadedFile> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data') || !request.body) throw new AppError('request.wrong-type');
  const parser = createParser(type, options.maxBytes);
  const body = Readable.fromWeb(request.body as NodeReadableStream);
  const waiting: UploadedFile[] = [];
  let ended = false;
  let failure: unknown;
  let wake = (): void => {};

  parser.on('file', (field, stream, info) => {
    const chunks: Buffer[] = [];
    let truncated = false;
    stream.on('limit', () => (truncated = true));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (field !== options.field) return;
      body.unpipe(parser);
      waiting.push({ fileName: info.filename ?? '', bytes: Buffer.concat(chunks), truncated });
      wake();
    });
  });
  const finish = (error?: unknown): void => {
    failure = error;
    ended = true;
    wake();
  };
  parser.on('close', () => finish());
  parser.on('error', finish);
  body.on('error', finish);
  body.pipe(parser);

  try {
    for (;;) {
      const next = waiting.shift();
      if (next) {
        yield next;
        if (waiting.length === 0 && !ended) body.pipe(parser);
      } else if (ended) {
        if (failure) throw new AppError('request.malformed', { cause: failure });
        return;
      } else {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  } finally {
    if (!ended) {
      body.destroy();
      await once(body, 'close').catch(() => undefined);
    }
  }
}

function createParser(contentType: string, maxBytes: number): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      // The whole name, so that path parts are refused and not silently cut off.
      preservePath: true,
      limits: { fileSize: maxBytes + 1 },
    });
  } catch (error) {
    throw new AppError('request.wrong-type', { cause: error });
  }
}
