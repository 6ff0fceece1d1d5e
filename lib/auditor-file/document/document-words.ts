import { createTranslator } from 'next-intl';
import { allAuditActions, auditGroups } from '@/lib/audit/audit-actions';
import { languageTags, type Locale } from '@/lib/i18n/locale';
import { timeZone } from '@/lib/i18n/time-zone';
import enLog from '@/messages/en/audit-log.json';
import enDocument from '@/messages/en/auditor-document.json';
import plLog from '@/messages/pl/audit-log.json';
import enReview from '@/messages/en/requirement-review.json';
import plDocument from '@/messages/pl/auditor-document.json';
import plReview from '@/messages/pl/requirement-review.json';

const messages = {
  pl: { auditLog: plLog, auditorDocument: plDocument, requirementReview: plReview },
  en: { auditLog: enLog, auditorDocument: enDocument, requirementReview: enReview },
};

const translators = {
  pl: createTranslator({ locale: 'pl', messages: messages.pl, namespace: 'auditorDocument' }),
  en: createTranslator({ locale: 'en', messages: messages.en, namespace: 'auditorDocument' }),
};

/** The document's texts. */
export const auditorDocument = (locale: Locale) => translators[locale];
export type AuditorDocument = ReturnType<typeof auditorDocument>;

/** What turns codes, numbers and moments into words of a language. */
export function documentWords(locale: Locale) {
  const t = auditorDocument(locale);
  const log = createTranslator({ locale, messages: messages[locale], namespace: 'auditLog' });
  const review = createTranslator({ locale, messages: messages[locale], namespace: 'requirementReview' });
  const moment = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone });
  const day = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'medium', timeZone });
  const percent = new Intl.NumberFormat(languageTags[locale], { style: 'percent', maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 2 });
  return {
    locale,
    at: (value: string) => moment.format(new Date(value)),
    on: (value: string) => day.format(new Date(value)),
    share: (part: number, whole: number) => (whole === 0 ? '–' : percent.format(part / whole)),
    number: (value: number) => number.format(value),
    engine: (name: string) => (name === 'offline' || name === 'openai' ? t(`engine.${name}`) : name),
    action: (name: string) => {
      const known = allAuditActions.find((one) => one === name);
      return known ? log(`action.${known}`) : name;
    },
    warning: (code: string) =>
      code in plReview.warning ? review(`warning.${code as keyof typeof plReview.warning}`) : code,
    group: (name: string) => {
      const known = auditGroups.find((one) => one === name);
      return known ? log(`group.${known}`) : name === 'other' ? t('otherGroup') : name;
    },
  };
}

export type DocumentWords = ReturnType<typeof documentWords>;
