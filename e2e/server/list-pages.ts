import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Page {
  /** With parameters in brackets, e.g. `/processes/[processId]`. */
  route: string;
  /** The names of its path's parameters. */
  ids: string[];
  /** The names of the query's parameters that it reads, or its parts in the browser. */
  names: string[];
  readsQuery: boolean;
}

/** A parser map with its names in the URL, as `lib/<domain>/search-params.ts` exports it. */
interface ParserMap {
  parsers: Record<string, unknown>;
  urlKeys?: Record<string, string | undefined>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isParser = (value: unknown): boolean => isObject(value) && typeof value.parseServerSide === 'function';
const isParsers = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.values(value).length > 0 && Object.values(value).every(isParser);
const isMap = (value: unknown): value is ParserMap => isObject(value) && isParsers(value.parsers);

function namesOf(exported: unknown): string[] {
  if (isMap(exported)) return Object.keys(exported.parsers).map((key) => exported.urlKeys?.[key] ?? key);
  return isParsers(exported) ? Object.keys(exported) : [];
}

/** The names in the parser maps of the `search-params` modules that a page imports. */
async function parsedNames(source: string): Promise<string[]> {
  const modules = [...source.matchAll(/from '@\/(lib\/[\w/-]+\/search-params)'/g)].map(([, module]) => module ?? '');
  const loaded = await Promise.all(modules.map((module) => import(path.resolve(module)) as Promise<object>));
  return loaded.flatMap((module) => Object.values(module).flatMap(namesOf));
}

/** The names in a page's type of `searchParams`, and of its path's ids, which some pages take from the query. */
function typedNames(source: string): string[] {
  if (!source.includes('searchParams')) return [];
  const typed = [...source.matchAll(/(\w+)\?: string \| string\[\]/g)].map(([, name]) => name ?? '');
  return [...typed, 'processId', 'candidateId'];
}

/** The names of `useQueryState` anywhere in the browser's code. */
function browserNames(): string[] {
  const sources = globSync('components/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  return sources.flatMap((source) => [...source.matchAll(/useQueryState\('(\w+)'/g)].map(([, name]) => name ?? ''));
}

/** Every page of `app`, from its files. */
export async function listPages(): Promise<Page[]> {
  const files = globSync('app/**/page.tsx').filter((file) => !file.includes('@'));
  const inBrowser = browserNames();
  return Promise.all(
    files.map(async (file) => {
      const folders = path.dirname(file).split(path.sep).slice(1);
      const route = `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`;
      const ids = [...route.matchAll(/\[(\w+)\]/g)].map(([, id]) => id ?? '');
      const source = readFileSync(file, 'utf8');
      const names = [...(await parsedNames(source)), ...typedNames(source), ...inBrowser];
      return { route, ids, names: [...new Set(names)], readsQuery: source.includes('searchParams') };
    }),
  );
}
