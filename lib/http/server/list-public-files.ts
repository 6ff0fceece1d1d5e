import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Served by Next like a file of `public` (`app/icon.svg`). */
const icon = '/icon.svg';

/** The URL paths of the files in `folder`, which Next serves as they are. */
export async function listPublicFiles(folder: string): Promise<ReadonlySet<string>> {
  // Something in front of the product may serve them instead.
  if (!existsSync(folder)) return new Set([icon]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return new Set([icon, ...paths.map((file) => `/${file.split(path.sep).join('/')}`)]);
}
