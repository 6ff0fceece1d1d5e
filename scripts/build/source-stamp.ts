import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the build does not depend on. Everything else counts, so a new kind of file causes a rebuild, not a stale build. */
const ignored = [
  /\.test\.tsx?$/,
  // Git, the build itself, data, settings of tools and of the deployment.
  /^\./,
  /^(node_modules|test-results|playwright-report|coverage|e2e)$/,
  /^(eslint|jest|playwright)\.config\.\w+$/,
  /^(next-env\.d\.ts|tsconfig\.tsbuildinfo|knip\.jsonc|LICENSE|[^/]*\.(md|log))$/,
  /^docs\/(?!guide)/,
  /(^|\/)generated$/,
  /^public\/pdfjs$/,
  /^prisma\/seed$/,
  /^scripts\/(?!build|prisma|users|failure)/,
];

/**
 * A fingerprint of the sources by content, not by time, so that a fresh checkout of the same commit needs no new build.
 */
export function sourceStamp(project: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(project, '')) {
    const content = readFileSync(path.join(project, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(project: string, folder: string): string[] {
  const entries = readdirSync(path.join(project, folder), { withFileTypes: true });
  return entries
    .map((entry) => ({ name: folder ? `${folder}/${entry.name}` : entry.name, isFolder: entry.isDirectory() }))
    .filter(({ name }) => !ignored.some((pattern) => pattern.test(name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, isFolder }) => (isFolder ? listFiles(project, name) : [name]));
}
