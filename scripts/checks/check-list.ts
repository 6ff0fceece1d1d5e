import { auditPackages } from './audit';
import { checkCitations } from './citations';
import { checkComposeSettings } from './compose-settings';
import { checkDataFiles } from './data-files';
import { checkFileNames } from './file-names';
import { checkHygiene } from './hygiene';
import { checkImports } from './import-rules';
import { checkMessages } from './messages/check-messages';
import { checkPersonalData } from './personal-data';
import { checkFormatting, checkTypes, findUnused, generateRouteTypes, lint, lintRest } from './programs';
import { findSchemaDrift } from './schema-drift';
import { checkMonitoring } from './monitoring';
import { checkOutgoingClients } from './outgoing-clients';
import { checkSafeMigrations } from './safe-migrations';
import { checkScreens } from './screens';
import { checkSettingsTable } from './settings-table';
import { readSourceTree, type Problem, type TreeCheck } from './source-tree';
import { checkTopLevel } from './top-level';

export interface Check {
  name: string;
  /** What it enforces, in a few words. */
  what: string;
  /**
   * @param note says what could not be checked; it stands at the end of the output
   * @returns what is wrong, or null
   */
  run: (note: (text: string) => void) => Promise<string | null>;
}

function listProblems(problems: Problem[]): string | null {
  if (problems.length === 0) return null;
  return problems
    .map(({ file, line, message }) => `${file}:${line}  ${message}`)
    .sort()
    .join('\n');
}

function onSourceTree(check: TreeCheck): Check['run'] {
  return () => Promise.resolve(listProblems(check(readSourceTree())));
}

/** The slow checks first, so that two at a time finish early. */
export const checks: Check[] = [
  {
    name: 'lint',
    what: 'oxlint: React, accessibility, sizes, no any, promises, whole switches',
    run: () => lint(),
  },
  {
    name: 'lint-rest',
    what: 'ESLint: handlers name their permission, no process.env outside lib/env.ts, no slow patterns',
    run: lintRest,
  },
  { name: 'types', what: 'strict TypeScript', run: async () => (await generateRouteTypes()) ?? checkTypes() },
  {
    name: 'formatting',
    what: 'Prettier',
    run: () => checkFormatting(),
  },
  {
    name: 'unused',
    what: 'no file, export or package that nothing uses',
    run: () => findUnused(),
  },
  { name: 'audit', what: 'no package with a known high weakness, or a reason until a day', run: auditPackages },
  { name: 'schema', what: 'migrations build what the Prisma schema says', run: () => findSchemaDrift() },
  {
    name: 'migrations',
    what: 'new migrations block no large table and are safe beside the version before',
    run: onSourceTree(checkSafeMigrations),
  },
  { name: 'imports', what: 'one-way imports, no cycles', run: async () => listProblems(await checkImports()) },
  { name: 'messages', what: 'texts equal in both languages, all used, none missing', run: onSourceTree(checkMessages) },
  { name: 'screens', what: 'every page is in the list of screens that tests look at', run: onSourceTree(checkScreens) },
  { name: 'file-names', what: 'kebab-case names that say something', run: onSourceTree(checkFileNames) },
  { name: 'top-level', what: 'only the folders of the architecture', run: onSourceTree(checkTopLevel) },
  {
    name: 'outgoing',
    what: 'every client that calls other machines heeds the proxy',
    run: onSourceTree(checkOutgoingClients),
  },
  {
    name: 'settings',
    what: 'the table of settings is what lib/env.ts says, and compose.yaml passes them on',
    run: onSourceTree((files) => [...checkSettingsTable(files), ...checkComposeSettings(files)]),
  },
  { name: 'data-files', what: 'every data file is imported', run: onSourceTree(checkDataFiles) },
  {
    name: 'monitoring',
    what: 'alert rules fire when they should; what they and the dashboard ask for exists',
    run: checkMonitoring,
  },
  {
    name: 'personal',
    what: 'every column below a candidate says what becomes of it',
    run: onSourceTree(checkPersonalData),
  },
  {
    name: 'hygiene',
    what: 'no registry, home path, range, real address or unfinished note',
    run: onSourceTree(checkHygiene),
  },
  {
    name: 'citations',
    what: 'comments and pages cite files, records and rules that exist',
    run: onSourceTree(checkCitations),
  },
];
