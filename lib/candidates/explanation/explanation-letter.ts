import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en/explanation-letter.json';
import pl from '@/messages/pl/explanation-letter.json';

const translators = {
  pl: createTranslator({ locale: 'pl', messages: pl }),
  en: createTranslator({ locale: 'en', messages: en }),
};

/** Translator of `messages/<locale>/explanation-letter.json`: a letter's language is not the reader's. */
export type ExplanationLetter = (typeof translators)['pl'];

/** The texts of letters to candidates in a language. */
export const explanationLetter = (locale: Locale): ExplanationLetter => translators[locale];
