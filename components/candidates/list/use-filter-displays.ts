import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { languageName } from '@/components/analysis/display-names';
import { applicationSourcesQuery, searchOptionsQuery } from '@/components/queries/candidates/candidate-queries';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { SearchOptions } from '@/lib/domain/candidate-schemas';
import { languageLevels } from '@/lib/domain/process-enums';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';

const verdicts = ['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'] satisfies Verdict[];

/** What the candidate filters offer: the values that occur in the process, in words. */
export function useFilterDisplays(processId: string, statistics: CandidatesStatisticsDto | undefined) {
  const t = useTranslations('candidates.filter');
  const ui = useTranslations('ui');
  const level = useTranslations('processSections.languages.level');
  const locale = useLocale();
  const sources = useQuery(applicationSourcesQuery(processId));
  const { data: options, isError: failed } = useQuery(searchOptionsQuery(processId));

  const verdictGroup = ({ criterionId, kind, label }: SearchOptions['criteria'][number]) => ({
    title: label,
    options: verdicts.map((verdict) => ({
      value: `${criterionId}:${verdict}`,
      name: ui(`${kind === 'RED_FLAG' ? 'redFlagChoice' : 'verdict'}.${verdict}`),
    })),
  });
  const languageGroup = (code: string) => ({
    title: languageName(code, locale),
    options: [
      { value: code, name: level('UNKNOWN') },
      ...languageLevels
        .filter((one) => one !== 'UNKNOWN')
        .map((one) => ({
          value: `${code}:${one}`,
          name: one === 'NATIVE' ? level(one) : t('atLeast', { level: level(one) }),
        })),
    ],
  });
  return {
    criteria: options?.criteria,
    displays: {
      statuses: { counts: statistics?.byStatus },
      applicationSources: { offered: sources.data?.items, failed: sources.isError },
      verdicts: { groups: options?.criteria.map(verdictGroup), failed },
      languages: { groups: options?.languages.map(languageGroup), failed },
      cities: { offered: options?.cities, failed },
      voivodeships: { offered: options?.voivodeships, failed },
    },
  };
}
