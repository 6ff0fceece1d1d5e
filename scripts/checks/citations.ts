import path from 'node:path';
import { lineOf, type Problem, type SourceFile } from './source-tree';

// An opening within a string, such as a glob, has no blank before it.
const slashComments = /(?<=^|[\s{(,])\/\*[\s\S]*?\*\/|(?<=^|[\s{(,;])\/\/.*$/gm;
const hashComments = /(?<=^|\s)#.*$/gm;
/** Applied migrations are not among them: their text must stay as it was. */
const commentsByEnding: Record<string, RegExp> = {
  '.ts': slashComments,
  '.tsx': slashComments,
  '.mjs': slashComments,
  '.cjs': slashComments,
  '.css': slashComments,
  '.prisma': slashComments,
  '.sh': hashComments,
  '.yml': hashComments,
  '.yaml': hashComments,
};

const rulesPage = 'docs/specification.md';
const link = /\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g;

interface Passage {
  /** Where it begins in the file. */
  at: number;
  /** Line breaks of comments are blanks, so that a citation may be wrapped. */
  text: string;
}

/** What of a file is written for people: its comments, or all of a page. */
function passagesOf({ path: file, text }: SourceFile): Passage[] {
  if (file.endsWith('.md')) return [{ at: 0, text }];
  const pattern = commentsByEnding[path.extname(file)];
  if (!pattern) return [];
  return [...text.matchAll(pattern)].map((match) => ({
    at: match.index,
    text: match[0].replace(/\n\s*\*?/g, (gap) => ' '.repeat(gap.length)),
  }));
}

interface Repository {
  paths: Set<string>;
  folders: Set<string>;
  names: Set<string>;
  records: Set<string>;
  /** Of the page of rules. */
  headings: string[];
}

function foldersOf(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

function describeRepository(files: SourceFile[]): Repository {
  const paths = files.map((file) => file.path);
  const rules = files.find((file) => file.path === rulesPage)?.text ?? '';
  return {
    paths: new Set(paths),
    folders: new Set(paths.flatMap(foldersOf)),
    names: new Set(paths.map((one) => path.posix.basename(one))),
    records: new Set(paths.flatMap((one) => /^docs\/decisions\/(\d{4})-/.exec(one)?.[1] ?? [])),
    headings: [...rules.matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? ''),
  };
}

/** A kind of citation: how it looks, and whether what `name` says is there. */
interface Kind {
  in?: (file: string) => boolean;
  pattern: RegExp;
  exists: (name: string, known: Repository, file: string) => boolean;
  message: string;
}

const beside = (file: string, name: string): string => path.posix.join(path.posix.dirname(file), name);
const isFile = (name: string, known: Repository, file: string): boolean =>
  known.paths.has(name) || known.paths.has(beside(file, name));

const noFile = 'No such file; one of another project is cited as "project:path"';
const noRecord = 'No such record in docs/decisions';
const kinds: Kind[] = [
  {
    pattern: /\bdecisions\/(\d{4})\b/g,
    exists: (number, { records }) => records.has(number),
    message: noRecord,
  },
  {
    in: (file) => file.startsWith('docs/decisions/'),
    pattern: /\((0\d{3})\)/g,
    exists: (number, { records }) => records.has(number),
    message: noRecord,
  },
  {
    pattern: /(?<![\w./*>:-])([\w./-]*[\w-]\.md)(?![\w.])/g,
    exists: isFile,
    message: noFile,
  },
  {
    pattern:
      /(?<![\w./*>@-])((?:app|components|docs|e2e|inngest|lib|messages|prisma|public|scripts|tests)\/[\w.()[\]@/-]*\.(?:tsx?|mjs|cjs|json|css|prisma|sql|sh|svg|png))(?![\w.])/g,
    exists: (name, known, file) => name.includes('/generated/') || isFile(name, known, file),
    message: noFile,
  },
  {
    // A command that is bundled is called by another ending than its source has.
    pattern: /`([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs))`/g,
    exists: (name, { names }) => names.has(name) || names.has(name.replace(/\.mjs$/, '.ts')),
    message: noFile,
  },
  {
    in: (file) => file.endsWith('.md'),
    pattern: link,
    exists: (name, known, file) =>
      name.startsWith('/') || isFile(name, known, file) || known.folders.has(beside(file, name).replace(/\/$/, '')),
    message: noFile,
  },
  {
    pattern: /\bdocs\/specification\.md,\s+([A-Z][\s\S]{0,60})/g,
    exists: (rest, { headings }) => headings.some((heading) => rest.replace(/\s+/g, ' ').startsWith(heading)),
    message: `No such heading in ${rulesPage}`,
  },
];

/** A link's target is a citation of its own kind, and no plain text. */
function withoutLinks(text: string): string {
  return text.replace(link, (target) => ' '.repeat(target.length));
}

function findDead({ at, text }: Passage, file: SourceFile, known: Repository): Problem[] {
  const plain = withoutLinks(text);
  return kinds
    .filter((kind) => kind.in?.(file.path) ?? true)
    .flatMap((kind) =>
      [...(kind.pattern === link ? text : plain).matchAll(kind.pattern)].flatMap((match) => {
        const name = match[1] ?? '';
        if (kind.exists(name, known, file.path)) return [];
        const cited = name.slice(0, 60).trim();
        return [{ file: file.path, line: lineOf(file.text, at + match.index), message: `${kind.message} (${cited}).` }];
      }),
    );
}

/** Comments and pages that cite a file, a record or a rule which is not in the repository. */
export function checkCitations(files: SourceFile[]): Problem[] {
  const known = describeRepository(files);
  return files.flatMap((file) => passagesOf(file).flatMap((passage) => findDead(passage, file, known)));
}
