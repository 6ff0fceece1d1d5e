import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundlePrograms } from './bundle-programs';

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'programs-'));
  write('lib/reader-program/reader-program.ts', `console.log('read');`);
  write('lib/auth/worker/hash-program.ts', `console.log('hash');`);
  write('lib/db/client.ts', 'export const database = 1; export type Row = { id: string };');
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

const generated = (name = ''): string => path.join(project, 'lib/programs/generated', name);

test('each program becomes one file; what an older version left is removed', async () => {
  write('lib/programs/generated/former.mjs', '');
  write('lib/reader-program/reader-program.ts', `import { word } from './word';\nconsole.log(word);`);
  write('lib/reader-program/word.ts', `export const word = 'bundled';`);
  await bundlePrograms(project);
  expect(readdirSync(generated()).sort()).toEqual(['hash-program.mjs', 'reader-program.mjs']);
  expect(readFileSync(generated('reader-program.mjs'), 'utf8')).toContain('bundled');
});

test('what a program loads later is a file of its own', async () => {
  write('lib/reader-program/reader-program.ts', `void import('./seldom').then(({ word }) => console.log(word));`);
  write('lib/reader-program/seldom.ts', `export const word = 'needed by few files';`);
  await bundlePrograms(project);
  const files = readdirSync(generated());
  expect(readFileSync(generated('reader-program.mjs'), 'utf8')).not.toContain('needed by few files');
  expect(files.some((file) => readFileSync(generated(file), 'utf8').includes('needed by few files'))).toBe(true);
});

test('an unchanged program is left alone', async () => {
  await bundlePrograms(project);
  const before = statSync(generated('reader-program.mjs'));
  write('lib/auth/worker/hash-program.ts', `console.log('changed');`);
  await bundlePrograms(project);
  expect(statSync(generated('reader-program.mjs')).ino).toBe(before.ino);
  expect(readFileSync(generated('hash-program.mjs'), 'utf8')).toContain('changed');
});

test('a program that has the database is refused; one that knows its types is not', async () => {
  write(
    'lib/reader-program/reader-program.ts',
    `import type { Row } from '../db/client';\nexport const row: Row | null = null;`,
  );
  await bundlePrograms(project);
  write('lib/reader-program/reader-program.ts', `import { database } from '../db/client';\nconsole.log(database);`);
  await expect(bundlePrograms(project)).rejects.toThrow('nothing of the server');
});
