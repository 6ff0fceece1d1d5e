import { cookies } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { languageTags, localeCookie, toLocale } from './locale';
import { pageMessages } from './page-messages';
import { timeZone } from './time-zone';

/** The language comes from the cookie, not from the URL. */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = toLocale(explicit ?? (await cookies()).get(localeCookie)?.value);
  return { locale: languageTags[locale], messages: pageMessages[locale], timeZone };
});
