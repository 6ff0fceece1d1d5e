import { lineOf, type Problem, type SourceFile } from './source-tree';

/** The visible files of app/: pages, quick views, loading and error states. */
const visible = /^app\/(?:.*\/)?(page|loading|error|not-found)\.tsx$/;
/** Shown only when the root layout fails, which no test can provoke. */
const unreachable = new Set(['app/error.tsx']);
const named = /'(app\/[^']+\.tsx)'/g;

/** Pages of app/ missing in e2e/screens, and entries there without a page. */
export function checkScreens(files: SourceFile[]): Problem[] {
  const list = files.filter(({ path }) => path.startsWith('e2e/screens/'));
  const names = list.flatMap(({ path, text }) =>
    [...text.matchAll(named)].map((match) => ({ file: path, line: lineOf(text, match.index), name: match[1] ?? '' })),
  );
  const listed = new Set(names.map(({ name }) => name));
  const pages = new Set(files.map(({ path }) => path).filter((path) => visible.test(path) && !unreachable.has(path)));
  const missing = [...pages]
    .filter((page) => !listed.has(page))
    .map((file) => ({
      file,
      line: 1,
      message: 'No screen test visits it: add it, with its dialogs and states, to e2e/screens.',
    }));
  const gone = names
    .filter(({ name }) => !pages.has(name))
    .map(({ file, line, name }) => ({
      file,
      line,
      message: `There is no ${name}: name the file of this screen.`,
    }));
  return [...missing, ...gone];
}
