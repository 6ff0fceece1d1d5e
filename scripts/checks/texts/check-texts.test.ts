import type { SourceFile } from '../source-tree';
import { checkTexts } from './check-texts';

const long = 'x'.repeat(2000);
const messages = {
  'common.json': { close: 'Close' },
  'home.json': { title: 'Home', hint: long, chart: { bar: long } },
  'late-form.json': { title: long },
  'error-pages.json': { title: long },
};
const translated = (use: string, before = '') => `'use client';\n${before}\nexport function Part() {\n  ${use}\n}`;
const title = translated(`const t = useTranslations('home'); return t('title');`);
const page = (names: string, imported = '@/components/part') =>
  `import { Part } from '${imported}';\nexport default () => <PageTexts names={[${names}]}><Part /></PageTexts>;`;

/** What the check says of a page and its components, below a layout that sends `common`. */
function problemsOf(code: Record<string, string>): string[] {
  const texts = Object.entries(messages).flatMap(([name, content]) =>
    ['pl', 'en'].map((locale) => ({ path: `messages/${locale}/${name}`, text: JSON.stringify(content) })),
  );
  const layout = `import '@/components/close';\n<PageTexts names={['common']}>{children}</PageTexts>;`;
  const files: SourceFile[] = [
    ...texts,
    { path: 'app/layout.tsx', text: layout },
    { path: 'components/close.tsx', text: translated(`return useTranslations('common')('close');`) },
    ...Object.entries(code).map(([path, text]) => ({ path, text })),
  ];
  return checkTexts(files).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe('a page that sends just what its client components use', () => {
  test.each([
    ['a key', `'home.title'`, title],
    ['a template', `'home.chart'`, translated('const t = useTranslations("home"); return t(`chart.${id}`);')],
    ['a group', `'home.chart'`, translated(`const t = useTranslations('home.chart'); return t(id);`)],
    ['any key of the namespace', `'home'`, translated(`const t = useTranslations('home'); return t(id);`)],
    ['a translator handed over', `'home'`, translated(`const t = useTranslations('home'); return columns(t);`)],
    ['an id from elsewhere', `'home.title'`, translated(`const t = useTranslations(); return t(id ?? 'home.title');`)],
    [
      'a template from elsewhere',
      `'home.chart'`,
      translated('const t = useTranslations(); const id = `home.chart.${kind}`; return t(id);'),
    ],
    ['a translator in a list', `'home'`, translated(`const t = useTranslations('home'); return columns([t]);`)],
    [
      'a way of a translator',
      `'home'`,
      translated(`const t = useTranslations('home'); const m = t.rich; return m(id);`),
    ],
    [
      'a translator that a hook depends on',
      `'home.title'`,
      translated(`const t = useTranslations('home'); return useMemo(() => t('title'), [t]);`),
    ],
    ['a comment before the directive', `'home.title'`, `// Why.\n${title}`],
    ['what the layout sends', '', translated(`return useTranslations('common')('close');`)],
    ['nothing on the server', '', `export const Part = () => useTranslations('home')('title');`],
  ])('%s', (_, names, part) => {
    expect(problemsOf({ 'app/page.tsx': page(names), 'components/part.tsx': part })).toEqual([]);
  });

  test('below a client component everything runs in the browser, and what is imported late too', () => {
    const between = `'use client';\nconst load = () => import('./part');\nexport const Part = 1;`;
    const plain = `export const Part = () => useTranslations('home')('title');`;
    const files = { 'components/between.tsx': between, 'components/part.tsx': plain };
    expect(problemsOf({ ...files, 'app/page.tsx': page(`'home.title'`, '@/components/between') })).toEqual([]);
    expect(problemsOf({ ...files, 'app/page.tsx': page('', '@/components/between') })).toHaveLength(1);
  });

  test('types alone bring nothing', () => {
    const part = `'use client';\nimport type { Props } from './other';\nimport { type More } from './other';`;
    expect(
      problemsOf({ 'app/page.tsx': page(''), 'components/part.tsx': part, 'components/other.tsx': title }),
    ).toEqual([]);
  });
});

test('what a page lacks is named, with what to write', () => {
  expect(problemsOf({ 'app/page.tsx': page(''), 'components/part.tsx': title })).toEqual([
    `app/page.tsx:2 client components lack the texts home.title. Needed: <PageTexts names={['home.title']}>.`,
  ]);
  const bare = `import { Part } from '@/components/part';`;
  expect(problemsOf({ 'app/page.tsx': bare, 'components/part.tsx': title })).toHaveLength(1);
});

test.each([
  ['a namespace of which a small part is used', `'home'`, 'nothing uses home.'],
  ['a group that nothing uses', `'home.title', 'home.chart'`, 'nothing uses home.chart.'],
  ['what the layout sends already', `'home.title', 'common'`, 'nothing uses common.'],
  ['a name that is no text', `'home.title', 'nope'`, 'nothing uses nope.'],
])('what a page sends for nothing is named: %s', (_, names, words) => {
  const found = problemsOf({ 'app/page.tsx': page(names), 'components/part.tsx': title });
  expect(found).toEqual([expect.stringContaining(words)]);
});

test('a slot and what shows a failure stand below the layouts of their folders', () => {
  const code = { 'components/part.tsx': title, 'app/(app)/layout.tsx': page(`'home.title'`) };
  const error = `'use client';\nexport { Part as default } from '@/components/part';`;
  expect(problemsOf({ ...code, 'app/(app)/@side/page.tsx': page(''), 'app/(app)/error.tsx': error })).toEqual([]);
  expect(problemsOf({ ...code, 'app/error.tsx': error })).toHaveLength(1);
});

test('the page of last resort brings its texts itself', () => {
  const imports = `import { Part } from '@/components/part';\nimport pl from '@/messages/pl/error-pages.json';`;
  const part = translated(`return useTranslations('errorPages')('title');`);
  const code = { 'app/global-error.tsx': `'use client';\n${imports}`, 'components/part.tsx': part };
  expect(problemsOf(code)).toEqual([]);
  expect(problemsOf({ ...code, 'components/part.tsx': title })).toHaveLength(1);
});

describe('a part that comes late with its texts', () => {
  const brings = (locale: string, file = 'late-form') => `import x from '@/messages/${locale}/${file}.json';`;
  const code = {
    'app/page.tsx': page(`'home.title'`),
    'components/part.tsx': `'use client';\nexport const load = withTexts(
      { pl: () => import('./texts-pl'), en: () => import('./texts-en') },
      () => import('./form').then((module) => module.Form),
    );`,
    'components/form.tsx': `export function Form() {
      const home = useTranslations('home');
      return useTranslations('lateForm')('title') + home('title');
    }`,
    'components/texts-pl.ts': brings('pl'),
    'components/texts-en.ts': brings('en'),
  };

  test('the page sends only what does not come with it', () => {
    expect(problemsOf(code)).toEqual([]);
    expect(problemsOf({ ...code, 'app/page.tsx': page('') })).toEqual([expect.stringContaining('home.title')]);
    expect(problemsOf({ ...code, 'app/page.tsx': page(`'home.title', 'lateForm'`) })).toEqual([
      expect.stringContaining('nothing uses lateForm'),
    ]);
  });

  test('it may lead back to itself', () => {
    const form = `import './part';\n${code['components/form.tsx']}`;
    expect(problemsOf({ ...code, 'components/form.tsx': form })).toEqual([]);
  });

  test('texts that one language lacks, and texts for nothing', () => {
    expect(problemsOf({ ...code, 'components/texts-en.ts': '' })).toEqual([
      expect.stringContaining('app/page.tsx:2 client components lack the texts lateForm'),
      'components/texts-en.ts:1 Another language brings lateForm too: import it here.',
    ]);
    const both = { pl: brings('pl', 'error-pages'), en: brings('en', 'error-pages') };
    expect(
      problemsOf({
        ...code,
        'components/texts-pl.ts': code['components/texts-pl.ts'] + both.pl,
        'components/texts-en.ts': code['components/texts-en.ts'] + both.en,
      }),
    ).toEqual([expect.stringContaining('no use for errorPages'), expect.stringContaining('no use for errorPages')]);
  });
});

test('a computed namespace is refused in the browser', () => {
  const part = translated(`const t = useTranslations(namespace); return t('title');`);
  expect(problemsOf({ 'app/page.tsx': page(''), 'components/part.tsx': part })).toEqual([
    expect.stringContaining('computed namespace'),
  ]);
  const between = `'use client';\nexport { Part } from './part';`;
  const code = { 'components/part.tsx': part.replace(`'use client';`, ''), 'components/between.tsx': between };
  expect(problemsOf({ 'app/page.tsx': page('', '@/components/between'), ...code })).toHaveLength(1);
});

test('a second PageTexts in one file is refused: what it holds would count for both', () => {
  const twice = `${page(`'home.title'`)}\nexport const Other = () => <PageTexts names={['home.title']}><b /></PageTexts>;`;
  expect(problemsOf({ 'app/page.tsx': twice, 'components/part.tsx': title })).toEqual([
    expect.stringContaining('A second PageTexts'),
  ]);
});
