import prettier from 'eslint-config-prettier';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import * as regexp from 'eslint-plugin-regexp';

const accessibility = coreWebVitals.find((config) => config.plugins?.['jsx-a11y']).plugins['jsx-a11y'];

/** What the reader process runs: Node takes it as it stands. .dependency-cruiser.cjs keeps this list whole. */
const readerProgram = [
  'lib/reader/{reader-program,picture-program,serve-jobs,run-job,protocol,watchdog}.ts',
  'lib/cv/{pdf,profile,masking,quality,ocr,docx}/**/*.ts',
  'lib/cv/{mask-personal-data,extract-profile,detect-language,reader-version,read-failure}.ts',
  'lib/analysis/engines/offline/**/*.ts',
  'lib/analysis/evidence/*.ts',
  'lib/analysis/texts/texts-in-reader.ts',
];

const source = ['**/*.{ts,tsx,mjs,cjs}'];
const tests = ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'];
const lines = (max) => ['error', { max, skipBlankLines: false, skipComments: false }];

const environmentRead = {
  selector:
    ":matches(MemberExpression[object.name='process'][property.name='env'], VariableDeclarator[init.name='process'] > ObjectPattern > Property[key.name='env'])",
  message: 'Read settings through env() of lib/env.ts, the only place that reads process.env.',
};
const focusedTest = {
  selector:
    'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo|fixme|failing)$/]',
  message: 'A test that is skipped or runs alone proves nothing: mend it or take it out.',
};
const hexColour = {
  selector: ':matches(Literal, TemplateElement[value.raw])[value=/#[0-9a-fA-F]{3,8}\\b/]',
  message: 'Colours come from the tokens in app/globals.css, so that light and dark both work.',
};

const undeclaredHandlers = [
  {
    selector:
      "ExportNamedDeclaration > :matches(FunctionDeclaration, ExportSpecifier), VariableDeclarator[id.name=/^[A-Z]+$/]:not([init.callee.name='apiHandler'])",
    message:
      'Make and export the handler with apiHandler({ permission, … }): it checks session, permission, CSRF and input.',
  },
  {
    selector:
      "CallExpression[callee.name='apiHandler']:not(:has(Property[key.name='permission'][value.type='Literal']))",
    message: "Name the permission as a string, or 'signed-in'.",
  },
  {
    selector: "Program:not(:has(CallExpression[callee.name='rejectOtherMethods']))",
    message: 'Export what the route does not serve with rejectOtherMethods({ … }): its answers carry Allow.',
  },
];

const config = [
  { ignores: ['.next/**', '.data/**', 'node_modules/**', 'lib/db/generated/**', 'next-env.d.ts', 'test-results/**'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  ...coreWebVitals,
  ...typescript,
  {
    name: 'every file',
    files: source,
    rules: {
      'max-lines': lines(300),
      'max-depth': ['error', 4],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', focusedTest],
      'import/no-anonymous-default-export': 'off',
      // Warns of what the React Compiler would skip; it is not used here.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    name: 'TypeScript',
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, minimumDescriptionLength: 10 }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    name: 'functions',
    files: ['{app,lib,inngest,prisma,scripts}/**/*.ts'],
    ignores: [...tests, 'scripts/testing/conformance/**'],
    rules: { 'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }] },
  },
  {
    name: 'components',
    files: ['{app,components}/**/*.tsx'],
    ignores: tests,
    rules: {
      ...accessibility.flatConfigs.recommended.rules,
      // In a radio group or a grid the focus is on a child; axe looks at the real page in e2e.
      'jsx-a11y/interactive-supports-focus': 'off',
      // What a person has just opened takes the focus: a calendar's day, a list's search field. Not a bare input.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A panel that scrolls must be reached by Tab, even when nothing in it can be pressed.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['aside'], roles: ['tabpanel'] }],
      'max-lines': lines(250),
    },
  },
  {
    name: 'patterns over foreign text',
    // What a stranger sends must not take more time than its length: one quadratic pattern stands a server still.
    files: ['lib/**/*.ts'],
    ignores: tests,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    name: 'the program of the reader process',
    files: readerProgram,
    ignores: [...tests, '**/testing/**'],
    rules: {
      '@typescript-eslint/parameter-properties': ['error', { prefer: 'class-property' }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/|^[.]{1,2}/.*(?<![.]ts|[.]json)$',
              allowTypeImports: true,
              message: 'Node runs this file as it stands: import values by a relative path with its ending.',
            },
          ],
        },
      ],
    },
  },
  { name: 'route handlers', files: ['app/**/route.ts'], rules: { 'max-lines': lines(50) } },
  {
    name: 'settings',
    files: source,
    // The reader process is a program of its own, where lib/env.ts is not built in; scripts and settings files run
    // before or outside the product; the bundler must see NEXT_RUNTIME written out in instrumentation.ts.
    ignores: [
      'lib/env.ts',
      'lib/reader/**',
      'lib/cv/pdf/**',
      'scripts/**',
      'prisma/seed/**',
      '*.config.{ts,mjs}',
      'instrumentation.ts',
      ...tests,
    ],
    rules: { 'no-restricted-syntax': ['error', environmentRead, focusedTest] },
  },
  {
    name: 'colours',
    files: ['components/**/*.tsx', 'app/**/*.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', environmentRead, hexColour] },
  },
  {
    name: 'the API',
    files: ['app/api/v1/**/route.ts'],
    // The first answers where there is nothing, to everybody; to the others an ATS sends webhooks, which prove their sender.
    ignores: ['app/api/v1/\\[...path\\]/route.ts', 'app/api/v1/ats/webhooks/**'],
    rules: { 'no-restricted-syntax': ['error', environmentRead, ...undeclaredHandlers] },
  },
  prettier,
];

export default config;
