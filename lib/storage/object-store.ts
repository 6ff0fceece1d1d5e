import type { S3Client, ServerSideEncryption } from '@aws-sdk/client-s3';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { instruments } from '@/lib/metrics/instruments';
import { traced } from '@/lib/tracing/trace';
import { readBody } from './read-body';
import { keptS3Client, timeToSend } from './s3-client';
import { storeAddress } from './store-address';

/** An object as a list tells of it. */
interface ListedObject {
  /** Without the prefix of the bucket. */
  key: string;
  changedAt: Date;
}

/** Of an object that is shorter than it should be there is no rest. */
const missing: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound', 'InvalidRange']);

function client(): Promise<S3Client> {
  const address = storeAddress();
  if (!address) throw new AppError('storage.unavailable', { cause: new Error('S3_BUCKET is not set.') });
  return keptS3Client(address);
}

/** The name of what went wrong at the store. */
const faultOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** What every call to one place of the bucket says. */
const at = (key: string) => ({ Bucket: env().S3_BUCKET ?? '', Key: `${env().S3_PREFIX}${key}` });

/** How the store is told to encrypt. */
export function encryption(): { ServerSideEncryption?: ServerSideEncryption; SSEKMSKeyId?: string } {
  const { S3_ENCRYPTION, S3_KMS_KEY_ID } = env();
  if (!S3_ENCRYPTION) return {};
  return { ServerSideEncryption: S3_ENCRYPTION, ...(S3_KMS_KEY_ID ? { SSEKMSKeyId: S3_KMS_KEY_ID } : {}) };
}

type Operation = 'put' | 'get' | 'remove' | 'list' | 'check';

/** @throws AppError `storage.unavailable` for whatever goes wrong, except what `ask` answers itself */
async function measured<T>(operation: Operation, ask: (s3: S3Client) => Promise<T>): Promise<T> {
  const stop = instruments().storageSeconds.startTimer({ operation });
  try {
    const answer = await traced(`storage ${operation}`, 'client', {}, async () => ask(await client()));
    stop({ outcome: 'ok' });
    return answer;
  } catch (error) {
    stop({ outcome: 'failed' });
    if (error instanceof AppError) throw error;
    logger.warn({ operation, fault: faultOf(error) }, 'the store of files failed');
    throw new AppError('storage.unavailable', { cause: error });
  }
}

/** Stores an object; one with the same key is replaced. @throws AppError `storage.unavailable` */
export async function putObject(key: string, bytes: Uint8Array, mimeType: string): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const content = { Body: bytes, ContentLength: bytes.byteLength, ContentType: mimeType };
  const command = new PutObjectCommand({ ...at(key), ...content, ...encryption() });
  await measured('put', (s3) => s3.send(command, timeToSend(bytes.byteLength)));
}

/** The chunks of a body; one that stops, or is cut off, fails. */
async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* readBody(body);
  } catch (error) {
    throw new AppError('storage.unavailable', { cause: error });
  }
}

/**
 * An object's bytes, as they come.
 *
 * @param from the first byte that is wanted
 * @returns null when there is no such object, or nothing more of it
 * @throws AppError `storage.unavailable`, also while the bytes come
 */
export async function getObject(
  key: string,
  from = 0,
): Promise<{ size: number; chunks: AsyncGenerator<Uint8Array> } | null> {
  const { GetObjectCommand } = await import('@aws-sdk/client-s3');
  const range = from > 0 ? { Range: `bytes=${from}-` } : {};
  const answer = await measured('get', async (s3) => {
    try {
      return await s3.send(new GetObjectCommand({ ...at(key), ...range }));
    } catch (error) {
      if (missing.has(faultOf(error))) return null;
      throw error;
    }
  });
  if (!answer?.Body) return null;
  return { size: answer.ContentLength ?? 0, chunks: chunksOf(answer.Body as AsyncIterable<Uint8Array>) };
}

/** Removes an object; one that is not there is as good as removed. @throws AppError `storage.unavailable` */
export async function removeObject(key: string): Promise<void> {
  const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
  await measured('remove', (s3) => s3.send(new DeleteObjectCommand(at(key))));
}

/** Every object whose key begins so, in the order of keys. @throws AppError `storage.unavailable` */
export async function* listObjects(folder: string): AsyncGenerator<ListedObject> {
  const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  const { Bucket, Key: Prefix } = at(folder);
  let token: string | undefined;
  do {
    const page = await measured('list', (s3) =>
      s3.send(new ListObjectsV2Command({ Bucket, Prefix, ...(token ? { ContinuationToken: token } : {}) })),
    );
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key && LastModified) yield { key: Key.slice(env().S3_PREFIX.length), changedAt: LastModified };
    }
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token);
}

/** Whether the bucket can be reached with this key. @throws AppError `storage.unavailable` */
export async function checkBucket(): Promise<void> {
  const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  const { Bucket, Key: Prefix } = at('');
  await measured('check', (s3) => s3.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 1 })));
}
