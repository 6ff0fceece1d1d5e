import { checkDataFiles } from './data-files';
import { checkFileNames } from './file-names';
import { checkHygiene } from './hygiene';
import { checkOutgoingClients } from './outgoing-clients';
import { checkScreens } from './screens';
import type { SourceFile } from './source-tree';
import { checkTopLevel } from './top-level';

const file = (path: string, text = ''): SourceFile => ({ path, text });

describe('file names', () => {
  test.each([
    'lib/candidates/rateCandidate.ts',
    'lib/utils.ts',
    'components/ui/helpers.tsx',
    'lib/candidates/types.ts',
    'lib/candidates/index.ts',
    'lib/common/money.ts',
    'components/CandidateTable.tsx',
    'components/DataTable/row.tsx',
  ])('rejects %s', (path) => {
    expect(checkFileNames([file(path)])).toEqual([{ file: path, line: 1, message: expect.any(String) }]);
  });

  test.each([
    'lib/candidates/decisions/rate-candidate.ts',
    'lib/candidates/decisions/rate-candidate.integration.test.ts',
    'app/(app)/processes/[processId]/page.tsx',
    'app/(app)/@quickView/default.tsx',
    'app/api/auth/[...nextauth]/route.ts',
    'prisma/migrations/20261121103024_init/migration.sql',
    'README.md',
    '.dependency-cruiser.cjs',
    'docs/decisions/0010-tests.md',
  ])('accepts %s', (path) => {
    expect(checkFileNames([file(path)])).toEqual([]);
  });
});

test('a folder outside the architecture is reported once', () => {
  const files = [file('src/a.ts'), file('src/b.ts'), file('lib/a.ts'), file('package.json')];
  expect(checkTopLevel(files)).toEqual([{ file: 'src/a.ts', line: 1, message: expect.stringContaining('"src/"') }]);
});

test('a data file that nothing imports, and an imported one that is not there', () => {
  const files = [
    { path: 'lib/cv/masking/words/leave.json', text: '[]' },
    { path: 'lib/cv/masking/words/titles.json', text: '[]' },
    {
      path: 'lib/cv/masking/leave.ts',
      text: "import leave from './words/leave.json';\nimport gone from '@/lib/cv/gone.json';",
    },
  ];
  expect(checkDataFiles(files).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'lib/cv/masking/leave.ts:2 There is no lib/cv/gone.json.',
    'lib/cv/masking/words/titles.json:1 Import it where it is used, or take it out.',
  ]);
});

describe('hygiene', () => {
  const registry = ['https:', '', 'registry.npmjs.org', 'zod.tgz'].join('/');
  const conflict = '<'.repeat(7);
  test.each([
    ['package-lock.json', `{\n  "resolved": "${registry}"\n}`, 2],
    ['package.json', '{\n  "dependencies": {\n    "zod": "^4.6.7"\n  }\n}', 3],
    ['lib/a.ts', `const a = 1;\nconst file = '${['', 'home', 'anna', 'cv.pdf'].join('/')}';`, 2],
    ['lib/a.ts', `// ${'TO'}${'DO'}: later`, 1],
    ['prisma/seed/people.ts', `const email = 'anna.nowak@${'gmail'}.com';`, 1],
    ['docs/guide.md', `a\n${conflict} HEAD`, 2],
  ])('rejects in %s: %s', (path, text, line) => {
    expect(checkHygiene([file(path, text)])).toEqual([{ file: path, line, message: expect.any(String) }]);
  });

  test('accepts ordinary files', () => {
    const files = [
      file('package.json', '{ "engines": { "node": ">=22.12" }, "dependencies": { "zod": "4.6.7" } }'),
      file('lib/a.ts', `const email = 'anna@firma.example'; const url = '/homepage/home';`),
    ];
    expect(checkHygiene(files)).toEqual([]);
  });
});

describe('screens', () => {
  const list = file('e2e/screens/screen-list.ts', `const a = 1;\n{ name: 'home', file: 'app/(app)/page.tsx' }`);

  test('accepts a listed page and invisible files', () => {
    expect(checkScreens([list, file('app/(app)/page.tsx'), file('app/(app)/layout.tsx')])).toEqual([]);
  });

  test.each(['page', 'loading', 'error', 'not-found'])('reports a %s that is not listed', (kind) => {
    const files = [list, file('app/(app)/page.tsx'), file(`app/(app)/users/${kind}.tsx`)];
    expect(checkScreens(files)).toMatchObject([{ file: `app/(app)/users/${kind}.tsx` }]);
  });

  test('reports an entry without a page', () => {
    expect(checkScreens([list])).toMatchObject([{ file: 'e2e/screens/screen-list.ts', line: 2 }]);
  });
});

describe('outgoing clients', () => {
  test.each([
    `const answer = await fetch(url);`,
    `import { request as httpsRequest } from 'node:https';`,
    `import { createTransport } from 'nodemailer';`,
    `import { connect } from 'node:net';`,
  ])('one that is not in the list is reported: %s', (text) => {
    const found = checkOutgoingClients([file('lib/new/client.ts', `const a = 1;\n${text}`)], {});
    expect(found).toMatchObject([{ file: 'lib/new/client.ts', line: 2 }]);
  });

  test('those in the list, tests, types and outgoingFetch are not', () => {
    const files = [
      file('lib/known.ts', 'await fetch(url)'),
      file('lib/some.test.ts', 'await fetch(url)'),
      file('components/some.ts', 'await fetch(url)'),
      file('lib/other.ts', "import type { OpenAI } from 'openai';\nawait outgoingFetch(url);"),
    ];
    expect(checkOutgoingClients(files, { 'lib/known.ts': 'a reason' })).toEqual([]);
  });

  test('one that is gone is taken off the list', () => {
    expect(checkOutgoingClients([], { 'lib/gone.ts': 'a reason' })).toMatchObject([{ file: 'lib/gone.ts' }]);
  });
});
