import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeFacts } from '@/lib/notices/describe-facts';
import { findFacts } from '@/lib/notices/find-facts';
import type { Locale } from '@/lib/i18n/locale';
import { auditorDocument } from '../document/document-words';
import { skeletons, type Skeleton } from '../enums';
import type { FileScope, Lines } from '../file-scope';
import type { LineOf } from '../line-schemas';

/** Relative to the working directory in both the project and the build (next.config.ts). */
const folder = path.join(process.cwd(), 'docs/auditor-file');

/** How each kind of line begins in the files; a line without is a text. */
const marks = [
  ['# ', 'title'],
  ['## ', 'heading'],
  ['- [ ] ', 'gap'],
  ['- ', 'item'],
] as const;

const readSkeleton = (name: Skeleton, locale: Locale): Promise<string> =>
  readFile(path.join(folder, locale, `${name}.md`), 'utf8');

/** The lines of a text with its placeholders filled in; a line that is one placeholder of several values becomes as many items. */
export function parseSkeleton(
  document: Skeleton,
  markdown: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): LineOf<'document'>[] {
  return markdown.split('\n').flatMap((line): LineOf<'document'>[] => {
    if (line.trim() === '') return [];
    const [mark, kind] = marks.find(([beginning]) => line.startsWith(beginning)) ?? ['', 'text' as const];
    const words = line.slice(mark.length).trim();
    const list = values[/^\{(\w+)\}$/.exec(words)?.[1] ?? ''];
    if (Array.isArray(list)) return list.map((text: string) => ({ type: 'document', document, kind: 'item', text }));
    const text = words.replace(/\{(\w+)\}/g, (whole, name: string) => [values[name] ?? whole].flat().join('; '));
    return [{ type: 'document', document, kind, text }];
  });
}

/** System card, instructions and the skeletons that the law asks for, with what the installation knows and marked gaps. */
export async function* documentLines({ locale }: FileScope): Lines {
  const facts = await findFacts();
  const { controller, address, contact, officer, storagePl, storageEn } = facts.given;
  const given = { controller, address, contact, officer, storage: locale === 'pl' ? storagePl : storageEn };
  const missing = auditorDocument(locale)('missing');
  const gaps = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value || missing]));
  const values = { ...describeFacts(facts, locale), ...gaps };
  for (const name of skeletons) yield* parseSkeleton(name, await readSkeleton(name, locale), values);
}
