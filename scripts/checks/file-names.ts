import type { Problem, SourceFile } from './source-tree';

const forbidden = /^(utils?|helpers?|types|misc|common|shared)\.(ts|tsx|mjs|cjs)$/;
const barrel = /^index\.(ts|tsx|mjs|cjs)$/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const forbiddenFolder = /(^|\/)(utils?|helpers?|common|misc)\//;
/** Names that a tool prescribes. */
const toolNames =
  /^(README|CONTRIBUTING|LICENSE|CHANGELOG|SECURITY|NOTICE|Dockerfile|\.[a-z].*)(\.md)?$|^\[.*\]$|^\(.*\)$|^@[a-zA-Z]+$|^__.*$|^_[a-z-]+$|^\d+_[a-z0-9_]+$|^migration_lock\.toml$/;
/** Folders whose names are part of a URL or of a tool's convention. */
const routeFolder = /^(\[.*\]|\(.*\)|@[a-zA-Z]+|\.[a-z].*|\d{14}_[a-z0-9_]+)$/;

function nameProblem(file: string): string | null {
  const parts = file.split('/');
  const name = parts.at(-1) ?? file;
  const badFolder = parts.slice(0, -1).find((folder) => !kebabCase.test(folder) && !routeFolder.test(folder));
  if (badFolder) return `Name the folder "${badFolder}" in kebab-case.`;
  if (forbidden.test(name) || forbiddenFolder.test(file)) {
    return 'The name says nothing: name the file after what it does (format-money.ts, not utils.ts).';
  }
  if (barrel.test(name)) return 'No barrel files: import from the file that has the thing.';
  if (!kebabCase.test(name) && !toolNames.test(name)) return `Name the file "${name}" in kebab-case.`;
  return null;
}

/** Requires kebab-case names that say what the file does. */
export function checkFileNames(files: SourceFile[]): Problem[] {
  return files.flatMap((file) => {
    const message = nameProblem(file.path);
    return message ? [{ file: file.path, line: 1, message }] : [];
  });
}
