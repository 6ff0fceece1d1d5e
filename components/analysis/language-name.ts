/** A language's name in the interface language, with a capital; the code itself where it names none. */
export function languageName(code: string, locale: string): string {
  try {
    const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code);
    return name ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : code;
  } catch {
    // `of` throws on anything that is not shaped like a language code.
    return code;
  }
}
