import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en/mail-texts.json';
import pl from '@/messages/pl/mail-texts.json';

const messages = { pl: { mailTexts: pl }, en: { mailTexts: en } };

/** What stands beneath a message that a model wrote, for its reader. */
const noticeIn = (locale: Locale): string =>
  createTranslator({ locale, messages: messages[locale], namespace: 'mailTexts' })('byModel');

/** The same in both languages. */
export const modelNotice: Record<Locale, string> = { pl: noticeIn('pl'), en: noticeIn('en') };
