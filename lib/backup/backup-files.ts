import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Failure } from '@/lib/failure';
import type { BackupTarget } from './backup-target';
import { DamagedBackup } from './manifest';
import { workFactor } from './work-factor';

/** The backup's own key under the passphrase: one slow derivation for all files. */
const keyFile = 'key.age';

/** Passes everything on, and tells at the end its SHA-256, in hexadecimal, and its length in bytes. */
export function hashing(): { stream: Transform; digest: () => string; length: () => number } {
  const hash = createHash('sha256');
  let length = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      length += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, digest: () => hash.digest('hex'), length: () => length };
}

/** The library's types mean a browser's stream, which is the same one. */
function toWeb(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source)) as unknown as ReadableStream<Uint8Array>;
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/**
 * The files of one backup, compressed, and encrypted in the format of age (https://age-encryption.org/v1) if there is a
 * passphrase: `age -d` opens `key.age` with it, and the others with that key.
 */
export class BackupFiles {
  private constructor(
    private readonly target: BackupTarget,
    private readonly folder: string,
    private readonly identity: string | null,
  ) {}

  /**
   * @param folder of the target
   * @param passphrase null for files that anybody can read
   */
  static async create(target: BackupTarget, folder: string, passphrase: string | null): Promise<BackupFiles> {
    if (passphrase === null) return new BackupFiles(target, folder, null);
    const identity = await generateX25519Identity();
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(workFactor);
    await target.write(`${folder}/${keyFile}`, Readable.from(Buffer.from(await encrypter.encrypt(identity))));
    return new BackupFiles(target, folder, identity);
  }

  /** @throws Failure without the passphrase that the backup needs, with a wrong one, or with one for files that need none */
  static async open(target: BackupTarget, folder: string, passphrase: string | null): Promise<BackupFiles> {
    const key = await target.read(`${folder}/${keyFile}`);
    const place = `${target.place}/${folder}`;
    if (key === null) {
      if (passphrase === null) return new BackupFiles(target, folder, null);
      // Whoever can write the folder could have put another backup there.
      const what = `A passphrase is set, but ${place} holds no encrypted backup.`;
      throw new Failure(
        what,
        'If you made it without a passphrase, unset BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE.',
      );
    }
    const content = await buffer(key);
    const remedy = 'Set BACKUP_PASSPHRASE to the passphrase that this backup was made with.';
    if (passphrase === null) throw new Failure(`The backup in ${place} is encrypted.`, remedy);
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    try {
      return new BackupFiles(target, folder, await decrypter.decrypt(content, 'text'));
    } catch (cause) {
      throw new Failure(`The passphrase does not open the backup in ${place}.`, remedy, { cause });
    }
  }

  /** The name of the file that holds `content`. */
  nameOf(content: string): string {
    return `${content}${this.identity === null ? '.gz' : '.gz.age'}`;
  }

  /** For people: where a file of it is. */
  placeOf(file: string): string {
    return `${this.target.place}/${this.folder}/${file}`;
  }

  /** @returns SHA-256 of the content and of the file as it is stored, and that file's length in bytes */
  async write(
    file: string,
    content: Readable,
    signal?: AbortSignal,
  ): Promise<{ copySha256: string; storedSha256: string; bytes: number }> {
    const [plain, stored, target] = [hashing(), hashing(), new PassThrough()];
    const [, written] = await Promise.allSettled([
      pipeline(
        content,
        plain.stream,
        createGzip({ level: 4 }),
        (source: AsyncIterable<Uint8Array>) => this.encrypt(source),
        stored.stream,
        target,
        { signal },
      ),
      // What happens to one happens to both; here it is explained.
      this.target.write(`${this.folder}/${file}`, target),
    ]);
    if (written.status === 'rejected') throw written.reason;
    return { copySha256: plain.digest(), storedSha256: stored.digest(), bytes: stored.length() };
  }

  /** @returns SHA-256 of the content @throws DamagedBackup when the file is missing; Error when it was changed */
  async read(file: string, target: Writable, signal?: AbortSignal): Promise<string> {
    const plain = hashing();
    await pipeline(
      await this.source(file),
      (source: AsyncIterable<Uint8Array>) => this.decrypt(source),
      createGunzip(),
      plain.stream,
      target,
      { signal },
    );
    return plain.digest();
  }

  /** SHA-256 of a file as it is stored. @throws DamagedBackup when it is missing; PlaceFailure */
  async storedSha256(file: string): Promise<string> {
    const stored = hashing();
    await pipeline(await this.source(file), stored.stream.resume());
    return stored.digest();
  }

  private async source(file: string): Promise<Readable> {
    const found = await this.target.read(`${this.folder}/${file}`);
    if (found) return found;
    throw new DamagedBackup(`${this.placeOf(file)} is missing.`, 'Copy the backup again, or take an earlier one.');
  }

  private async *encrypt(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    if (this.identity === null) return yield* source;
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(this.identity));
    yield* chunksOf(await encrypter.encrypt(toWeb(source)));
  }

  private async *decrypt(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    if (this.identity === null) return yield* source;
    const decrypter = new Decrypter();
    decrypter.addIdentity(this.identity);
    yield* chunksOf(await decrypter.decrypt(toWeb(source)));
  }
}
