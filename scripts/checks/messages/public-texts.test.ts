import type { SourceFile } from '../source-tree';
import { checkPublicTexts } from './public-texts';

const uses = (namespace: string) => `const t = useTranslations('${namespace}');\nt('title');`;

/** A sign-in page with a form in the browser, and a process page that a visitor is redirected from. */
const code: Record<string, string> = {
  'app/(public)/sign-in/page.tsx': `import { Form } from '@/components/users/form';\n${uses('legal')}`,
  'components/users/form.tsx': `'use client';\nimport { Field } from './field';\nconst Part = () => import('@/components/users/demo');`,
  'components/users/field.tsx': uses('fields'),
  'components/users/demo.tsx': `const t = useTranslations();\nt(\`layout.role.\${role}\`);`,
  'app/(app)/processes/page.tsx': `import '@/components/processes/list';\nawait requirePageActor();`,
  'components/processes/list.tsx': `'use client';\n${uses('processes')}`,
  'app/(app)/layout.tsx': `import '@/components/layout/signed-in-app';`,
  'components/layout/signed-in-app.tsx': `import { SignedInProviders } from './signed-in-providers';\nimport './menu';`,
  'components/layout/menu.tsx': `'use client';\n${uses('keys')}`,
};
const namespaces = ['fields', 'keys', 'layout', 'legal', 'processes'];

function problemsOf(listed: string[], changes: Record<string, string> = {}): string[] {
  const list = `export const publicNamespaces = [${listed.map((name) => `'${name}'`).join(', ')}] as const;`;
  const files: SourceFile[] = Object.entries({ ...code, ...changes }).map(([path, text]) => ({ path, text }));
  const all = [...files, { path: 'lib/i18n/public-messages.ts', text: list }];
  return checkPublicTexts(all, namespaces).map(({ file, message }) => `${file} ${message}`);
}

test('public pages need what their components in the browser use, and nothing of the server or of signed-in pages', () => {
  expect(problemsOf(['fields', 'layout'])).toEqual([]);
});

test.each([
  [['layout'], 'components/users/field.tsx A page without a session may show this text: add "fields"'],
  [['fields'], 'components/users/demo.tsx A page without a session may show this text: add "layout"'],
  [['fields', 'layout', 'processes'], 'lib/i18n/public-messages.ts No public page uses "processes"'],
])('with %j the list is wrong', (listed, problem) => {
  expect(problemsOf(listed)).toEqual([expect.stringContaining(problem)]);
});

test('a page that starts to admit visitors, and a text that nobody can foresee', () => {
  const admitted = { 'app/(app)/processes/page.tsx': `import '@/components/processes/list';` };
  expect(problemsOf(['fields', 'layout'], admitted)).toEqual([expect.stringContaining('add "processes"')]);
  const unknown = { 'components/users/field.tsx': `${uses('fields')}\nconst all = useTranslations();\nall(name);` };
  expect(problemsOf(['fields', 'layout'], unknown)).toEqual([expect.stringContaining('name the namespace')]);
});
