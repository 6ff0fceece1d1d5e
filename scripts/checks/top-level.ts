import type { Problem, SourceFile } from './source-tree';

/** The rooms of the house (docs/architecture.md). */
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
]);

/** Folders at the top that the architecture does not know. */
export function checkTopLevel(files: SourceFile[]): Problem[] {
  const found = new Map<string, string>();
  for (const { path } of files) {
    const [folder, ...rest] = path.split('/');
    if (folder && rest.length > 0 && !folders.has(folder) && !found.has(folder)) found.set(folder, path);
  }
  return [...found].map(([folder, file]) => ({
    file,
    line: 1,
    message: `"${folder}/" is no room of docs/architecture.md: put the file where it belongs, or change the page first.`,
  }));
}
