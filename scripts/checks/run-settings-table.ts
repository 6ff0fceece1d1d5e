import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { settingsPage, writeSettingsTable } from './settings-table';

/** `npm run settings:table`: makes the table of docs/operating/settings.md anew. */
async function main(): Promise<void> {
  const env = { path: 'lib/env.ts', text: readFileSync('lib/env.ts', 'utf8') };
  const page = writeSettingsTable(readFileSync(settingsPage, 'utf8'), env);
  writeFileSync(settingsPage, await format(page, { ...(await resolveConfig(settingsPage)), filepath: settingsPage }));
}

await main();
