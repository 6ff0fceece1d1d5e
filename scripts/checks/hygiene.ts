import { lineOf, type Problem, type SourceFile } from './source-tree';

interface Rule {
  in: (path: string) => boolean;
  pattern: RegExp;
  message: string;
}

const source = (path: string): boolean => /\.(ts|tsx|mjs|cjs|css|prisma|sql|md|sh)$/.test(path);
const code = (path: string): boolean => /\.(ts|tsx|mjs|cjs|css|prisma)$/.test(path);
/** This file contains what it forbids. */
const ownFile = (path: string): boolean => path.startsWith('scripts/checks/hygiene.');

const rules: Rule[] = [
  {
    in: (path) => path === 'package-lock.json',
    pattern: /"resolved": "https?:[^"]*"/,
    message:
      'The lock names a registry: install with .npmrc’s omit-lockfile-registry-resolved, so that any mirror works.',
  },
  {
    in: (path) => path === 'package.json',
    pattern: /"(?!node")[^"]+": "[\^~><*][^"]*"/,
    message: 'Pin the version exactly: ranges resolve differently from one machine to the next.',
  },
  {
    in: source,
    pattern: /(?<![\w.])\/(home|Users|root|work)\/[A-Za-z0-9_.-]+/,
    message: 'A path of one machine: make it relative to the project.',
  },
  {
    in: code,
    // 'XXX-XXX-XXX' is how the specification writes a phone number.
    pattern: /\b(TODO|FIXME|(?<!XXX-)XXX(?!-XXX)|HACK)\b/,
    message: 'Do it now, or write an issue: nothing unfinished is kept in the code.',
  },
  {
    in: source,
    pattern: /\b[\w.+-]+@(?!(?:[\w-]+\.)*example\b|(?:[\w-]+\.)*(?:test|invalid)\b)[\w-]+\.(com|pl|org|net|eu|io)\b/,
    message: 'A real mail domain: invented people have addresses that end in .example.',
  },
  {
    in: code,
    pattern: /\b(eslint|oxlint)-(disable|enable)\b/,
    message: 'No comment switches a rule off: correct the code, or make the exception in the rule’s settings.',
  },
  {
    in: source,
    pattern: /^(<{7}|>{7}) /m,
    message: 'A merge conflict was left in.',
  },
];

/** What no file in the repository may contain. */
export function checkHygiene(files: SourceFile[]): Problem[] {
  return files
    .filter(({ path }) => !ownFile(path))
    .flatMap(({ path, text }) =>
      rules
        .filter((rule) => rule.in(path))
        .flatMap((rule) =>
          [...text.matchAll(new RegExp(rule.pattern, `g${rule.pattern.flags}`))].slice(0, 5).map((match) => ({
            file: path,
            line: lineOf(text, match.index),
            message: `${rule.message} (${match[0].trim().slice(0, 60)})`,
          })),
        ),
    );
}
