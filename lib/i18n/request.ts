import { cookies } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { bindShortWords } from './bind-short-words';
import { localeCookie, toLocale } from './locale';
import { messages } from './messages';
import { timeZone } from './time-zone';

/** What pages say. Answers of the API and stored texts are no lines of a page, and keep plain spaces. */
const pageMessages: typeof messages = { ...messages, pl: bindShortWords(messages.pl) };

/** The language of a page comes from the cookie alone: it is not in the address. */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = toLocale(explicit ?? (await cookies()).get(localeCookie)?.value);
  return { locale, messages: pageMessages[locale], timeZone };
});
