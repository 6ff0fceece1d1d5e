import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locale';
import { bindGuideWords } from './bind-guide-words';
import { guideParts, guideSlugs, type GuidePartId, type GuideSlug } from './guide-contents';
import { parseGuidePage, type ParsedGuidePage } from './parse-guide-page';

export interface GuideLink {
  slug: GuideSlug;
  title: string;
  lead: string;
}

export interface GuidePage extends ParsedGuidePage {
  slug: GuideSlug;
  previous: GuideLink | null;
  next: GuideLink | null;
}

export interface GuidePart {
  id: GuidePartId;
  pages: GuideLink[];
}

/** Relative to the working directory in both the project and the build (next.config.ts). */
const folder = path.join(process.cwd(), 'docs/guide');
const parsed = new Map<string, Promise<ParsedGuidePage>>();

/** The API reference's introduction is stored with the guide, but is not one of its pages. */
const apiIntroduction = 'api';
type FileName = GuideSlug | typeof apiIntroduction;

async function readPage(locale: Locale, slug: FileName): Promise<ParsedGuidePage> {
  const page = parseGuidePage(await readFile(path.join(folder, locale, `${slug}.md`), 'utf8'));
  return locale === 'pl' ? bindGuideWords(page) : page;
}

/** Cached in production; the development server reads the file on every request. */
function loadPage(locale: Locale, slug: FileName): Promise<ParsedGuidePage> {
  if (env().NODE_ENV !== 'production') return readPage(locale, slug);
  const key = `${locale}/${slug}`;
  const known = parsed.get(key) ?? readPage(locale, slug);
  parsed.set(key, known);
  return known;
}

async function linkTo(locale: Locale, slug: GuideSlug | undefined): Promise<GuideLink | null> {
  if (!slug) return null;
  const { title, lead } = await loadPage(locale, slug);
  return { slug, title, lead };
}

/**
 * A page of the user guide.
 *
 * @param slug as in the URL `/docs/<slug>`
 * @returns null when the guide has no such page
 */
export async function findGuidePage(locale: Locale, slug: string): Promise<GuidePage | null> {
  const at = guideSlugs.findIndex((known) => known === slug);
  const known = guideSlugs[at];
  if (!known) return null;
  const [page, previous, next] = await Promise.all([
    loadPage(locale, known),
    linkTo(locale, guideSlugs[at - 1]),
    linkTo(locale, guideSlugs[at + 1]),
  ]);
  return { ...page, slug: known, previous, next };
}

/** The guide's table of contents. */
export async function listGuide(locale: Locale): Promise<GuidePart[]> {
  return Promise.all(
    guideParts.map(async ({ id, pages }) => {
      const links = await Promise.all(pages.map((slug) => linkTo(locale, slug)));
      return { id, pages: links.filter((link) => link !== null) };
    }),
  );
}

/** The introduction to the API reference. */
export function getApiIntroduction(locale: Locale): Promise<ParsedGuidePage> {
  return loadPage(locale, apiIntroduction);
}
