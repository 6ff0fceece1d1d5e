import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { assetTypes, encodings } from '../../lib/assets/encodings';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller files fit into one packet as they are. */
const smallest = 1024;

/**
 * Puts the compressed forms of scripts and styles beside them, as tightly as both codings can; Node works on several files at
 * once. It costs seconds for each megabyte, which a server could not spend on a request.
 *
 * @param folder the build's `static`
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => path.extname(name) in assetTypes,
  );
  await Promise.all(files.map((name) => compress(path.join(folder, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const tightly = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, { params: tightly }).then((body) => writeFile(file + encodings.br, body)),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }).then((body) => writeFile(file + encodings.gzip, body)),
  ]);
}
