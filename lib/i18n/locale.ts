/** The product's languages (specification, section 1). */
export const locales = ['pl', 'en'] as const;
export type Locale = (typeof locales)[number];
/** Polish is the default and the fallback (specification, section 1). */
export const defaultLocale: Locale = 'pl';
/** Cookie and local-storage key that keep the chosen language. */
export const localeCookie = 'locale';

/** `value` if it is a language of the product, else the default. */
export function toLocale(value: string | null | undefined): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale;
}
