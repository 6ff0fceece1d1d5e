import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locale';
import enNotices from '@/messages/en/notices.json';
import plNotices from '@/messages/pl/notices.json';

/** What a period is about; its words are `notices.period.<subject>`. */
export type PeriodSubject = keyof typeof plNotices.period;

export interface StoragePeriod {
  subject: PeriodSubject;
  /** Null: until somebody erases it. */
  keptFor: { days: number } | { months: number } | null;
}

const messages = { pl: { notices: plNotices }, en: { notices: enNotices } };

/** How long each is kept, a line each, in `locale`. */
export function describePeriods(periods: readonly StoragePeriod[], locale: Locale): string[] {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'notices' });
  return periods.map(({ subject, keptFor }) => {
    const length =
      keptFor === null
        ? t('kept.untilErased')
        : 'days' in keptFor
          ? t('kept.days', { count: keptFor.days })
          : t('kept.months', { count: keptFor.months });
    return `${t(`period.${subject}`)}: ${length}`;
  });
}
