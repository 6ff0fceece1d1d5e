function displayName(code: string, locale: string, type: 'language' | 'region'): string | undefined {
  try {
    return new Intl.DisplayNames([locale], { type, fallback: 'none' }).of(code);
  } catch {
    // `of` throws on malformed codes.
    return undefined;
  }
}

/** A language's capitalised name in the interface language; the code itself when unknown. */
export function languageName(code: string, locale: string): string {
  const name = displayName(code, locale, 'language');
  return name ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : code;
}

/** The name of an ISO 3166 country code in the interface language; anything else is returned unchanged. */
export function countryName(country: string, locale: string): string {
  return displayName(country, locale, 'region') ?? country;
}
