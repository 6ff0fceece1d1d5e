import { Readable } from 'node:stream';
import type * as s3Commands from '@aws-sdk/client-s3';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { explainStoreError, isStoreFull } from '@/lib/storage/explain-store-error';
import { encryption } from '@/lib/storage/object-store';
import { readBody } from '@/lib/storage/read-body';
import { createS3Client } from '@/lib/storage/s3-client';
import { s3Address } from '@/lib/storage/store-address';
import { PlaceFailure, type BackupTarget } from './backup-target';

const megabyte = 1024 * 1024;
/** Nobody waits for an answer, but a part of a file goes up a slow line. */
const patience = { answerMs: 5 * 60_000, tries: 5 };
/** So often in a row a file may be cut off before anything more of it has come. */
const maxCuts = 5;
const missing: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound']);
const together = 8;

/** Bytes of a part, by its number from 1: a file has 10,000 parts at most, which are 800 GB like this. */
const partBytes = (number: number): number => 8 * megabyte * Math.ceil(number / 500);

/** A file in parts, the last one of any size; one part, which may be empty, of a file that is small. */
async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let number = 1;
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(chunk as string);
    held.push(bytes);
    size += bytes.byteLength;
    if (size < partBytes(number)) continue;
    yield Buffer.concat(held, size);
    number += 1;
    [held, size] = [[], 0];
  }
  if (size > 0 || number === 1) yield Buffer.concat(held, size);
}

/** Only its type: the package itself is loaded when a bucket is used. */
type Commands = typeof s3Commands;

/** Backups in a bucket of the store that the settings `S3_…` name. An object is there as a whole, or not at all. */
export class BucketTarget implements BackupTarget {
  readonly place: string;
  private readonly prefix: string;
  private s3: Promise<S3Client> | undefined;

  /** @param folder what all keys begin with, without a slash at its end; '' for the bucket's top */
  constructor(
    private readonly bucket: string,
    folder: string,
  ) {
    this.place = `s3://${bucket}${folder && `/${folder}`}`;
    this.prefix = folder && `${folder}/`;
  }

  /** @throws PlaceFailure when the bucket cannot be written */
  async write(name: string, content: Readable): Promise<void> {
    const parts = partsOf(content);
    try {
      const first = (await parts.next()).value as Buffer;
      const second = await parts.next();
      if (!second.done) return await this.writeParts(name, [first, second.value], parts);
      await this.ask((s3, { PutObjectCommand }) =>
        s3.send(new PutObjectCommand({ ...this.at(name), ...encryption(), Body: first })),
      );
    } finally {
      content.destroy();
    }
  }

  /** @throws PlaceFailure also while it is read */
  async read(name: string): Promise<Readable | null> {
    const object = await this.get(name, 0);
    return object && Readable.from(this.bytesOf(name, object), { objectMode: false });
  }

  async list(folder: string): Promise<string[]> {
    const prefix = `${this.prefix}${folder && `${folder}/`}`;
    const names: string[] = [];
    for await (const { Contents = [], CommonPrefixes = [] } of this.pages(prefix, '/')) {
      for (const { Key } of Contents) if (Key) names.push(Key.slice(prefix.length));
      for (const { Prefix } of CommonPrefixes) if (Prefix) names.push(Prefix.slice(prefix.length, -1));
    }
    return names;
  }

  async remove(name: string): Promise<void> {
    const keys = [`${this.prefix}${name}`];
    for await (const { Contents = [] } of this.pages(`${this.prefix}${name}/`)) {
      for (const { Key } of Contents) if (Key) keys.push(Key);
    }
    // Without its list a folder is no backup, however far this gets.
    const isList = (key: string): boolean => key.includes('/manifest.json.');
    for (const key of keys.filter(isList)) await this.removeKey(key);
    const others = keys.filter((key) => !isList(key));
    for (let at = 0; at < others.length; at += together) {
      await Promise.all(others.slice(at, at + together).map((key) => this.removeKey(key)));
    }
    await this.endUploads(`${this.prefix}${name}`);
  }

  private at(name: string) {
    return { Bucket: this.bucket, Key: `${this.prefix}${name}` };
  }

