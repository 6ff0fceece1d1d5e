import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Failure } from '../failure';

/** The backup's own key under the passphrase: one slow derivation for all files. */
const keyFile = 'key.age';

/** Passes everything on, and tells its SHA-256 at the end, in hexadecimal. */
export function hashing(): { stream: Transform; digest: () => string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, digest: () => hash.digest('hex') };
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
    readonly folder: string,
    private readonly identity: string | null,
  ) {}

  /** @param passphrase null for files that anybody can read */
  static async create(folder: string, passphrase: string | null): Promise<BackupFiles> {
    if (passphrase === null) return new BackupFiles(folder, null);
    const identity = await generateX25519Identity();
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    await writeFile(path.join(folder, keyFile), await encrypter.encrypt(identity), { mode: 0o600 });
    return new BackupFiles(folder, identity);
  }

  /** @throws Failure without the passphrase that the backup needs, with a wrong one, or with one for files that need none */
  static async open(folder: string, passphrase: string | null): Promise<BackupFiles> {
    const place = path.join(folder, keyFile);
    if (!existsSync(place)) {
      if (passphrase === null) return new BackupFiles(folder, null);
      // Whoever can write the folder could have put another backup there.
      const what = `BACKUP_PASSPHRASE is set, but ${folder} holds no encrypted backup.`;
      throw new Failure(what, 'If you made it without a passphrase, unset BACKUP_PASSPHRASE.');
    }
    const remedy = 'Set BACKUP_PASSPHRASE to the passphrase that this backup was made with.';
    if (passphrase === null) throw new Failure(`The backup in ${folder} is encrypted.`, remedy);
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    try {
      return new BackupFiles(folder, await decrypter.decrypt(await readFile(place), 'text'));
    } catch (cause) {
      throw new Failure(`The passphrase does not open the backup in ${folder}.`, remedy, { cause });
    }
  }

  /** The name of the file that holds `content`. */
  nameOf(content: string): string {
    return `${content}${this.identity === null ? '.gz' : '.gz.age'}`;
  }

  /** @returns SHA-256 of the content and of the file as it is stored */
  async write(file: string, content: Readable): Promise<{ copySha256: string; storedSha256: string }> {
    const [plain, stored] = [hashing(), hashing()];
    await pipeline(
      content,
      plain.stream,
      createGzip({ level: 4 }),
      (source: AsyncIterable<Uint8Array>) => this.encrypt(source),
      stored.stream,
      createWriteStream(path.join(this.folder, file), { flags: 'wx', mode: 0o600, flush: true }),
    );
    return { copySha256: plain.digest(), storedSha256: stored.digest() };
  }

  /** @returns SHA-256 of the content */
  async read(file: string, target: Writable): Promise<string> {
    const plain = hashing();
    await pipeline(
      createReadStream(path.join(this.folder, file)),
      (source: AsyncIterable<Uint8Array>) => this.decrypt(source),
      createGunzip(),
      plain.stream,
      target,
    );
    return plain.digest();
  }

  /** SHA-256 of a file as it is stored. @throws Error when it cannot be read */
  async storedSha256(file: string): Promise<string> {
    const stored = hashing();
    await pipeline(createReadStream(path.join(this.folder, file)), stored.stream.resume());
    return stored.digest();
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
