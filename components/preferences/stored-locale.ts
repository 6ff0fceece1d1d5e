import { readStored, writeStored } from '@/components/state/browser-storage';
import { localeCookie, locales, type Locale } from '@/lib/i18n/locale';

const oneYear = 60 * 60 * 24 * 365;
const chosenKey = 'locale-chosen-before-sign-in';

/**
 * Stores the language in cookie and local storage. `chosenNow` marks a choice made while signed out, which is saved to
 * the account at sign-in instead of being replaced by the account's.
 */
export function storeLocale(locale: Locale, { chosenNow = false } = {}): void {
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${oneYear}; samesite=lax`;
  writeStored('local', localeCookie, locale);
  if (chosenNow) writeStored('session', chosenKey, 'true');
}

/** Whether a language chosen while signed out still has to be saved to the account. */
export function wasChosenBeforeSignIn(): boolean {
  return readStored('session', chosenKey) !== null;
}

/** The choice has been saved to the account. */
export function clearChosenBeforeSignIn(): void {
  writeStored('session', chosenKey, null);
}

/** The language in local storage, which outlives a cleared cookie. */
export function readStoredLocale(): Locale | undefined {
  const stored = readStored('local', localeCookie);
  return locales.find((locale) => locale === stored);
}
