import { globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locale';
import { explainFileError } from '../../lib/failure';
import { replaceFile } from './replace-file';

const api = 'app/api/v1';
const routeList = `${api}/openapi.json/generated/routes.ts`;
const messageList = 'lib/i18n/generated/messages.ts';

/** The document itself, and what answers where there is no route. */
const notDescribed = ['openapi.json', '[[...path]]'];
/** What mails and the auditor's document say; pages do not need it (lib/mail/send, lib/auditor-file/document). */
const notOfPages = ['auditor-document', 'mail-texts'];

/** The namespace of a messages file: `foo-bar.json` is `fooBar`. */
export function namespaceOf(file: string): string {
  return path.basename(file, '.json').replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** `processes/[processId]` → `/processes/{processId}` */
const pathOf = (folder: string): string => `/${folder.replaceAll('[', '{').replaceAll(']', '}')}`;

function listRoutes(project: string): string {
  const folders = globSync('**/route.ts', { cwd: path.join(project, api) })
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .filter((folder) => !notDescribed.includes(folder))
    .sort((one, other) => byText(pathOf(one), pathOf(other)));
  const imports = folders.map((folder, index) => `import * as route${index} from '../../${folder}/route';`);
  const entries = folders.map((folder, index) => `  '${pathOf(folder)}': route${index},`);
  return [...imports, '', 'export const routes = {', ...entries, '};', ''].join('\n');
}

function listMessages(project: string): string {
  const files = [...locales].sort().flatMap((locale) =>
    globSync('*.json', { cwd: path.join(project, 'messages', locale) })
      .map((file) => ({ locale, name: path.basename(file, '.json') }))
      .filter(({ name }) => !notOfPages.includes(name))
      .sort((one, other) => byText(one.name, other.name)),
  );
  const imports = files.map(
    ({ locale, name }) => `import ${locale}_${namespaceOf(name)} from '@/messages/${locale}/${name}.json';`,
  );
  const entries = locales.flatMap((own) => [
    `  ${own}: {`,
    ...files
      .filter(({ locale }) => locale === own)
      .map(({ name }) => `    ${namespaceOf(name)}: ${own}_${namespaceOf(name)},`),
    '  },',
  ]);
  return [...imports, '', 'export const messages = {', ...entries, '};', ''].join('\n');
}

/**
 * Writes the lists that follow from files: the routes of `app/api/v1` by their path, for the OpenAPI document, and the texts of
 * `messages` by language and namespace. Takes milliseconds. The development server does so at its start only: after a new route
 * or a new file of texts it is started again.
 *
 * @throws Failure when a file cannot be written
 */
export function writeLists(project: string): void {
  const lists = { [routeList]: listRoutes(project), [messageList]: listMessages(project) };
  for (const [file, text] of Object.entries(lists)) {
    const target = path.join(project, file);
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      replaceFile(target, Buffer.from(text));
    } catch (error) {
      throw explainFileError(error, target);
    }
  }
}
