import { createTranslator } from 'next-intl';
import type { RetentionSince } from '@/lib/domain/retention/rule-schemas';
import type { Locale } from '@/lib/i18n/locale';
import enNotices from '@/messages/en/notices.json';
import plNotices from '@/messages/pl/notices.json';

/** What a period is about; its words are `notices.period.<subject>`. */
export type PeriodSubject = keyof typeof plNotices.period;

export interface StoragePeriod {
  subject: PeriodSubject;
  keptFor: { days: number } | { months: number } | 'until-erased' | 'without-end';
  /** From when a rule of retention counts; none: from what the subject says. */
  since?: RetentionSince;
}

const messages = { pl: { notices: plNotices }, en: { notices: enNotices } };

/** How long each is kept, a line each, in `locale`. */
export function describePeriods(periods: readonly StoragePeriod[], locale: Locale): string[] {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'notices' });
  const lengthOf = ({ keptFor, since }: StoragePeriod): string => {
    if (since) return t(`kept.since.${since}`, { length: lengthOf({ subject: 'candidates', keptFor }) });
    if (keptFor === 'until-erased') return t('kept.untilErased');
    if (keptFor === 'without-end') return t('kept.withoutEnd');
    return 'days' in keptFor ? t('kept.days', { count: keptFor.days }) : t('kept.months', { count: keptFor.months });
  };
  return periods.map((period) => `${t(`period.${period.subject}`)}: ${lengthOf(period)}`);
}
