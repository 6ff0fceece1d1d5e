/** The product's languages (specification, section 1). */
export const locales = ['pl', 'en'] as const;
export type Locale = (typeof locales)[number];
/** Polish is the default and the fallback (specification, section 1). */
export const defaultLocale: Locale = 'pl';
/** Cookie and local-storage key of the chosen language. */
export const localeCookie = 'locale';

/** The language in a `Cookie` header; undefined without a supported one. */
export function cookieLocale(cookies: string | null | undefined): Locale | undefined {
  const cookie = cookies?.match(new RegExp(`(?:^|;\\s*)${localeCookie}=(${locales.join('|')})(?=;|$)`))?.[1];
  return locales.find((locale) => locale === cookie);
}

/**
 * The language of ours that an `Accept-Language` header prefers (RFC 9110, section 12.5.4); undefined when it names none.
 */
export function acceptedLocale(header: string | null | undefined): Locale | undefined {
  const ranges = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((value) => value !== undefined);
      const locale = locales.find((one) => one === tag.trim().split('-')[0]);
      return { locale, weight: weight === undefined ? 1 : Number(weight) };
    });
  return ranges.filter(({ locale, weight }) => locale && weight > 0).toSorted((a, b) => b.weight - a.weight)[0]?.locale;
}

/** The other of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'pl' ? 'en' : 'pl';
}

/** The language and region that dates and numbers are written in: British, as the English texts are spelt. */
export const languageTags: Record<Locale, string> = { pl: 'pl', en: 'en-GB' };

/** The supported language that `value` names, with or without a region, else the default. */
export function toLocale(value: string | null | undefined): Locale {
  return locales.find((locale) => locale === value?.split('-')[0]) ?? defaultLocale;
}
