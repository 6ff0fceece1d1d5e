import { apiRequest } from '@/lib/http/browser/browser-client';
import type { Locale } from '@/lib/i18n/locale';

/**
 * Saves the language to the user's account.
 *
 * @throws ApiError
 */
export async function saveToAccount(locale: Locale): Promise<void> {
  await apiRequest({ path: '/users/me/locale', method: 'PUT', body: { locale } });
}
