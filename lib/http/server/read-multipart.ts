import busboy from 'busboy';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { AppError } from '@/lib/errors';
import type { FileLimits, UploadedFile } from './api-definition';
import { mediaType } from './parse-request';
import { bodyChunks } from './read-body';

/** Multipart overhead per file: boundary, name, type. */
const maxPartOverhead = 16 * 1024;

/** Files parsed so far, and a way to wait for more. */
interface Arrivals {
  waiting: UploadedFile[];
  ended: boolean;
  failure: unknown;
  wake: () => void;
}

function collectFiles(parser: busboy.Busboy, body: Readable, field: string): Arrivals {
  const arrivals: Arrivals = { waiting: [], ended: false, failure: undefined, wake: () => undefined };
  parser.on('file', (name, stream, info) => {
    // The parser reports the same break; without a listener here it would be an uncaught exception.
    stream.on('error', () => undefined);
    if (name !== field) {
      stream.resume();
      return;
    }
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      // Stop reading from the client until this file is processed.
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
 * Reads the files of a multipart request one at a time, with only one in memory; the client is throttled meanwhile.
 *
 * @param options `field`: form field name; `maxBytes`: a longer file is truncated one byte past it, so that its length
 * still exceeds the limit; `maxFiles`: bounds the whole request together with `maxBytes`
 * @throws AppError `request.wrong-type` when it is not a multipart request, `request.malformed` when it breaks off,
 * `request.too-large`, `request.too-slow`
 */
export async function* readMultipart(request: Request, options: FileLimits): AsyncGenerator<UploadedFile> {
  if (mediaType(request) !== 'multipart/form-data') throw new AppError('request.wrong-type');
  const parser = createParser(request.headers.get('content-type') ?? '', options.maxBytes);
  const maxBytes = options.maxFiles * (options.maxBytes + maxPartOverhead);
  const body = Readable.from(bodyChunks(request, { maxBytes }), { objectMode: false });
  const arrivals = collectFiles(parser, body, options.field);
  body.pipe(parser);
  try {
    for (;;) {
      const next = arrivals.waiting.shift();
      if (next) {
        yield next;
        if (arrivals.waiting.length === 0 && !arrivals.ended) body.pipe(parser);
      } else if (arrivals.ended) {
        if (arrivals.failure instanceof AppError) throw arrivals.failure;
        if (arrivals.failure) throw new AppError('request.malformed', { cause: arrivals.failure });
        return;
      } else {
        await new Promise<void>((resolve) => (arrivals.wake = resolve));
      }
    }
  } finally {
    // Leaves the rest of the request to be read by others.
    body.destroy();
    if (!body.closed) await once(body, 'close');
  }
}

function createParser(contentType: string, maxBytes: number): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      // Keeps the path, so that such names are rejected instead of silently cut.
      preservePath: true,
      limits: { fileSize: maxBytes + 1, fieldSize: 1024 },
    });
  } catch (error) {
    throw new AppError('request.wrong-type', { cause: error });
  }
}
