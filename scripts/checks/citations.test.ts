import { checkCitations } from './citations';
import type { SourceFile } from './source-tree';

const file = (path: string, text = ''): SourceFile => ({ path, text });
const repository = [
  file('docs/specification.md', '# What it does\n\n## 1. Users\n\n## Candidate\n'),
  file('docs/decisions/0022-a-search-keeps-its-order.md'),
  file('docs/guide/en/score.md'),
  file('lib/domain/candidate-status.ts'),
  file('app/(app)/processes/[processId]/page.tsx'),
  file('scripts/users/user-create.ts'),
];
const check = (path: string, text: string) => checkCitations([...repository, file(path, text)]);

test.each([
  ['a page that is elsewhere', 'lib/a.ts', '\n/** Ranks (decisions.md, Candidate). */', 2],
  ['a page of another folder', 'lib/a.ts', '// As score.md says.', 1],
  ['no record', 'lib/a.ts', '/**\n * In order\n * (docs/decisions/0086).\n */', 3],
  ['no record, in the settings of the database', 'prisma/schema/a.prisma', '/// docs/decisions/0086', 1],
  ['no record, by its number alone', 'docs/decisions/0023-a.md', 'The order stays (0021).', 1],
  ['no file', 'components/a.tsx', `const a = 1; ${'/'}/ see lib/candidates/gone.ts`, 1],
  ['no file, by its name alone', 'lib/a.ts', '/* Its conditions are in `gone.ts`. */', 1],
  ['no file, in a page', 'docs/a.md', 'x\n\nThe rules: `lib/candidates/gone.ts`.', 3],
  ['a dead link', 'docs/guide/en/a.md', '[Decisions](decisions.md#analyses)', 1],
  ['no heading', 'lib/a.ts', '/** docs/specification.md, Applicant: whom a process has. */', 1],
])('reports %s', (_, path, text, line) => {
  expect(check(path, text)).toEqual([{ file: path, line, message: expect.stringMatching(/^No such /) }]);
});

test.each([
  ['a record', 'lib/a.ts', '// docs/decisions/0022'],
  ['a rule, wrapped', 'lib/a.ts', '/**\n * Ranks (docs/specification.md,\n * Candidate).\n */'],
  [
    'files',
    'lib/a.ts',
    '// `candidate-status.ts`, lib/domain/candidate-status.ts, app/(app)/processes/[processId]/page.tsx, `user-create.mjs`',
  ],
  ['many files at once', 'lib/a.ts', '// lib/**/*-program.ts, messages/<locale>/errors.json, docs/*.md'],
  ['links', 'docs/a.md', '[a](specification.md) [b](decisions/) [c](https://a.example/b.md) [d](/docs)'],
  ['a page of another project', 'docs/a.md', 'As ollama:docs/api.md says (`ollama:docs/api.md`).'],
  ['code, which is no comment', 'lib/a.ts', "const sample = 'lib/gone.ts'; const glob = 'lib/**/gone.md';"],
  ['a migration', 'prisma/migrations/1/migration.sql', '-- lib/candidates/gone.ts'],
])('accepts %s', (_, path, text) => {
  expect(check(path, text)).toEqual([]);
});
