import { cookies } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { localeCookie, toLocale } from './locale';
import { pageMessages } from './page-messages';
import { timeZone } from './time-zone';

/** The language of a page comes from the cookie alone: it is not in the address. */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = toLocale(explicit ?? (await cookies()).get(localeCookie)?.value);
  return { locale, messages: pageMessages[locale], timeZone };
});
