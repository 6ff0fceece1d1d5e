import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the project; `path` is relative with forward slashes, `text` is empty for pictures, fonts and PDFs. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Something a check found: where, and what to do about it. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** A check over the files' text; the other checks are programs (run-check.ts). */
export type TreeCheck = (files: SourceFile[]) => Problem[];

const skippedFolders = new Set([
  'node_modules',
  '.git',
  '.next',
  '.data',
  '.swc',
  'generated',
  'coverage',
  'test-results',
  'playwright-report',
]);
const skippedFiles = /^(\.env.*|next-env\.d\.ts|.*\.tsbuildinfo|.*\.log|\.DS_Store)$/;
const textFile = /\.(ts|tsx|mjs|cjs|json|md|css|prisma|sql|toml|yml|yaml|txt|svg|sh)$|^[^.]+$|^\.[a-z]+$/;

/** Every file that is, or would be, in the repository. */
export function readSourceTree(folder: string = process.cwd(), prefix = ''): SourceFile[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      const file = prefix + entry.name;
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : readSourceTree(folder, `${file}/`);
      if (!entry.isFile() || skippedFiles.test(entry.name)) return [];
      const text = textFile.test(entry.name) ? readFileSync(path.join(folder, file), 'utf8') : '';
      return [{ path: file, text }];
    });
}

/** The 1-based line of character `index` of `text`. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Whether `file` is a test or what only tests use. */
export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('e2e/');
}
