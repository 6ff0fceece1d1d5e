import type { Problem, SourceFile } from './source-tree';

/** The folders of docs/architecture.md. */
const folders = new Set([
  '.ci',
  '.github',
  'app',
  'components',
  'docs',
  'e2e',
  'inngest',
  'lib',
  'messages',
  'prisma',
  'public',
  'scripts',
  'tests',
]);

/** Allows only the top-level folders of the architecture. */
export function checkTopLevel(files: SourceFile[]): Problem[] {
  const found = new Map<string, string>();
  for (const { path } of files) {
    const [folder, ...rest] = path.split('/');
    if (folder && rest.length > 0 && !folders.has(folder) && !found.has(folder)) found.set(folder, path);
  }
  return [...found].map(([folder, file]) => ({
    file,
    line: 1,
    message: `"${folder}/" is not in docs/architecture.md: move the file, or change that page first.`,
  }));
}
