import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceStamp } from './source-stamp';

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  write('app/page.tsx', 'one');
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

test.each([
  'app/page.tsx',
  'instrumentation-client.ts',
  'next.config.ts',
  'package-lock.json',
  'docs/guide/pl/start.md',
  'prisma/schema/process.prisma',
  'scripts/build/build-product.ts',
  'scripts/users/prompt.ts',
  'anything-new.ts',
  'a-new-folder/file.ts',
])('%s belongs to the build', (file) => {
  const before = sourceStamp(project);
  write(file, 'two');
  const after = sourceStamp(project);
  expect(after).not.toBe(before);
  write(file, 'three');
  expect(sourceStamp(project)).not.toBe(after);
});

test.each([
  '.next/server/page.js',
  '.data/postgres/PG_VERSION',
  'node_modules/next/package.json',
  'e2e/start.spec.ts',
  'docs/decisions/0001-node.md',
  'lib/db/generated/client.ts',
  'lib/programs/generated/reader.mjs',
  'app/api/v1/openapi.json/generated/routes.ts',
  'lib/errors.test.ts',
  'prisma/seed/factories.ts',
  'scripts/start/launch.ts',
  'README.md',
  'jest.config.mjs',
])('%s does not', (file) => {
  const before = sourceStamp(project);
  write(file, 'two');
  expect(sourceStamp(project)).toBe(before);
});

test('file times do not matter', () => {
  const before = sourceStamp(project);
  write('app/page.tsx', 'one');
  expect(sourceStamp(project)).toBe(before);
});
