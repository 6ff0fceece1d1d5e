import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkHygiene } from './hygiene';
import { checkImports } from './import-rules';
import { checkFormatting, checkTypes, findUnused, lint, lintSamples } from './programs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-sample-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

const manyLines = (count: number): string => 'export {};\n'.repeat(count);

/** As the project is linted: with its settings, and with types. */
async function lintFiles(files: Record<string, string>): Promise<string> {
  cpSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
  write({
    'tsconfig.json': JSON.stringify({
      extends: path.resolve('tsconfig.json'),
      compilerOptions: { types: [], plugins: [] },
      include: ['**/*.ts', '**/*.tsx'],
    }),
    ...files,
  });
  return (await lint(folder)) ?? '';
}

test('lint: the product’s code', async () => {
  const found = await lintFiles({
    'lib/sample.ts': `import { answer } from './good';
import type { Answer } from './good';
export const known: Answer = answer;
export const a: any = JSON.parse('1');
// @ts-ignore
export const b = a!;
export function save(): void { Promise.resolve(1); }
export function same(x: unknown): boolean { return x == 1; }
export function each(work: () => void): void { work(); }
each(async () => { await Promise.resolve(1); });
export function name(x: 'one' | 'two'): number { switch (x) { case 'one': return 1; } return 2; }
export function long(): void {\n${'  save();\n'.repeat(90)}}
${manyLines(400)}`,
    'lib/good.ts': 'export type Answer = number;\nexport const answer: Answer = 42;\n',
  });
  for (const rule of [
    'no-explicit-any',
    'ban-ts-comment',
    'no-non-null-assertion',
    'no-floating-promises',
    'no-misused-promises',
    'switch-exhaustiveness-check',
    'eqeqeq',
    'max-lines-per-function',
    'max-lines',
    'no-duplicate-imports',
  ]) {
    expect(found).toMatch(new RegExp(`lib/sample\\.ts:\\d+:\\d+: .*\\(${rule}\\)`));
  }
  expect(found).not.toContain('lib/good.ts');
});

test('lint: components and routes', async () => {
  const found = await lintFiles({
    'components/ui/sample.tsx': `import { useEffect, useState } from 'react';
export function Sample({ open }: { open: boolean }) {
  if (open) useEffect(() => {});
  const [n] = useState(0);
  return <div onClick={() => n}><img src="/a.png" /></div>;
}
${manyLines(245)}`,
    'app/api/sample/route.ts': manyLines(51),
  });
  for (const rule of ['rules-of-hooks', 'alt-text', 'click-events-have-key-events', 'max-lines']) {
    expect(found).toMatch(new RegExp(`components/ui/sample\\.tsx:\\d+:\\d+: .*\\(${rule}\\)`));
  }
  expect(found).toMatch(/app\/api\/sample\/route\.ts:\d+:\d+: .*\(max-lines\)/);
});

test('lint: a comment that switches a rule off is refused, needed or not', async () => {
  const comment = `/* ${'eslint'}-disable eqeqeq */`;
  expect(checkHygiene([{ path: 'lib/a.ts', text: comment }])).toHaveLength(1);
  expect(await lintFiles({ 'lib/a.ts': `${comment}\nexport const a = 1;\n` })).toMatch(/a\.ts:1:\d+: .*[Uu]nused/);
});

const samples = {
  product: {
    file: 'lib/errors.ts',
    text: `/* ${'eslint'}-disable no-restricted-syntax */
export const a = process.env.SECRET;\n`,
  },
  component: {
    file: 'components/ui/spinner.tsx',
    text: `export const Spinner = () => <div style={{ color: '#ff0000' }} />;\n`,
  },
  slowPatterns: {
    file: 'lib/errors.ts',
    text: `export const email = /[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.[\\p{L}]{2,}/u;
export const gap = new RegExp('\\\\s*,?\\\\s*$');\n`,
  },
  bareHandlers: {
    file: 'app/api/v1/users/short/route.ts',
    text: `export async function GET() {}
export const POST = async () => Response.json({});
export const PUT = apiHandler({ handle: () => list() });
export const PATCH = apiHandler({ permission: mine, handle: () => list() });
const handler = () => null;
export { handler as DELETE };\n`,
  },
  bareRule: {
    file: 'lib/processes/get-process.ts',
    text: `import { permittedActions } from '@/lib/domain/permissions';
import { memberPermissions } from '../domain/member-permissions';
export const may = [permittedActions, memberPermissions];\n`,
  },
  pageOfProcess: {
    file: 'app/(app)/processes/[processId]/page.tsx',
    text: `import { actorMay } from '@/lib/auth/actor';
export default async function Page() { return <Screen mayRate={actorMay(await requirePageActor(), 'candidate:rate')} />; }\n`,
  },
  skippedTest: { file: 'lib/errors.test.ts', text: `test.only('a', () => {});\n` },
  good: { file: 'lib/errors.ts', text: 'export const answer: number = 42;\n' },
};

