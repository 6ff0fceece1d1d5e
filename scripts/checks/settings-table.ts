import { settings } from '../../lib/env';
import { lineOf, type Problem, type SourceFile } from './source-tree';

const source = 'lib/env.ts';
export const settingsPage = 'docs/operating/settings.md';
const markers = { begin: '<!-- made from lib/env.ts by npm run settings:table -->', end: '<!-- end of the table -->' };
const header = ['Setting', 'Default', 'Unit or form', 'What it does'];
const entry = /^ {2}(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2})?([A-Z][A-Z_]*):/gm;

/** What `NAME=` of the environment gives: a setting's default by its schema, undefined without one. */
type DefaultOf = (name: string) => unknown;

const defaultOfSchema: DefaultOf = (name) =>
  name in settings.shape ? settings.shape[name as keyof typeof settings.shape].safeParse(undefined).data : undefined;

interface Setting {
  name: string;
  line: number;
  meaning: string;
  /** By the name of the tag, such as `unit`. */
  tags: Map<string, string>;
}

function readSettings({ text }: SourceFile): Setting[] {
  const begin = text.indexOf('z.object({');
  const body = text.slice(begin, text.indexOf('\n});', begin));
  return [...body.matchAll(entry)].map(({ 0: all, 1: comment = '', 2: name = '', index }) => {
    const [meaning = '', ...tags] = comment.replace(/\s*\n\s*\*?\s*/g, ' ').split(/(?:^|\s)@(?=[a-z])/);
    const tag = (words: string): [string, string] => {
      const [key = '', ...value] = words.trim().split(' ');
      return [key, value.join(' ')];
    };
    return {
      name,
      line: lineOf(text, begin + index + all.length),
      meaning: meaning.trim(),
      tags: new Map(tags.map(tag)),
    };
  });
}

function defaultCell(value: unknown, said: string | undefined): string {
  if (value === undefined) return said ?? 'none';
  return said === undefined ? `\`${String(value)}\`` : `\`${String(value)}\` (${said})`;
}

const unitOf = ({ name, tags }: Setting, defaultOf: DefaultOf): string | undefined =>
  tags.get('unit') ?? (typeof defaultOf(name) === 'boolean' ? '`true` or `false`' : undefined);

function cellsOf(setting: Setting, defaultOf: DefaultOf): string[] {
  const { name, meaning, tags } = setting;
  const unit = unitOf(setting, defaultOf) ?? '';
  return [`\`${name}\``, defaultCell(defaultOf(name), tags.get('default')), unit, meaning];
}

const rowOf = (cells: string[]): string => `| ${cells.join(' | ')} |`;
/** As Prettier writes it, and as it was written before. */
const plain = (row: string): string => row.replace(/\s+/g, ' ').trim();

const forOperators = (file: SourceFile): Setting[] => readSettings(file).filter(({ tags }) => !tags.has('internal'));

/** The names of the settings that operators set. */
export const namesForOperators = (file: SourceFile): string[] => forOperators(file).map(({ name }) => name);

/** The page with its table made anew from the comments and defaults of lib/env.ts. */
export function writeSettingsTable(page: string, file: SourceFile, defaultOf: DefaultOf = defaultOfSchema): string {
  const rows = forOperators(file).map((setting) => rowOf(cellsOf(setting, defaultOf)));
  const table = [rowOf(header), rowOf(header.map(() => '---')), ...rows].join('\n');
  const before = page.slice(0, page.indexOf(markers.begin) + markers.begin.length);
  return `${before}\n\n${table}\n\n${page.slice(page.indexOf(markers.end))}`;
}

/** The table of settings is what lib/env.ts says: none is missing, stale, without a meaning or without a unit. */
export function checkSettingsTable(files: SourceFile[], defaultOf: DefaultOf = defaultOfSchema): Problem[] {
  const env = files.find(({ path }) => path === source);
  const text = files.find(({ path }) => path === settingsPage)?.text ?? '';
  if (!env) return [{ file: source, line: 1, message: 'No such file: the settings are read from it.' }];
  const settingsOfEnv = forOperators(env);
  const undescribed = settingsOfEnv
    .filter((setting) => setting.meaning === '' || unitOf(setting, defaultOf) === undefined)
    .map(({ name, line }) => ({ file: source, line, message: `${name}: its comment says no meaning, or no @unit.` }));
  const rows = new Map(
    [...text.matchAll(/^\| `([A-Z][A-Z_]*)`.*$/gm)].map((row) => [
      row[1] ?? '',
      { line: lineOf(text, row.index), row: plain(row[0]) },
    ]),
  );
  const again = 'run npm run settings:table';
  const wrong = settingsOfEnv.flatMap((setting) => {
    const told = rows.get(setting.name);
    if (told?.row === plain(rowOf(cellsOf(setting, defaultOf)))) return [];
    const message = told ? `${setting.name} is stale: ${again}.` : `${setting.name} is missing: ${again}.`;
    return [{ file: settingsPage, line: told?.line ?? 1, message }];
  });
  const gone = [...rows]
    .filter(([name]) => !settingsOfEnv.some((setting) => setting.name === name))
    .map(([name, { line }]) => ({ file: settingsPage, line, message: `There is no ${name}: ${again}.` }));
  return [...undescribed, ...wrong, ...gone];
}
