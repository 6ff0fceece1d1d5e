import type { SourceFile } from '../source-tree';
import { checkMessages } from './check-messages';

interface Sample {
  pl: Record<string, unknown>;
  en: Record<string, unknown>;
  code?: string;
}

function problemsOf({ pl, en, code = '' }: Sample): string[] {
  const files: SourceFile[] = [
    { path: 'messages/pl/candidate-table.json', text: JSON.stringify(pl, null, 2) },
    { path: 'messages/en/candidate-table.json', text: JSON.stringify(en, null, 2) },
    { path: 'components/candidates/table.tsx', text: code },
  ];
  return checkMessages(files).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const uses = (call: string): string =>
  `function Table() {\n  const t = useTranslations('candidateTable');\n  return ${call};\n}`;
const title = { title: 'Kandydaci' };

test('equal, used texts pass', () => {
  expect(problemsOf({ pl: title, en: { title: 'Candidates' }, code: uses(`t('title')`) })).toEqual([]);
});

describe('between the languages', () => {
  test('a key that one lacks', () => {
    const sample = { pl: { ...title, hint: 'Upuść PDF' }, en: title, code: uses(`t('title') + t('hint')`) };
    expect(problemsOf(sample)).toEqual([
      expect.stringMatching(/pl\/candidate-table.json:3 .*hint.*missing in messages\/en/),
    ]);
  });

  test('a placeholder that one lacks', () => {
    const sample = { pl: { title: 'Razem {count}' }, en: { title: 'In all {total}' }, code: uses(`t('title')`) };
    expect(problemsOf(sample)).toEqual([expect.stringContaining('{count}, {total} in one language only')]);
  });

  test('a Polish plural without its four forms', () => {
    const sample = {
      pl: { title: '{n, plural, one {# plik} few {# pliki} other {# pliku}}' },
      en: { title: '{n, plural, one {# file} other {# files}}' },
      code: uses(`t('title')`),
    };
    expect(problemsOf(sample)).toEqual([expect.stringContaining('lacks a plural form (n: many)')]);
  });

  test('a message that is no ICU message', () => {
    const sample = { pl: { title: 'Razem {' }, en: { title: 'In all' }, code: uses(`t('title')`) };
    expect(problemsOf(sample)).toEqual([expect.stringContaining('not a valid ICU message')]);
  });

  test('an empty text', () => {
    const sample = { pl: { title: ' ' }, en: title, code: uses(`t('title')`) };
    expect(problemsOf(sample)).toEqual([expect.stringContaining('is empty')]);
  });
});

describe('missing keys', () => {
  const both = { pl: title, en: title };
  test.each([
    ['a literal', uses(`t('title') + t('subtitle')`), 3],
    ['a branch of a condition', uses(`t(open ? 'title' : 'subtitle')`), 3],
    ['rich text', uses(`t('title') + t.rich('subtitle')`), 3],
    ['a prefix that nothing has', uses('t(`title`) + t(`status.${status}`)'), 3],
    [
      'a server translator',
      `const t = await getTranslations({ locale, namespace: 'candidateTable' });\nt('title'); t('nope');`,
      2,
    ],
    [
      'one of several awaited',
      `const [t] = await Promise.all([getTranslations('candidateTable')]);\nt('title'); t('nope');`,
      2,
    ],
    ['a translator handed over', uses(`t('title')`) + `\nfunction row(t: Translator) { return t('nope'); }`, 5],
    [
      'another namespace',
      uses(`t('title')`) + `\nfunction Row() { const t = useTranslations('row'); return t('title'); }`,
      5,
    ],
  ])('%s', (_, code, line) => {
    expect(problemsOf({ ...both, code })).toEqual([expect.stringMatching(new RegExp(`table.tsx:${line} No message`))]);
  });
});

describe('translators outside React', () => {
  test.each([
    [
      'of the file that is imported',
      `import pl from '@/messages/pl/candidate-table.json';\nconst t = createTranslator({ locale, messages: pl });\nt('title'); t('nope');`,
      3,
    ],
    ['made by a function named after the file', `const t = candidateTable(locale);\nt('title'); t('nope');`, 2],
    ['handed over by that type', `export const row = (say: CandidateTable) =>\n  say('title') + say('nope');`, 2],
  ])('%s', (_, code, line) => {
    const found = problemsOf({ pl: title, en: title, code });
    expect(found).toEqual([expect.stringMatching(new RegExp(`table.tsx:${line} No message "candidateTable.nope"`))]);
  });
});

describe('unused keys', () => {
  const both = (messages: Record<string, unknown>) => ({ pl: messages, en: messages });

  test('a key that nothing names', () => {
    const sample = { ...both({ ...title, old: 'Dawny' }), code: uses(`t('title')`) };
    expect(problemsOf(sample)).toEqual([expect.stringMatching(/json:3 "candidateTable.old" is used nowhere/)]);
  });

  test('a key below a prefix, whose end no code knows', () => {
    const messages = { status: { NEW: 'Nowy', GONE: 'Brak' } };
    const sample = { ...both(messages), code: `${uses('t(`status.${status}`)')}\nconst all = ['NEW'];` };
    expect(problemsOf(sample)).toEqual([expect.stringContaining('"candidateTable.status.GONE" is used nowhere')]);
  });

  test('computed keys count when they stand in the code', () => {
    const messages = { columns: { name: 'Nazwa', rate: 'Ocena' } };
    const code = `const column = { label: 'columns.name' };\n${uses('t(column.label)')}`;
    expect(problemsOf({ ...both(messages), code })).toEqual([expect.stringContaining('columns.rate')]);
  });

  test('the keys of a declaration count as values', () => {
    const messages = { filter: { status: 'Status', rate: 'Ocena' } };
    const code = `const filters = { status: choices() } satisfies FilterSet;\n${uses('t(`filter.${key}`)')}`;
    expect(problemsOf({ ...both(messages), code })).toEqual([expect.stringContaining('filter.rate')]);
  });

  test('a template of a translator whose namespace is not known counts in any', () => {
    const messages = { filter: { status: 'Status', rate: 'Ocena' }, old: 'Dawny' };
    const code = 'const t = useTranslations(namespace);\nt(`filter.${key}`);\nconst keys = ["status", "rate"];';
    expect(problemsOf({ ...both(messages), code })).toEqual([expect.stringContaining('"candidateTable.old"')]);
  });

  test('a template that chooses its group', () => {
    const messages = { good: { MET: 'Tak' }, bad: { MET: 'Jest' } };
    const code = `${uses("t(`${flag ? 'bad' : 'good'}.${verdict}`)")}\nconst verdicts = ['MET'];`;
    expect(problemsOf({ ...both(messages), code })).toEqual([]);
  });
});
