function displayName(code: string, locale: string, type: 'language' | 'region'): string | undefined {
  try {
    return new Intl.DisplayNames([locale], { type, fallback: 'none' }).of(code);
  } catch {
    // `of` throws on anything that is not shaped like a code.
    return undefined;
  }
}

/** A language's name in the interface language, with a capital; the code itself where it names none. */
export function languageName(code: string, locale: string): string {
  const name = displayName(code, locale, 'language');
  return name ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : code;
}

/** A country's name in the interface language for its ISO 3166 code; what is no such code stays as it is. */
export function countryName(country: string, locale: string): string {
  return displayName(country, locale, 'region') ?? country;
}
