import { namesForOperators } from './settings-table';
import type { Problem, SourceFile } from './source-tree';

const compose = 'compose.yaml';

/** The image sets the first two (Dockerfile); the others are for work on the product. */
const notPassed = ['HOSTNAME', 'PORT', 'INNGEST_DEV', 'CHECK_ANSWERS', 'STYLEGUIDE'];

/** Every setting that an operator may put into .env reaches the container: what is not passed is ignored without a word. */
export function checkComposeSettings(files: SourceFile[]): Problem[] {
  const env = files.find(({ path }) => path === 'lib/env.ts');
  const text = files.find(({ path }) => path === compose)?.text ?? '';
  if (!env) return [];
  return namesForOperators(env)
    .filter((name) => !notPassed.includes(name) && !new RegExp(`^ +${name}: .*\\$\\{`, 'm').test(text))
    .map((name) => ({ file: compose, line: 1, message: `x-settings lacks "${name}: \${${name}:-}".` }));
}
