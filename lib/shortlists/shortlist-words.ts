import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en/shortlist-document.json';
import pl from '@/messages/pl/shortlist-document.json';

const translators = {
  pl: createTranslator({ locale: 'pl', messages: pl }),
  en: createTranslator({ locale: 'en', messages: en }),
};

/** Translator of `messages/<locale>/shortlist-document.json`: a printed shortlist's language is not always the reader's. */
export type ShortlistDocument = (typeof translators)['pl'];

/** The texts of a printed shortlist in a language. */
export const shortlistDocument = (locale: Locale): ShortlistDocument => translators[locale];
