import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the project; `path` is relative with forward slashes, `text` is empty for binary files. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A finding of a check and how to fix it. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** A check of the files' text. */
export type TreeCheck = (files: SourceFile[]) => Problem[];

const skippedFolders = new Set([
  'node_modules',
  '.git',
  '.next',
  '.data',
  '.swc',
  'generated',
  // Copied into public for the PDF viewer.
  'pdfjs',
  'coverage',
  'test-results',
  'playwright-report',
]);
const skippedFiles = /^(\.env.*|next-env\.d\.ts|.*\.tsbuildinfo|.*\.log|\.DS_Store)$/;
const textFile = /\.(ts|tsx|mjs|cjs|json|md|css|prisma|sql|toml|yml|yaml|txt|svg|sh)$|^[^.]+$|^\.[a-z]+$/;

/** Every file of the repository, committed or not. */
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

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('e2e/');
}
