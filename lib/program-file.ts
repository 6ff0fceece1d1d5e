import path from 'node:path';

/**
 * The file of a program that runs outside Next, in a process or thread of its own: bundled from the file of
 * that name by `scripts/build/bundle-programs.ts`. Relative to the working directory, as in the traced build.
 */
export function programFile(name: `${string}-program`): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'programs', 'generated', `${name}.mjs`);
}
