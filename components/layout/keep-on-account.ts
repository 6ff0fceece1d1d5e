import { apiRequest } from '@/lib/http/browser-client';
import type { Locale } from '@/lib/users/schemas';

/**
 * Keeps the language on the account of whoever is signed in.
 *
 * @throws ApiError
 */
export async function keepOnAccount(locale: Locale): Promise<void> {
  await apiRequest({ path: '/users/me/locale', method: 'PUT', body: { locale } });
}
