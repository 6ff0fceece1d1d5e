import type { Locale } from '@/lib/i18n/locale';

const marks: Record<Locale, [string, string]> = { pl: ['„', '”'], en: ['“', '”'] };

/** Puts the criterion's words, in quotation marks, in the place of `{criterion}`. */
export function quoteCriterion(template: string, label: string, locale: Locale): string {
  const [open, close] = marks[locale];
  const words = label.trim().replace(/(?<![.;,\s])[.;,\s]+$/, '');
  return template.replaceAll('{criterion}', () => `${open}${words}${close}`);
}