describe('lint of what oxlint has no rule for', () => {
  const found = new Map<string, string | null>();
  const foundIn = (name: keyof typeof samples) => found.get(name);

  beforeAll(async () => {
    const results = await lintSamples(Object.values(samples));
    for (const [index, name] of Object.keys(samples).entries()) found.set(name, results[index] ?? null);
  });

  test('of settings and colours', () => {
    expect(foundIn('product')).toContain('lib/env.ts, the only place that reads process.env');
    expect(foundIn('product')).toContain('has no effect because');
    expect(foundIn('product')).toMatch(/lib\/errors\.ts\n\s+1:1 /);
    expect(foundIn('component')).toContain('Colours come from the tokens');
  });

  test('of patterns whose time grows with the square of a text', () => {
    expect(foundIn('slowPatterns')).toMatch(/1:\d+ .*regexp\/no-super-linear-move/);
    expect(foundIn('slowPatterns')).toMatch(/2:\d+ .*regexp\/no-super-linear-(move|backtracking)/);
  });

  test('of tests', () => {
    expect(foundIn('skippedTest')).toContain('A test that is skipped or runs alone');
  });

  test('of handlers that do not say who may call them', () => {
    for (const place of ['1:8', '2:14', '6:10']) {
      expect(foundIn('bareHandlers')).toMatch(new RegExp(`${place} .*export the handler with apiHandler`));
    }
    expect(foundIn('bareHandlers')).toMatch(/3:20 .*Name the permission/);
    expect(foundIn('bareHandlers')).toMatch(/4:22 .*Name the permission/);
    expect(foundIn('bareHandlers')).toMatch(/1:1 .*rejectOtherMethods/);
  });

  test('of permissions that are not asked for in the process that they are about', () => {
    expect(foundIn('bareRule')).toMatch(/1:10 .*requirePermissionIn/);
    expect(foundIn('bareRule')).toMatch(/2:1 .*part of the one rule/);
    expect(foundIn('pageOfProcess')).toMatch(/1:10 .*getProcessPermissions/);
    expect(foundIn('pageOfProcess')).toMatch(/1:1 .*Wrap the page in ProcessPermissions/);
  });

  test('of good code', () => {
    expect(found.has('good')).toBe(true);
    expect(foundIn('good')).toBeNull();
  });
});

test('types: indexing may find nothing', async () => {
  write({
    'tsconfig.json': JSON.stringify({
      extends: path.resolve('tsconfig.json'),
      compilerOptions: { types: [] },
      include: ['*.ts'],
    }),
    'sample.ts': `export const first: string = [''][0];\nexport function f(x) { return x; }\n`,
  });
  const found = await checkTypes(folder);
  expect(found).toMatch(/sample\.ts\(1,14\): error TS2322/);
  expect(found).toMatch(/sample\.ts\(2,19\): error TS7006/);
});

test('formatting', async () => {
  write({ 'good.ts': `export const a = 'b';\n`, 'bad.ts': `export const a = "b"` });
  expect(await checkFormatting(path.join(folder, 'good.ts'))).toBeNull();
  expect(await checkFormatting(folder)).toContain('bad.ts');
});

