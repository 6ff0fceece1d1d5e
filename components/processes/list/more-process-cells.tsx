'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { languageName } from '@/components/analysis/display-names';
import type { ProcessListItem } from '@/lib/processes/schemas';

/** What a process says in a column that is hidden at first, in one line; null: nothing. */
function useWords({ column, process }: { column: string; process: ProcessListItem }): string | null {
  const t = useTranslations('processDetails.information');
  const list = useTranslations('processes');
  const locale = useLocale();
  const format = useFormatter();
  const { location, budget, languages, redFlags } = process;
  switch (column) {
    case 'externalProcessId':
      return process.externalProcessId;
    case 'externalRecruitmentId':
      return process.externalRecruitmentId;
    case 'languages':
      return languages
        .map(({ language, level }) => `${languageName(language, locale)}, ${t(`level.${level}`)}`)
        .join('; ');
    case 'location':
      return location && [t(`locationType.${location.type}`), location.atsLocation].filter(Boolean).join(', ');
    case 'budget':
      return (
        budget &&
        list('budget', {
          amount: format.number(budget.maxMinor / 100, {
            style: 'currency',
            currency: budget.currency,
            maximumFractionDigits: budget.maxMinor % 100 === 0 ? 0 : 2,
          }),
          period: budget.period,
          tolerance: budget.tolerancePercent,
        })
      );
    case 'redFlags':
      return redFlags.map(({ text }) => text).join('; ');
    default:
      return process.extendedAtsIntegration ? list('yes') : list('no');
  }
}

/** A cell of a column that is hidden at first. */
export function MoreCell(props: { column: string; process: ProcessListItem }) {
  const words = useWords(props);
  if (!words) return <span className="text-ink-faint">–</span>;
  return (
    <span className="block truncate" title={words}>
      {words}
    </span>
  );
}
