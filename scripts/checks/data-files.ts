import path from 'node:path';
import { isTest, lineOf, type Problem, type SourceFile } from './source-tree';

const code = /\.(ts|tsx|mjs)$/;
const dataFile = /^lib\/.*\.json$/;
const named = /'((?:@\/|\.\.?\/)[^'\n]+\.json)'/g;

/** Requires that some code imports each data file of `lib`, and that an imported one exists (docs/data-files.md). */
export function checkDataFiles(files: SourceFile[]): Problem[] {
  const present = new Set(files.map((file) => file.path));
  const read = new Set<string>();
  const problems: Problem[] = [];
  for (const file of files.filter(({ path: name }) => code.test(name) && !isTest(name))) {
    for (const { 1: name = '', index } of file.text.matchAll(named)) {
      const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file.path), name);
      read.add(target);
      if (!dataFile.test(target) || present.has(target)) continue;
      problems.push({ file: file.path, line: lineOf(file.text, index), message: `There is no ${target}.` });
    }
  }
  const unread = [...present].filter((name) => dataFile.test(name) && !read.has(name));
  return [
    ...problems,
    ...unread.map((file) => ({ file, line: 1, message: 'Import it where it is used, or take it out.' })),
  ];
}
