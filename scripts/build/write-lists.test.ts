import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeLists } from './write-lists';

let project: string;

function write(file: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), '{}');
}

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'lists-'));
  for (const folder of ['processes/[processId]', 'processes/search', 'openapi.json', '[[...path]]'])
    write(`app/api/v1/${folder}/route.ts`);
  for (const name of ['ui', 'api-tokens', 'mail-texts'])
    for (const locale of ['pl', 'en']) write(`messages/${locale}/${name}.json`);
});
afterEach(() => rmSync(project, { recursive: true }));

const routes = (): string => path.join(project, 'app/api/v1/openapi.json/generated/routes.ts');

test('a route is in the list by its path, and a new one with the next writing', () => {
  writeLists(project);
  expect(readFileSync(routes(), 'utf8')).toBe(`import * as route0 from '../../processes/search/route';
import * as route1 from '../../processes/[processId]/route';

export const routes = {
  '/processes/search': route0,
  '/processes/{processId}': route1,
};
`);
  write('app/api/v1/tags/route.ts');
  writeLists(project);
  expect(readFileSync(routes(), 'utf8')).toContain("'/tags': route2");
});

test('a file of texts is a namespace in each language; mails have their own', () => {
  writeLists(project);
  expect(readFileSync(path.join(project, 'lib/i18n/generated/messages.ts'), 'utf8')).toBe(
    `import en_apiTokens from '@/messages/en/api-tokens.json';
import en_ui from '@/messages/en/ui.json';
import pl_apiTokens from '@/messages/pl/api-tokens.json';
import pl_ui from '@/messages/pl/ui.json';

export const messages = {
  pl: {
    apiTokens: pl_apiTokens,
    ui: pl_ui,
  },
  en: {
    apiTokens: en_apiTokens,
    ui: en_ui,
  },
};
`,
  );
});

test('an unchanged list is left alone', () => {
  writeLists(project);
  const before = statSync(routes());
  writeLists(project);
  expect(statSync(routes()).ino).toBe(before.ino);
});
