import path from 'node:path';
import { runProgram, type ProgramResult } from './run-program';

/** The problems with advice; null if there are none. */
type Finding = Promise<string | null>;

function outcome({ code, stdout, stderr }: ProgramResult, advice: string): string | null {
  return code === 0 ? null : `${stdout}${stderr}`.trim() + `\n${advice}`;
}

const caches = path.resolve('node_modules/.cache/checks');

function fileCache(name: string): string[] {
  return ['--cache', '--cache-strategy', 'content', '--cache-location', path.join(caches, name)];
}

const lintAdvice = 'Correct the code; a comment that switches a rule off is itself refused.';

/** Oxlint, with the rules that need types, over a folder; by default the project. The folder has an `.oxlintrc.json`. */
export async function lint(folder: string = process.cwd()): Finding {
  return outcome(await runProgram('oxlint', ['--format', 'unix'], { cwd: folder }), lintAdvice);
}

/** ESLint over the project: what oxlint has no rule for. */
export async function lintRest(): Finding {
  return outcome(await runProgram('eslint', [...fileCache('eslint'), '--max-warnings', '0', '.']), lintAdvice);
}

export interface LintSample {
  file: string;
  text: string;
}

/** ESLint over each text as the content of its file; null for one without problems. */
export async function lintSamples(samples: readonly LintSample[]): Promise<(string | null)[]> {
  const { code, stdout, stderr } = await runProgram('node', ['scripts/checks/lint-samples.mjs'], {
    input: JSON.stringify(samples),
  });
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as (string | null)[];
}

/** Generates next-env.d.ts and the types of the routes, which a fresh clone lacks. */
export async function generateRouteTypes(): Finding {
  return outcome(await runProgram('next', ['typegen']), 'next typegen failed.');
}

/** TypeScript 7, whose compiler is native; Next and the tools that use its API need version 6 (docs/decisions/0010). */
const nativeCompiler = path.resolve('node_modules/typescript-native/bin/tsc');

/** TypeScript over the folder of a tsconfig.json; by default the project without a development server's stale .next/dev. */
export async function checkTypes(project?: string): Finding {
  const cache = path.join(project ?? caches, 'tsconfig.tsbuildinfo');
  const args = [
    nativeCompiler,
    '-p',
    project ?? 'scripts/checks',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    cache,
    '--pretty',
    'false',
  ];
  return outcome(await runProgram('node', args), 'Correct the types; no any, no @ts-ignore.');
}

/** Prettier over files and folders, with the project's settings. */
export async function checkFormatting(target = '.'): Finding {
  const settings = ['--config', path.resolve('.prettierrc.json'), ...(target === '.' ? fileCache('prettier') : [])];
  const result = await runProgram('prettier', ['--check', '--log-level', 'warn', ...settings, target]);
  return outcome(result, 'Run: npx prettier --write <the files above>');
}

interface UnusedInFile {
  file: string;
  files?: { name: string }[];
  exports?: { name: string }[];
  types?: { name: string }[];
}

const productFile = /^(?:app|components|lib|inngest)\//;
/** Rules that docs/specification.md names without the fields that have them, by their place: what no field uses yet stays. */
const specifiedRules: Readonly<Record<string, readonly string[]>> = {
  'lib/validation/choice.ts': ['choice', 'ticked'],
  'lib/validation/contact.ts': ['phone', 'mobile'],
  'lib/validation/date.ts': ['dateNotInFuture', 'dateNotInPast', 'dateNotLaterThan', 'dateNotEarlierThan'],
  'lib/validation/file-limits.ts': ['fileProblem'],
  'lib/validation/password.ts': ['passwordsMatch'],
  'lib/validation/text.ts': ['textLength'],
};
/** Files with nothing but such rules. */
const specifiedFiles = ['file', 'iban', 'pin', 'polish-numbers'].map((name) => `lib/validation/${name}.ts`);

/** Files and exports of the product that only tests use. */
async function findOnlyTested(knip: string[]): Finding {
  const args = [...knip, '--production', '--include', 'files,exports,types', '--reporter', 'json'];
  const result = await runProgram('knip', args);
  if (!result.stdout.startsWith('{'))
    return outcome({ ...result, code: result.code || 1 }, 'knip --production failed.');
  const { issues } = JSON.parse(result.stdout) as { issues: UnusedInFile[] };
  const found = issues
    .filter(({ file }) => productFile.test(file) && !specifiedFiles.includes(file))
    .flatMap(({ file, files = [], exports = [], types = [] }) => {
      if (files.length > 0) return [file];
      const unspecified = [...exports, ...types].filter(({ name }) => !specifiedRules[file]?.includes(name));
      return unspecified.map(({ name }) => `${file}: ${name}`);
    });
  if (found.length === 0) return null;
  return `Used by tests only:\n${found.join('\n')}\nMove it to what tests use (tests), or take it out.`;
}

/** Files, exports and packages that nothing uses, or in the product tests alone. */
export async function findUnused(folder: string = process.cwd()): Finding {
  const config = path.resolve('knip.jsonc');
  const args = ['--no-progress', '--no-config-hints', '--config', config, '--directory', folder];
  const unused = outcome(await runProgram('knip', args), 'Take out what nothing uses, or use it.');
  const onlyTested = await findOnlyTested(args);
  return unused === null || onlyTested === null ? (unused ?? onlyTested) : `${unused}\n${onlyTested}`;
}
