import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { languageName } from '@/components/analysis/display-names';
import { useDataTable } from '@/components/data-table/use-data-table';
import { useListColumns } from '@/components/data-table/use-list-columns';
import { useStageName } from '@/components/candidates/stages/use-stage-name';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { useRateCandidate } from '@/components/fields/candidates/use-rate-candidate';
import { useQuickView } from '@/components/navigation/use-quick-view';
import { applicationSourcesQuery, searchOptionsQuery } from '@/components/queries/candidates/candidate-queries';
import { processStagesQuery } from '@/components/queries/candidates/stage-queries';
import { useTightScreen } from '@/components/state/use-wide-screen';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import { candidateColumns, withoutStage } from '@/lib/domain/candidate-enums';
import type { CandidateListItem, SearchOptions } from '@/lib/domain/candidate-schemas';
import type { ProcessStages } from '@/lib/domain/stage-schemas';
import { languageLevels } from '@/lib/domain/process-enums';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/domain/process-schemas';
import { searchKey } from '@/lib/filters/list-params';
import { useCandidateColumns } from './candidate-columns';
import type { useCandidateSearch } from './use-candidate-search';
import { useCandidateSelection } from './use-candidate-selection';
import { useStripCriteria, useVerdictFilter } from './use-criteria-strip';

const nobody: string[] = [];
const noItems: CandidateListItem[] = [];
const nothing = {};
/** Without an ATS nobody is in it; with one, who is not in it comes from a file. */
const hiddenByDefault = {
  linked: ['applicationSources', 'source', 'city', 'stage', 'nextStep'],
  unlinked: ['applicationSources', 'source', 'city', 'inAts', 'stage', 'nextStep'],
};

type CandidateSearch = ReturnType<typeof useCandidateSearch>;

interface CandidateTableOptions extends Pick<CandidateSearch, 'list' | 'query'> {
  process: Pick<ProcessDto, 'id' | 'externalProcessId' | 'blindMode' | 'requirementList' | 'redFlags'>;
  statistics: CandidatesStatisticsDto | undefined;
  mayRate: boolean;
  isSelectable: boolean;
}

/** The address of a row's candidate at its place in the search. */
function useCandidateHref(processId: string, page: CandidateSearch['query']['data']) {
  const searchId = page?.searchId;
  const firstRow = page ? (page.page - 1) * page.pageSize : 0;
  return useCallback(
    (candidate: CandidateListItem, index: number) =>
      candidateHref(processId, candidate.id, searchId ? { searchId, position: firstRow + index + 1 } : null),
    [processId, searchId, firstRow],
  );
}

/** The rows of the search, their columns and the selection. */
export function useCandidateTable(options: CandidateTableOptions) {
  const { process, statistics, list, query, mayRate, isSelectable } = options;
  const page = query.data;
  const hrefOf = useCandidateHref(process.id, page);
  const rate = useRateCandidate(process.id);
  const onRate = mayRate ? rate : null;
  const { displays, criteria } = useFilterDisplays(process.id, statistics);
  const items = page?.items ?? noItems;
  const { visible, columnVisibility } = useListColumns({
    tableId: 'candidates',
    ids: candidateColumns,
    named: list.params.columns,
    hiddenByDefault: hiddenByDefault[process.externalProcessId === null ? 'unlinked' : 'linked'],
    onChange: list.change,
  });
  const { visible: hasQuickView } = useQuickView();
  const isTight = useTightScreen() && hasQuickView;
  const columns = useCandidateColumns({
    processId: process.id,
    hrefOf,
    onRate,
    selectable: isSelectable,
    labels: page?.criteria ?? nothing,
    criteria: useStripCriteria(process, criteria, page),
    visible,
    hits: page?.hits ?? nothing,
    similar: page?.similar ?? nobody,
    onVerdict: useVerdictFilter(list),
    blindMode: process.blindMode,
    isTight,
  });
  const { selection, rowSelection } = useCandidateSelection(process.id, page, searchKey(list.filters, list.params));
  const table = useDataTable({
    rows: items,
    columns,
    columnVisibility,
    rowSelection,
    getRowId: ({ id }) => id,
    selectable: isSelectable,
  });
  return { table, items, hrefOf, onRate, displays, selection, visible };
}

const verdicts = ['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'] satisfies Verdict[];

/** What the candidate filters offer: the values that occur in the process, in words. */
function useFilterDisplays(processId: string, statistics: CandidatesStatisticsDto | undefined) {
  const t = useTranslations('candidates.filter');
  const ui = useTranslations('ui');
  const level = useTranslations('processSections.languages.level');
  const locale = useLocale();
  const sources = useQuery(applicationSourcesQuery(processId));
  const stages = useQuery(processStagesQuery(processId));
  const stageName = useStageName();
  const { data: options, isError: failed } = useQuery(searchOptionsQuery(processId));

  const verdictGroup = ({ criterionId, kind, label }: SearchOptions['criteria'][number]) => ({
    title: label,
    options: verdicts.map((verdict) => ({
      value: `${criterionId}:${verdict}`,
      name: ui(`${kind === 'RED_FLAG' ? 'redFlagChoice' : 'verdict'}.${verdict}`),
    })),
  });
  const stageGroup = ({ items, withoutStage: count }: ProcessStages) => ({
    title: t('stages'),
    options: [
      ...items.map((stage) => ({ value: stage.stageId, name: stageName(stage), count: stage.count })),
      { value: withoutStage, name: t('withoutStage'), count },
    ],
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
      stages: { groups: stages.data && [stageGroup(stages.data)], failed: stages.isError },
      applicationSources: { offered: sources.data?.items, failed: sources.isError },
      verdicts: { groups: options?.criteria.map(verdictGroup), failed },
      languages: { groups: options?.languages.map(languageGroup), failed },
      cities: { offered: options?.cities, failed },
      voivodeships: { offered: options?.voivodeships, failed },
    },
  };
}
