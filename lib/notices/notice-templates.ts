import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locale';
import type { NoticeKind } from './enums';

/** Relative to the working directory in both the project and the build (next.config.ts). */
const folder = path.join(process.cwd(), 'docs/notices');
const known = new Map<string, Promise<string>>();

/** The product's own text of a notice, Markdown with placeholders; read once in production. */
export function readTemplate(kind: NoticeKind, locale: Locale): Promise<string> {
  const read = () => readFile(path.join(folder, locale, `${kind}.md`), 'utf8');
  if (env().NODE_ENV !== 'production') return read();
  const key = `${locale}/${kind}`;
  const template = known.get(key) ?? read();
  known.set(key, template);
  return template;
}
