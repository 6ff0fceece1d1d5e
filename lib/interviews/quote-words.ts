import type { Locale } from '@/lib/i18n/locale';

const marks: Record<Locale, [string, string]> = { pl: ['„', '”'], en: ['“', '”'] };
const maxLength = 160;

/** Words on one line without a full stop at the end; long ones are cut at a word. */
export function shortLine(words: string, longest = maxLength): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  // "Sp. z o.o." keeps its dot.
  const bare = /\.\p{L}\.$/u.test(line) ? line : line.replace(/(?<![.;,\s])[.;,\s]+$/, '');
  return bare.length > longest ? `${bare.slice(0, bare.lastIndexOf(' ', longest))}…` : bare;
}

/** The recruiter's or the CV's words on one line, in quotation marks; long ones are cut at a word. */
export function quoteWords(words: string, locale: Locale, longest = maxLength): string {
  const [open, close] = marks[locale];
  return `${open}${shortLine(words, longest)}${close}`;
}
