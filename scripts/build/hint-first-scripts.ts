import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Heeded by V8 at the top of a script (Chrome and Edge from 136 on; a comment for all others): its functions are compiled
 * in another thread while it is being loaded, and not one after the other in the page's own.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that every page begins with, React's and Next's own, in `.next/static` (docs/decisions/0076). The others are left
 * as they are: too many of their functions are not called at the start.
 *
 * @throws Error when Next's manifest names no script, or one that is not there
 */
export function hintFirstScripts(project: string): void {
  const next = path.join(project, '.next');
  const manifest = JSON.parse(readFileSync(path.join(next, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles?: string[];
  };
  const scripts = manifest.rootMainFiles ?? [];
  if (scripts.length === 0) throw new Error(`${next}/build-manifest.json names no script that pages begin with.`);
  for (const script of scripts) {
    const file = path.join(next, script);
    const source = readFileSync(file, 'utf8');
    if (!source.startsWith(hint)) writeFileSync(file, hint + source);
  }
}
