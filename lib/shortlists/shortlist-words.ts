import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en/shortlist-document.json';
import pl from '@/messages/pl/shortlist-document.json';

const translators = {
  pl: createTranslator({ locale: 'pl', messages: pl }),
  en: createTranslator({ locale: 'en', messages: en }),
};

/** The texts of a printed shortlist in a language: not always the reader's. */
export const shortlistWords = (locale: Locale): (typeof translators)['pl'] => translators[locale];
