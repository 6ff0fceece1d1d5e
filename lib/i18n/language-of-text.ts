import type { Locale } from './locale';

const names = {
  pl: new Intl.DisplayNames(['pl'], { type: 'language' }),
  en: new Intl.DisplayNames(['en'], { type: 'language' }),
};

/**
 * The language of a text as a sentence says it: "po niemiecku", "w języku hindi"; "German".
 *
 * @param code ISO 639-1; the code itself is said if unknown
 */
export function languageOfText(code: string, locale: Locale): string {
  const name = names[locale].of(code) ?? code;
  if (locale === 'en') return name;
  return /[scz]ki$/.test(name) ? `po ${name.slice(0, -1)}u` : `w języku ${name}`;
}
