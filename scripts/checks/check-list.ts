import { checkApiHandlers } from './api-handlers';
import { checkFileNames } from './file-names';
import { checkHygiene } from './hygiene';
import { checkImports } from './import-rules';
import { checkMessages } from './messages/check-messages';
import { runProgram } from './run-program';
import { findSchemaDrift } from './schema-drift';
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

function program(name: string, args: string[], advice: string): Check['run'] {
  return async () => {
    const { code, stdout, stderr } = await runProgram(name, args);
    return code === 0 ? null : `${stdout}${stderr}`.trim() + `\n${advice}`;
  };
}

async function checkTypes(): Promise<string | null> {
  // Makes next-env.d.ts and the types of the routes, which a fresh clone lacks.
  const routes = await runProgram('next', ['typegen']);
  if (routes.code !== 0) return `next typegen failed:\n${routes.stdout}${routes.stderr}`;
  return program('tsc', ['-p', '.', '--noEmit', '--pretty', 'false'], 'Mend the types; no any, no @ts-ignore.')();
}

/** Every check, the long ones first, so that two at a time end early. */
export const checks: Check[] = [
  {
    name: 'lint',
    what: 'ESLint without a warning: React, accessibility, sizes, no any, no process.env outside lib/env.ts',
    run: program(
      'eslint',
      ['--max-warnings', '0', '.'],
      'Mend the code; switching a rule off by comment does nothing.',
    ),
  },
  { name: 'types', what: 'strict TypeScript', run: checkTypes },
  {
    name: 'formatting',
    what: 'Prettier',
    run: program('prettier', ['--check', '--log-level', 'warn', '.'], 'Run: npx prettier --write <the files above>'),
  },
  {
    name: 'unused',
    what: 'no file, export or package that nothing uses',
    run: program('knip', ['--no-progress', '--no-config-hints'], 'Take out what nothing uses.'),
  },
  { name: 'schema', what: 'migrations build what the Prisma schema says', run: () => findSchemaDrift() },
  { name: 'imports', what: 'one-way imports, no cycles', run: async () => listProblems(await checkImports()) },
  { name: 'messages', what: 'texts equal in both languages, all used, none missing', run: overTree(checkMessages) },
  { name: 'api-handlers', what: 'every API route goes through apiHandler', run: overTree(checkApiHandlers) },
  { name: 'file-names', what: 'kebab-case names that say something', run: overTree(checkFileNames) },
  { name: 'top-level', what: 'only the folders of the architecture', run: overTree(checkTopLevel) },
  {
    name: 'hygiene',
    what: 'no registry, home path, range, real address or unfinished note',
    run: overTree(checkHygiene),
  },
];
