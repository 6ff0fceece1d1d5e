import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assetTypes, encodings, type Encoding } from './encodings.ts';

/** One of a file's compressed forms. */
interface Encoded {
  body: Buffer;
  /** Says what is in the body, so it is the same on every instance. */
  etag: string;
}

/** A file that browsers may keep for ever, in all codings. */
export type Asset = Record<Encoding, Encoded> & { type: string };

/**
 * Reads into memory (about 4 MB) what the build compressed.
 *
 * @param folder the build's `static`
 * @returns by the path that browsers ask for; files without compressed forms are left out
 */
export function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    const type = assetTypes[path.extname(name)];
    if (!type || !Object.values(encodings).every((ending) => existsSync(file + ending))) continue;
    const address = name.split(path.sep).map(encodeURIComponent).join('/');
    assets.set(`/_next/static/${address}`, {
      type,
      br: readEncoded(file + encodings.br),
      gzip: readEncoded(file + encodings.gzip),
    });
  }
  return assets;
}

function readEncoded(file: string): Encoded {
  const body = readFileSync(file);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
