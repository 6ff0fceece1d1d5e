import { checkFileNames } from './file-names';
import { checkHygiene } from './hygiene';
import { checkImports } from './import-rules';
import { checkMessages } from './messages/check-messages';
import { checkFormatting, checkTypes, findUnused, generateRouteTypes, lint } from './programs';
import { findSchemaDrift } from './schema-drift';
import { checkScreens } from './screens';
import { readSourceTree, type Problem, type TreeCheck } from './source-tree';
import { checkTopLevel } from './top-level';

/** A rule that the whole tree keeps. */
export interface Check {
  name: string;
  /** What it holds, in a few words. */
  what: string;
  /** @returns what is wrong, or null */
  run: () => Promise<string | null>;
}

function listProblems(problems: Problem[]): string | null {
  if (problems.length === 0) return null;
  return problems
    .map(({ file, line, message }) => `${file}:${line}  ${message}`)
    .sort()
    .join('\n');
}

function overTree(check: TreeCheck): Check['run'] {
  return () => Promise.resolve(listProblems(check(readSourceTree())));
}

/** Every check, the long ones first, so that two at a time end early. */
export const checks: Check[] = [
  {
    name: 'lint',
    what: 'ESLint without a warning: React, accessibility, sizes, no any, no process.env outside lib/env.ts',
    run: lint,
  },
  { name: 'types', what: 'strict TypeScript', run: async () => (await generateRouteTypes()) ?? checkTypes() },
  {
    name: 'formatting',
    what: 'Prettier',
    run: () => checkFormatting(),
  },
  {
    name: 'unused',
    what: 'no file, export or package that nothing uses',
    run: () => findUnused(),
  },
  { name: 'schema', what: 'migrations build what the Prisma schema says', run: () => findSchemaDrift() },
  { name: 'imports', what: 'one-way imports, no cycles', run: async () => listProblems(await checkImports()) },
  { name: 'messages', what: 'texts equal in both languages, all used, none missing', run: overTree(checkMessages) },
  { name: 'screens', what: 'every page is in the list of screens that tests look at', run: overTree(checkScreens) },
  { name: 'file-names', what: 'kebab-case names that say something', run: overTree(checkFileNames) },
  { name: 'top-level', what: 'only the folders of the architecture', run: overTree(checkTopLevel) },
  {
    name: 'hygiene',
    what: 'no registry, home path, range, real address or unfinished note',
    run: overTree(checkHygiene),
  },
];
