import { checkSettingsTable, settingsPage, writeSettingsTable } from './settings-table';
import { readSourceTree, type SourceFile } from './source-tree';

const env = (settings: string): SourceFile => ({
  path: 'lib/env.ts',
  text: `export const settings = z.object({\n${settings}\n});\n`,
});
const page = (rows: string): SourceFile => ({ path: settingsPage, text: `# Settings\n\n${rows}\n` });
const defaults: Record<string, unknown> = { TIMEOUT_SECONDS: 30, SYNC: false };
const check = (settings: string, rows: string) =>
  checkSettingsTable([env(settings), page(rows)], (name) => defaults[name]);

const timeout =
  '  /**\n   * How long a\n   * request may take. @default demo: 3 @unit seconds\n   */\n  TIMEOUT_SECONDS: seconds,';
const timeoutRow = '| `TIMEOUT_SECONDS` | `30` (demo: 3) | seconds      | How long a request may take. |';
const sync = '  /** Whether it follows. */\n  SYNC: flag,';

test('a table that says what the settings say is accepted, however wide its columns are', () => {
  expect(
    check(
      `${timeout}\n${sync}`,
      `${timeoutRow}\n| \`SYNC\` | \`false\` | \`true\` or \`false\` | Whether it follows. |`,
    ),
  ).toEqual([]);
});

test.each([
  ['is missing', timeout, ''],
  ['has another default', timeout, timeoutRow.replace('30', '60')],
  ['has another meaning', timeout, timeoutRow.replace('a request', 'a step')],
  ['has another unit', timeout, timeoutRow.replace('seconds ', 'minutes ')],
  ['is no longer there', sync.replace('SYNC', 'OTHER'), timeoutRow],
])('a setting that %s is reported', (_, settings, row) => {
  const found = check(settings, row).filter(({ file }) => file === settingsPage);
  expect(found).toContainEqual(expect.objectContaining({ message: expect.stringContaining('npm run settings:table') }));
});

test('a setting without a comment, and one without a unit, are reported where they are', () => {
  expect(check('  LIMIT: number,', '')).toContainEqual(expect.objectContaining({ file: 'lib/env.ts', line: 2 }));
  expect(check('  /** How many. */\n  LIMIT: number,', '')).toContainEqual(
    expect.objectContaining({ file: 'lib/env.ts', line: 3 }),
  );
});

test('a setting that no operator sets is not in the table', () => {
  expect(check('  /** Tests only. @internal */\n  LIMIT: number,', '')).toEqual([]);
  expect(check('  /** Tests only. @internal */\n  TIMEOUT_SECONDS: number,', timeoutRow)).toHaveLength(1);
});

test('the table of the product is what lib/env.ts says, and a setting taken out of it is missed', () => {
  const files = readSourceTree().filter(({ path }) => path === 'lib/env.ts' || path === settingsPage);
  expect(checkSettingsTable(files)).toEqual([]);
  const [settingsOfEnv, table] = [
    files.find(({ path }) => path === 'lib/env.ts'),
    files.find(({ path }) => path === settingsPage),
  ];
  if (!settingsOfEnv || !table) throw new Error('no such file');
  const planted = { ...table, text: table.text.replace(/^\| `SECRETS_KEY`.*\n/m, '') };
  expect(checkSettingsTable([settingsOfEnv, planted])).toMatchObject([
    { message: expect.stringMatching(/^SECRETS_KEY is missing/) },
  ]);
  expect(
    checkSettingsTable([settingsOfEnv, { ...table, text: writeSettingsTable(planted.text, settingsOfEnv) }]),
  ).toEqual([]);
});
