import { lineOf, type Problem, type SourceFile } from './source-tree';

/** What a person can see of app/: pages, quick views, and what stands there while they load or when they fail. */
const seen = /^app\/(?:.*\/)?(page|loading|error|not-found)\.tsx$/;
/** Stands only while the root layout is lost: no address and no failure of a call brings it about. */
const outOfReach = new Set(['app/error.tsx']);
const named = /'(app\/[^']+\.tsx)'/g;

/** Pages of app/ that the list of screens (e2e/screens/screen-list.ts) leaves out, and names in it of no page. */
export function checkScreens(files: SourceFile[]): Problem[] {
  const list = files.filter(({ path }) => path.startsWith('e2e/screens/'));
  const names = list.flatMap(({ path, text }) =>
    [...text.matchAll(named)].map((match) => ({ file: path, line: lineOf(text, match.index), name: match[1] ?? '' })),
  );
  const listed = new Set(names.map(({ name }) => name));
  const pages = new Set(files.map(({ path }) => path).filter((path) => seen.test(path) && !outOfReach.has(path)));
  const missing = [...pages]
    .filter((page) => !listed.has(page))
    .map((file) => ({
      file,
      line: 1,
      message: 'No test looks at it: add it, with its dialogs and states, to the list in e2e/screens.',
    }));
  const gone = names
    .filter(({ name }) => !pages.has(name))
    .map(({ file, line, name }) => ({
      file,
      line,
      message: `There is no ${name}: name the file that this screen is of.`,
    }));
  return [...missing, ...gone];
}
