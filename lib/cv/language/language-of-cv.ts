import type { CvDocument, CvLanguage } from '@/lib/domain/cv-document';
import { isReadByRules } from '@/lib/domain/read-languages';
import { findSectionLines, type SectionKind } from '@/lib/cv/profile/sections';
import { countByLanguage } from './detect-language';

/**
 * Sections without the person's own prose: names, addresses, lists of tools, and clauses that employers of a country
 * require.
 */
const withoutProse: ReadonlySet<SectionKind> = new Set(['contact', 'skills', 'languages', 'clause']);
/** Characters; a CV whose headings are not known is one long section. */
const longestPiece = 400;
/** A few words of another language do not make a CV unreadable by the rules. */
const minForeignWords = 20;

/** The text in pieces of one section each. */
function piecesOf(document: Pick<CvDocument, 'pages'>): string[] {
  const pieces: { section: SectionKind; text: string }[] = [];
  for (const { section, text } of findSectionLines(document)) {
    const last = pieces.at(-1);
    if (last?.section === section && last.text.length < longestPiece) last.text += `\n${text}`;
    else pieces.push({ section, text });
  }
  return pieces.flatMap(({ section, text }) => (withoutProse.has(section) ? [] : [text]));
}

/**
 * The language of a CV: that of the sections with most of its prose. A language that the rules cannot read counts
 * only when it has more than half of the recognised words and at least `minForeignWords`; otherwise the CV is judged
 * as Polish or English.
 */
export function languageOfCv(document: Pick<CvDocument, 'pages'>): CvLanguage {
  const counts = [...countByLanguage(piecesOf(document))].toSorted(([, one], [, other]) => other - one);
  const known = counts.reduce((sum, [, words]) => sum + words, 0);
  const [language, words] = counts[0] ?? ['unknown', 0];
  if (isReadByRules(language) || (words >= minForeignWords && 2 * words > known)) return language;
  return counts.find(([other]) => isReadByRules(other))?.[0] ?? 'unknown';
}
