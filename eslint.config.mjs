import next from '@next/eslint-plugin-next';
import * as typescript from '@typescript-eslint/parser';
import * as regexp from 'eslint-plugin-regexp';

// Only what oxlint has no rule for (.oxlintrc.json), so no file needs its types here.

const source = ['**/*.{ts,tsx,mjs,cjs}'];
const tests = ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'];

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

const membersRule = {
  group: ['**/member-permissions'],
  message: 'What members may do is part of the one rule: lib/domain/permissions.ts.',
};
const bareRule = {
  group: ['**/domain/permissions'],
  importNames: ['permittedActions'],
  message:
    'Ask for the process that it is about: requirePermissionIn, findProcessPermissions; requirePermission or actorMay where there is none; useCan in a component.',
};
const actorsRule = {
  group: ['**/auth/actor'],
  importNames: ['actorMay', 'requirePermission'],
  message: 'A page passes on what getProcessPermissions gives (ProcessPermissions), or asks requirePagePermission.',
};
const unwrappedProcessPage = {
  selector: "Program:not(:has(JSXOpeningElement[name.name='ProcessPermissions']))",
  message: 'Wrap the page in ProcessPermissions: a member may do more in this process than elsewhere.',
};

const undeclaredHandlers = [
  {
    selector:
      'ExportNamedDeclaration > :matches(FunctionDeclaration, ExportSpecifier), VariableDeclarator[id.name=/^[A-Z]+$/]:not([init.callee.name=/^(api|public)Handler$/])',
    message:
      'Make and export the handler with apiHandler({ permission, … }): it checks session, permission, CSRF and input; with publicHandler only what visitors may call.',
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
  {
    ignores: [
      '.next/**',
      '.data/**',
      'node_modules/**',
      '**/generated/**',
      'public/pdfjs/**',
      'next-env.d.ts',
      'test-results/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    name: 'every file',
    files: source,
    languageOptions: { parser: typescript },
    plugins: { '@next/next': next },
    rules: {
      '@next/next/no-location-assign-relative-destination': 'error',
      'no-restricted-syntax': ['error', focusedTest],
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
    name: 'settings',
    files: source,
    // Scripts and settings files run before or outside the product; the bundler must see NEXT_RUNTIME written out in
    // instrumentation.ts.
    ignores: [
      'lib/env.ts',
      'scripts/**',
      'tests/**',
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
    name: 'the rule of permissions',
    files: source,
    ignores: ['lib/{auth,http}/**', 'lib/users/get-current-user.ts', 'lib/domain/permissions.ts', 'tests/**', ...tests],
    rules: { 'no-restricted-imports': ['error', { patterns: [membersRule, bareRule] }] },
  },
  {
    name: 'permissions on the screen',
    files: ['{app,components}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns: [membersRule, bareRule, actorsRule] }] },
  },
  {
    name: 'pages of a process',
    files: ['app/\\(app\\)/processes/\\[processId\\]/**/page.tsx'],
    rules: { 'no-restricted-syntax': ['error', environmentRead, hexColour, unwrappedProcessPage] },
  },
  {
    name: 'the API',
    files: ['app/api/v1/**/route.ts'],
    // The first answers where there is nothing, to everybody; to the others an ATS sends webhooks, which prove their sender.
    ignores: ['app/api/v1/\\[\\[...path\\]\\]/route.ts', 'app/api/v1/ats/webhooks/**'],
    rules: { 'no-restricted-syntax': ['error', environmentRead, ...undeclaredHandlers] },
  },
];

export default config;
