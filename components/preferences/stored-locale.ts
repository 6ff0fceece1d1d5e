import { readStored, writeStored } from '@/components/state/browser-storage';
import { cookieLocale, localeCookie, locales, type Locale } from '@/lib/i18n/locale';

const oneYear = 60 * 60 * 24 * 365;
/** The user whose account agrees with the cookie; absent while the choice is this browser's alone. */
const savedForKey = 'locale-saved-for';

/** Stores the language in cookie and local storage. */
export function storeLocale(locale: Locale): void {
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${oneYear}; samesite=lax`;
  writeStored('local', localeCookie, locale);
}

/** The language that was chosen in this browser; undefined while a page is displayed in the default one. */
export function readChosenLocale(): Locale | undefined {
  return cookieLocale(document.cookie);
}

/** The user to whose account the choice was saved, or null. */
export function readSavedFor(): string | null {
  return readStored('local', savedForKey);
}

/** Marks the choice as saved to a user's account; null: it still has to be, at the next sign-in. */
export function storeSavedFor(userId: string | null): void {
  writeStored('local', savedForKey, userId);
}

/** The language in local storage, which outlives a cleared cookie. */
export function readStoredLocale(): Locale | undefined {
  const stored = readStored('local', localeCookie);
  return locales.find((locale) => locale === stored);
}
