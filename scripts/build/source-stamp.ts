import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that the built product depends on. */
const inputs = [
  'app',
  'components',
  'docs/guide',
  'inngest',
  'instrumentation.ts',
  'instrumentation-node.ts',
  'lib',
  'messages',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'prisma/migrations',
  'prisma/schema',
  'public',
  'scripts/build',
  'tsconfig.json',
];

const leftOut = /(\.test\.tsx?$|^lib\/db\/generated(\/|$))/;

/**
 * A fingerprint of the sources: equal fingerprints, equal build. Contents count, not times, so a fresh checkout of the
 * same commit needs no new build.
 */
export function sourceStamp(project: string): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(project, input))) {
    const content = readFileSync(path.join(project, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(project: string, name: string): string[] {
  if (leftOut.test(name)) return [];
  const stats = statSync(path.join(project, name), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [name];
  return readdirSync(path.join(project, name))
    .sort()
    .flatMap((entry) => listFiles(project, `${name}/${entry}`));
}