  private async ask<T>(work: (s3: S3Client, commands: Commands) => Promise<T>): Promise<T> {
    const address = s3Address();
    try {
      this.s3 ??= createS3Client(address, patience);
      return await work(await this.s3, await import('@aws-sdk/client-s3'));
    } catch (error) {
      throw this.explain(error);
    }
  }

  private explain(error: unknown): PlaceFailure {
    if (error instanceof PlaceFailure) return error;
    const place = { address: s3Address(), bucket: this.bucket };
    return new PlaceFailure(explainStoreError(error, place), isStoreFull(error));
  }

  private async removeKey(Key: string): Promise<void> {
    await this.ask((s3, { DeleteObjectCommand }) => s3.send(new DeleteObjectCommand({ Bucket: this.bucket, Key })));
  }

  private async writeParts(name: string, begun: Buffer[], more: AsyncIterable<Buffer>): Promise<void> {
    const { UploadId } = await this.ask((s3, { CreateMultipartUploadCommand }) =>
      s3.send(new CreateMultipartUploadCommand({ ...this.at(name), ...encryption() })),
    );
    const upload = { ...this.at(name), UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      const send = async (Body: Buffer): Promise<void> => {
        const PartNumber = Parts.length + 1;
        const { ETag } = await this.ask((s3, { UploadPartCommand }) =>
          s3.send(new UploadPartCommand({ ...upload, PartNumber, Body })),
        );
        Parts.push({ PartNumber, ETag });
      };
      // What was sent is let go of.
      for (let part = begun.shift(); part; part = begun.shift()) await send(part);
      for await (const part of more) await send(part);
      await this.ask((s3, { CompleteMultipartUploadCommand }) =>
        s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })),
      );
    } catch (error) {
      await this.ask((s3, { AbortMultipartUploadCommand }) => s3.send(new AbortMultipartUploadCommand(upload))).catch(
        () => {},
      );
      throw error;
    }
  }

  /** What a killed process had sent of a file takes room, and no list shows it. Not every store or key can say. */
  private async endUploads(prefix: string): Promise<void> {
    const found = await this.ask((s3, { ListMultipartUploadsCommand }) =>
      s3.send(new ListMultipartUploadsCommand({ Bucket: this.bucket, Prefix: prefix })),
    ).catch(() => null);
    for (const { Key, UploadId } of found?.Uploads ?? []) {
      if (Key !== prefix && !Key?.startsWith(`${prefix}/`)) continue;
      await this.ask((s3, { AbortMultipartUploadCommand }) =>
        s3.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId })),
      ).catch(() => {});
    }
  }

  private async get(name: string, from: number, etag?: string): Promise<GetObjectCommandOutput | null> {
    return this.ask(async (s3, { GetObjectCommand }) => {
      const rest = from > 0 ? { Range: `bytes=${from}-`, IfMatch: etag } : {};
      try {
        return await s3.send(new GetObjectCommand({ ...this.at(name), ...rest }));
      } catch (error) {
        if (error instanceof Error && missing.has(error.name)) return null;
        throw error;
      }
    });
  }

  /** A connection that is cut goes on where it stopped. */
  private async *bytesOf(name: string, first: GetObjectCommandOutput): AsyncGenerator<Uint8Array> {
    const size = first.ContentLength;
    // One that is cut off would count as whole.
    if (size === undefined) throw this.explain(new Error('The store does not say how long the object is.'));
    let object: GetObjectCommandOutput | null = first;
    let sent = 0;
    for (let cuts = 0; ; cuts += 1) {
      let cut: unknown = new Error('The object was cut off.');
      try {
        if (object?.Body) {
          for await (const chunk of readBody(object.Body as AsyncIterable<Uint8Array>)) {
            sent += chunk.byteLength;
            cuts = 0;
            yield chunk;
          }
        }
      } catch (error) {
        cut = error;
      }
      if (sent >= size) return;
      if (cuts >= maxCuts) throw this.explain(cut);
      object = await this.get(name, sent, first.ETag);
    }
  }

  private async *pages(Prefix: string, Delimiter?: string) {
    let token: string | undefined;
    do {
      const page = await this.ask((s3, { ListObjectsV2Command }) =>
        s3.send(
          new ListObjectsV2Command({
            Bucket: this.bucket,
            Prefix,
            Delimiter,
            ...(token ? { ContinuationToken: token } : {}),
          }),
        ),
      );
      yield page;
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
  }
}
