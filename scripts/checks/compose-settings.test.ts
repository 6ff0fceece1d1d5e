import { settings } from '../../lib/env';
import { checkComposeSettings } from './compose-settings';
import { readSourceTree } from './source-tree';

const files = readSourceTree().filter(({ path }) => path === 'lib/env.ts' || path === 'compose.yaml');
const compose = files.find(({ path }) => path === 'compose.yaml')?.text ?? '';

test('compose.yaml passes every setting on, and one that it loses is named', () => {
  expect(checkComposeSettings(files)).toEqual([]);
  const without = { path: 'compose.yaml', text: compose.replace(/^ +BACKUP_PASSPHRASE_FILE:.*\n/m, '') };
  const planted = [...files.filter(({ path }) => path !== 'compose.yaml'), without];
  expect(checkComposeSettings(planted)).toMatchObject([{ message: expect.stringContaining('BACKUP_PASSPHRASE_FILE') }]);
});

test('what compose.yaml passes for a setting that is not in .env is taken as if it were not set', () => {
  const empty = [...compose.matchAll(/^ {2}([A-Z_\d]+): \$\{\1:-\}$/gm)].map(([, name = '']) => [name, '']);
  expect(empty.length).toBeGreaterThan(40);
  expect(settings.parse(Object.fromEntries(empty))).toEqual(settings.parse({}));
});
