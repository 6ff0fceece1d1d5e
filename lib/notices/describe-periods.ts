import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locale';
import enNotices from '@/messages/en/notices.json';
import plNotices from '@/messages/pl/notices.json';

/** What a period is about; its words are `notices.period.<subject>`. */
export type PeriodSubject = keyof typeof plNotices.period;

/** How long candidates are kept by an active rule of retention. */
export interface RulePeriod {
  subject: 'rule';
  basis: 'RECRUITMENT' | 'CLAIMS' | 'CONSENT';
  since: 'PROCESS_ENDED' | 'DECIDED' | 'ADDED' | 'CONSENT_ENDED';
  keptFor: { days: number } | { months: number };
  /** Then they are blocked, and erased so many months from the same day; null: then they are erased. */
  erasedAfterMonths: number | null;
}

export type StoragePeriod =
  | RulePeriod
  | { subject: PeriodSubject; keptFor: { days: number } | { months: number } | 'until-erased' | 'without-end' };

const messages = { pl: { notices: plNotices }, en: { notices: enNotices } };

/** How long each is kept, a line each, in `locale`; rules that read alike are told once. */
export function describePeriods(periods: readonly StoragePeriod[], locale: Locale): string[] {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'notices' });
  const lengthOf = ({ keptFor }: StoragePeriod): string => {
    if (keptFor === 'until-erased') return t('kept.untilErased');
    if (keptFor === 'without-end') return t('kept.withoutEnd');
    return 'days' in keptFor ? t('kept.days', { count: keptFor.days }) : t('kept.months', { count: keptFor.months });
  };
  const lineOf = (period: StoragePeriod): string => {
    if (period.subject !== 'rule') return `${t(`period.${period.subject}`)}: ${lengthOf(period)}`;
    const { basis, since, erasedAfterMonths } = period;
    const line = `${t(`rule.basis.${basis}`)}: ${lengthOf(period)} ${t(`rule.since.${since}`)}`;
    return erasedAfterMonths === null ? line : `${line}; ${t('rule.blocked', { count: erasedAfterMonths })}`;
  };
  return [...new Set(periods.map(lineOf))];
}
