import busboy from 'busboy';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { AppError } from '@/lib/errors';
import type { UploadedFile } from './api-definition';

/** What the parser has found so far, and a way to wait for more. */
interface Arrivals {
  waiting: UploadedFile[];
  ended: boolean;
  failure: unknown;
  wake: () => void;
}

function collectFiles(parser: busboy.Busboy, body: Readable, field: string): Arrivals {
  const arrivals: Arrivals = { waiting: [], ended: false, failure: undefined, wake: () => undefined };
  parser.on('file', (name, stream, info) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (name !== field) return;
      // No more is read from the client until this file is done with.
      body.unpipe(parser);
      arrivals.waiting.push({ fileName: info.filename ?? '', bytes: Buffer.concat(chunks) });
      arrivals.wake();
    });
  });
  const finish = (failure?: unknown): void => {
    arrivals.failure ??= failure;
    arrivals.ended = true;
    arrivals.wake();
  };
  parser.on('close', () => finish());
  parser.on('error', finish);
  body.on('error', finish);
  return arrivals;
}

/**
 * Reads the files of a multipart request one after the other: only one file is in memory at a time, and the
 * client is slowed down while it is worked on.
 *
 * @param options `field`: the form field's name; `maxBytes`: a longer file comes cut off one byte past it, so that its
 *   length still tells.
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
  const arrivals = collectFiles(parser, body, options.field);
  body.pipe(parser);
  try {
    for (;;) {
      const next = arrivals.waiting.shift();
      if (next) {
        yield next;
        if (arrivals.waiting.length === 0 && !arrivals.ended) body.pipe(parser);
      } else if (arrivals.ended) {
        if (arrivals.failure) throw new AppError('request.malformed', { cause: arrivals.failure });
        return;
      } else {
        await new Promise<void>((resolve) => (arrivals.wake = resolve));
      }
    }
  } finally {
    if (!arrivals.ended) body.destroy();
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