test('unused files, exports and packages', async () => {
  write({
    'package.json': JSON.stringify({ name: 'sample', type: 'module', dependencies: { zod: '4.6.7' } }),
    'scripts/start.mjs': `import { used } from '../lib/used.mjs';\nused();\n`,
    'lib/used.mjs': `export function used() {}\nexport function unused() {}\n`,
    'lib/orphan.ts': `export const nobody = 1;\n`,
  });
  const found = await findUnused(folder);
  expect(found).toMatch(/Unused files[\s\S]*lib\/orphan\.ts/);
  expect(found).toMatch(/Unused dependencies[\s\S]*zod/);
  expect(found).toMatch(/Unused exports[\s\S]*unused\s+function\s+lib\/used\.mjs:2/);
});

test('what only tests use: in the product, unless the specification names the rule', async () => {
  write({
    'package.json': JSON.stringify({ name: 'sample', type: 'module' }),
    'scripts/start.mjs': `import { used } from '../lib/used.mjs';
import { usable } from '../lib/validation/text.ts';
used(usable());\n`,
    'lib/used.mjs': `export function used() {}\nexport function tested() {}\n`,
    'lib/tested-alone.mjs': `export function alone() {}\n`,
    'lib/validation/text.ts': `export function usable() {}\nexport function textLength() {}\nexport function nowhere() {}\n`,
    'lib/validation/iban.ts': `export function iban() {}\n`,
    'tests/run-sample.ts': `import { tested } from '../lib/used.mjs';
import { alone } from '../lib/tested-alone.mjs';
import { iban } from '../lib/validation/iban';
import { nowhere, textLength } from '../lib/validation/text';
tested(alone(), iban(), nowhere(), textLength());\n`,
  });
  const found = await findUnused(folder);
  expect(found).toMatch(/Used by tests only:[\s\S]*lib\/tested-alone\.mjs/);
  expect(found).toContain('lib/used.mjs: tested');
  expect(found).toContain('lib/validation/text.ts: nowhere');
  expect(found).not.toMatch(/Unused files|iban|textLength/);
});

test('imports against the arrows of the architecture', async () => {
  cpSync('tsconfig.json', path.join(folder, 'tsconfig.json'));
  write({
    'lib/db/client.ts': `export const database = 1;\n`,
    'lib/domain/candidate-schemas.ts': `import { database } from '@/lib/db/client';\nexport const schema = database;\n`,
    'lib/candidates/decisions/rate-candidate.ts': `import { database } from '@/lib/db/client';\nimport { Table } from '@/components/table';\nexport const rate = [database, Table];\n`,
    'components/table.tsx': `import { schema } from '@/lib/domain/candidate-schemas';\nimport { rate } from '@/lib/candidates/decisions/rate-candidate';\nimport fs from 'node:fs';\nexport const Table = [schema, rate, fs];\n`,
    'lib/domain/process-schemas.ts': `export const schema = 1;\n`,
    'components/process-form.tsx': `import { schema } from '@/lib/domain/process-schemas';\nexport const Form = schema;\n`,
    'app/page.tsx': `import { database } from '@/lib/db/client';\nexport default database;\n`,
    'inngest/functions/analyse.ts': `import { database } from '@/lib/db/client';\nexport const analyse = database;\n`,
    'lib/a.ts': `import { b } from './b';\nexport const a = b;\n`,
    'lib/b.ts': `import { a } from './a';\nimport { c } from './gone';\nexport const b = [a, c];\n`,
    'lib/seeded.ts': `import { seed } from '@/prisma/seed/people';\nexport const seeded = seed;\n`,
    'prisma/seed/people.ts': `export const seed = 1;\n`,
  });
  const found = (await checkImports(folder)).map(
    ({ file, line, message }) => `${file}:${line} ${message.split(':')[0]}`,
  );
  expect(found).toEqual(
    expect.arrayContaining([
      'app/page.tsx:1 no-database-in-app-or-components',
      'components/table.tsx:1 schemas-load-with-their-forms',
      'components/table.tsx:2 components-reach-no-server',
      'components/table.tsx:3 components-reach-no-server',
      'inngest/functions/analyse.ts:1 durable-functions-call-use-cases',
      'lib/a.ts:1 no-cycles',
      'lib/b.ts:2 resolvable',
      'lib/candidates/decisions/rate-candidate.ts:2 lib-never-imports-upwards',
      'lib/seeded.ts:1 product-never-imports-tools',
    ]),
  );
  expect(found.filter((each) => each.startsWith('components/process-form.tsx'))).toEqual([]);
});
