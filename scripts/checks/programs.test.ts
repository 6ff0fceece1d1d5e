import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkImports } from './import-rules';
import { checkFormatting, checkTypes, findUnused, lintSamples } from './programs';

jest.setTimeout(120_000);

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

const samples = {
  product: {
    file: 'lib/errors.ts',
    text: `/* eslint-disable @typescript-eslint/no-explicit-any */
export const a: any = process.env.SECRET;
// @ts-ignore
export const b = a!;
export function save() { Promise.resolve(1); }
export function same(x: unknown) { return x == 1; }
export function long() {\n${'  save();\n'.repeat(60)}}
${manyLines(300)}`,
  },
  component: {
    file: 'components/ui/spinner.tsx',
    text: `import { useEffect, useState } from 'react';
export function Spinner({ open }: { open: boolean }) {
  if (open) useEffect(() => {});
  const [n] = useState(0);
  return <div onClick={() => n} style={{ color: '#ff0000' }}><img src="/a.png" /></div>;
}
${manyLines(250)}`,
  },
  slowPatterns: {
    file: 'lib/errors.ts',
    text: `export const email = /[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.[\\p{L}]{2,}/u;
export const gap = new RegExp('\\\\s*,?\\\\s*$');\n`,
  },
  readerProgram: {
    file: 'lib/cv/profile/about.ts',
    text: `import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { isJobTitle } from './job-title';
import type { CvDocument } from '@/lib/cv/cv-document';
export class Place { constructor(private readonly cv: CvDocument) {} }
export const all = [foldSameLength, isJobTitle];\n`,
  },
  route: { file: 'app/api/health/route.ts', text: manyLines(51) },
  bareHandlers: {
    file: 'app/api/v1/users/short/route.ts',
    text: `export async function GET() {}
export const POST = async () => Response.json({});
export const PUT = apiHandler({ handle: () => list() });
export const PATCH = apiHandler({ permission: mine, handle: () => list() });
const handler = () => null;
export { handler as DELETE };\n`,
  },
  skippedTest: { file: 'lib/errors.test.ts', text: `test.only('a', () => {});\n` },
  good: { file: 'lib/errors.ts', text: 'export const answer: number = 42;\n' },
};

describe('lint', () => {
  const found = new Map<string, string | null>();
  const foundIn = (name: keyof typeof samples) => found.get(name);

  beforeAll(async () => {
    const results = await lintSamples(Object.values(samples));
    for (const [index, name] of Object.keys(samples).entries()) found.set(name, results[index] ?? null);
  });

  test('of the product’s code', () => {
    for (const rule of [
      'no-explicit-any',
      'lib/env.ts, the only place that reads process.env',
      'ban-ts-comment',
      'no-non-null-assertion',
      'no-floating-promises',
      'eqeqeq',
      'max-lines-per-function',
      'Maximum allowed is 300',
      'has no effect because',
    ]) {
      expect(foundIn('product')).toContain(rule);
    }
    expect(foundIn('product')).toMatch(/lib\/errors\.ts\n\s+1:1 /);
  });

  test('of components', () => {
    for (const rule of [
      'react-hooks/rules-of-hooks',
      'jsx-a11y/alt-text',
      'jsx-a11y/click-events-have-key-events',
      'Colours come from the tokens',
      'Maximum allowed is 250',
    ]) {
      expect(foundIn('component')).toContain(rule);
    }
  });

  test('of patterns whose time grows with the square of a text', () => {
    expect(foundIn('slowPatterns')).toMatch(/1:\d+ .*regexp\/no-super-linear-move/);
    expect(foundIn('slowPatterns')).toMatch(/2:\d+ .*regexp\/no-super-linear-(move|backtracking)/);
  });

  test('of what the reader process runs as it stands', () => {
    expect(foundIn('readerProgram')).toMatch(/1:1 .*relative path with its ending/);
    expect(foundIn('readerProgram')).toMatch(/2:1 .*relative path with its ending/);
    expect(foundIn('readerProgram')).not.toMatch(/^ *3:1 .*relative path/m);
    expect(foundIn('readerProgram')).toContain('parameter-properties');
  });

  test('of route handlers and of tests', () => {
    expect(foundIn('route')).toContain('Maximum allowed is 50');
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

test('imports against the arrows of the architecture', async () => {
  cpSync('tsconfig.json', path.join(folder, 'tsconfig.json'));
  write({
    'lib/db/client.ts': `export const database = 1;\n`,
    'lib/candidates/schemas.ts': `import { database } from '@/lib/db/client';\nexport const schema = database;\n`,
    'lib/candidates/rate-candidate.ts': `import { database } from '@/lib/db/client';\nimport { Table } from '@/components/table';\nexport const rate = [database, Table];\n`,
    'components/table.tsx': `import { schema } from '@/lib/candidates/schemas';\nimport { rate } from '@/lib/candidates/rate-candidate';\nimport fs from 'node:fs';\nexport const Table = [schema, rate, fs];\n`,
    'lib/processes/schemas.ts': `export const schema = 1;\n`,
    'components/process-form.tsx': `import { schema } from '@/lib/processes/schemas';\nexport const Form = schema;\n`,
    'app/page.tsx': `import { database } from '@/lib/db/client';\nexport default database;\n`,
    'inngest/functions/analyse.ts': `import { database } from '@/lib/db/client';\nexport const analyse = database;\n`,
    'lib/a.ts': `import { b } from './b';\nexport const a = b;\n`,
    'lib/b.ts': `import { a } from './a';\nimport { c } from './gone';\nexport const b = [a, c];\n`,
    'lib/cv/profile/about.ts': `import { database } from '../../db/client.ts';\nexport const about = database;\n`,
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
      'lib/candidates/rate-candidate.ts:2 lib-never-imports-upwards',
      'lib/cv/profile/about.ts:1 reader-program-runs-by-itself',
      'lib/seeded.ts:1 product-never-imports-tools',
    ]),
  );
  expect(found.filter((each) => each.startsWith('components/process-form.tsx'))).toEqual([]);
});
