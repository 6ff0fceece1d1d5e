import path from 'node:path';
import { runProgram, type ProgramResult } from './run-program';

/** What is wrong, with what to do about it; null when nothing is. */
type Finding = Promise<string | null>;

function outcome({ code, stdout, stderr }: ProgramResult, advice: string): string | null {
  return code === 0 ? null : `${stdout}${stderr}`.trim() + `\n${advice}`;
}

/** Where ESLint, TypeScript and Prettier keep what they found in files that have not changed since. */
const caches = path.resolve('node_modules/.cache/checks');

function fileCache(name: string): string[] {
  return ['--cache', '--cache-strategy', 'content', '--cache-location', path.join(caches, name)];
}

const lintAdvice = 'Correct the code; a comment that switches a rule off is itself a warning.';

/** ESLint over the project, warnings counted as errors. */
export async function lint(): Finding {
  return outcome(await runProgram('eslint', [...fileCache('eslint'), '--max-warnings', '0', '.']), lintAdvice);
}

export interface LintSample {
  /** A file that is there: the type-aware rules know no others. */
  file: string;
  text: string;
}

/** ESLint over texts, each as if it were the content of its file; null for one in which nothing is found. */
export async function lintTexts(samples: readonly LintSample[]): Promise<(string | null)[]> {
  const { code, stdout, stderr } = await runProgram('node', ['scripts/checks/lint-texts.mjs'], {
    input: JSON.stringify(samples),
  });
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as (string | null)[];
}

/** Makes next-env.d.ts and the types of the routes, which a fresh clone lacks. */
export async function generateRouteTypes(): Finding {
  return outcome(await runProgram('next', ['typegen']), 'next typegen failed.');
}

/**
 * TypeScript over a project.
 *
 * @param project the folder of its tsconfig.json. The check's own is the project's without what a development server
 *   left in .next/dev, which may be older than the sources.
 */
export async function checkTypes(project?: string): Finding {
  const cache = path.join(project ?? caches, 'tsconfig.tsbuildinfo');
  const args = [
    '-p',
    project ?? 'scripts/checks',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    cache,
    '--pretty',
    'false',
  ];
  return outcome(await runProgram('tsc', args), 'Correct the types; no any, no @ts-ignore.');
}

/** Prettier over files and folders, with the project's settings. */
export async function checkFormatting(target = '.'): Finding {
  const settings = ['--config', path.resolve('.prettierrc.json'), ...(target === '.' ? fileCache('prettier') : [])];
  const result = await runProgram('prettier', ['--check', '--log-level', 'warn', ...settings, target]);
  return outcome(result, 'Run: npx prettier --write <the files above>');
}

/** Files, exports and packages that nothing uses. */
export async function findUnused(folder: string = process.cwd()): Finding {
  const config = path.resolve('knip.jsonc');
  const args = ['--no-progress', '--no-config-hints', '--config', config, '--directory', folder];
  return outcome(await runProgram('knip', args), 'Take out what nothing uses, or use it.');
}
