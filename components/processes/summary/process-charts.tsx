'use client';

import { useTranslations } from 'next-intl';
import { BarList } from '@/components/ui/charts/bar-list';
import type { ChartTone } from '@/components/ui/charts/chart-tones';
import { Histogram } from '@/components/ui/charts/histogram';
import { ShareBar } from '@/components/ui/charts/share-bar';
import { candidateSources, candidateStatuses, decisionStates } from '@/lib/domain/candidate-enums';
import type { CandidatesStatisticsDto, VerdictCounts } from '@/lib/domain/process-schemas';
import { useScoreBars } from './use-score-bars';

type Status = (typeof candidateStatuses)[number];
type Source = (typeof candidateSources)[number];
type DecisionState = (typeof decisionStates)[number];

/** Filters of the table: current values and toggles. */
export interface ChartFilter {
  statuses: readonly Status[];
  sources: readonly Source[];
  decisions: readonly DecisionState[];
  /** Indexes of the selected bars of the score distribution. */
  deciles: readonly number[];
  toggleStatus: (status: Status) => void;
  toggleSource: (source: Source) => void;
  toggleDecision: (decision: DecisionState) => void;
  /** Narrows to those with this verdict on the criterion. */
  addVerdict: (criterionId: string, verdict: string) => void;
  toggleDecile: (index: number) => void;
}

const statusTones: Record<Status, ChartTone> = {
  NEW: 'accent',
  SEEN: 'neutral',
  PROCESSING_OUTDATED: 'caution',
  AWAITING_DOWNLOAD: 'unknown',
  DOWNLOADING: 'unknown',
  AWAITING_PROCESSING: 'unknown',
  IN_PROGRESS: 'unknown',
  AWAITING_EXTERNAL_PICK: 'positive',
  sent: 'positive',
  ERROR: 'negative',
  NO_FILE_FOUND: 'negative',
  INSUFFICIENT_POSITION_DESCRIPTION: 'negative',
};
/** Actionable statuses first, failed ones last. */
const statusOrder = Object.keys(statusTones);
const sourceTones: Record<Source, ChartTone> = { KNOW_ME: 'accent', ERECRUITER: 'neutral' };
const decisionTones: Record<DecisionState, ChartTone> = {
  ADVANCE: 'positive',
  HOLD: 'caution',
  REJECT: 'negative',
  UNDECIDED: 'unknown',
};

interface ProcessChartsProps {
  statistics: CandidatesStatisticsDto;
  /** Omitted: read only, with links to the list from the decisions. */
  filter?: ChartFilter;
  processId: string;
}

/** Charts of decisions, scores, verdicts per criterion, statuses and sources. */
export function ProcessCharts({ processId, statistics, filter }: ProcessChartsProps) {
  const t = useTranslations('processes.summary.chart');
  const candidates = useTranslations('candidates');
  const { verdictsByCriterion: verdicts, byStatus, bySource } = statistics;
  const scoreBars = useScoreBars();
  const shares = (counts: Record<string, number>) => Object.values(counts).filter((count) => count > 0).length;
  return (
    <>
      <ShareBar
        title={t('byDecision')}
        shares={decisionStates.map((decision) => ({
          id: decision,
          label: candidates(`decision.${decision}`),
          count: statistics.byDecision[decision] ?? 0,
          tone: decisionTones[decision],
        }))}
        {...(filter
          ? {
              selectedIds: filter.decisions,
              onSelect: (id) => decisionStates.filter((decision) => decision === id).forEach(filter.toggleDecision),
            }
          : { hrefOf: (id) => `/processes/${processId}?decision=${id}` })}
      />
      {statistics.scoreDistribution.some((count) => count > 0) && (
        <Histogram
          title={t('scores')}
          bars={scoreBars(statistics.scoreDistribution)}
          {...(filter && {
            selectedIds: filter.deciles.map(String),
            onSelect: (id) => filter.toggleDecile(Number(id)),
          })}
        />
      )}
      {statistics.scoresHidden > 0 && (
        <p className="text-ink-muted text-sm">{candidates('hiddenScore.count', { count: statistics.scoresHidden })}</p>
      )}
      <ShareBar
        title={t('byStatus')}
        shares={candidateStatuses
          .toSorted((one, other) => statusOrder.indexOf(one) - statusOrder.indexOf(other))
          .map((status) => ({
            id: status,
            label: candidates(`status.${status}`),
            count: byStatus[status] ?? 0,
            tone: statusTones[status],
          }))}
        {...(filter && {
          selectedIds: filter.statuses,
          onSelect: (id) => candidateStatuses.filter((status) => status === id).forEach(filter.toggleStatus),
        })}
      />
      <VerdictBars rows={verdicts.filter(({ kind }) => kind !== 'RED_FLAG')} onSelect={filter?.addVerdict} />
      <VerdictBars rows={verdicts.filter(({ kind }) => kind === 'RED_FLAG')} onSelect={filter?.addVerdict} redFlags />
      {shares(bySource) > 1 && (
        <ShareBar
          title={t('bySource')}
          shares={candidateSources.map((source) => ({
            id: source,
            label: candidates(`source.${source}`),
            count: bySource[source] ?? 0,
            tone: sourceTones[source],
          }))}
          {...(filter && {
            selectedIds: filter.sources,
            onSelect: (id) => candidateSources.filter((source) => source === id).forEach(filter.toggleSource),
          })}
        />
      )}
    </>
  );
}

function countJudged({ counts }: VerdictCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The share of judged candidates with this verdict; 0 without any. */
function verdictShare(row: VerdictCounts, verdict: keyof VerdictCounts['counts']): number {
  return row.counts[verdict] / Math.max(1, countJudged(row));
}

const criterionParts = [
  { id: 'MET', tone: 'positive' },
  { id: 'PARTIALLY_MET', tone: 'caution' },
  { id: 'NO_INFORMATION', tone: 'unknown' },
  { id: 'NOT_MET', tone: 'negative' },
] as const;
/** A red flag that is met counts against the candidate. */
const redFlagParts = [
  { id: 'NOT_MET', tone: 'positive' },
  { id: 'NO_INFORMATION', tone: 'unknown' },
  { id: 'PARTIALLY_MET', tone: 'caution' },
  { id: 'MET', tone: 'negative' },
] as const;

interface VerdictBarsProps {
  rows: readonly VerdictCounts[];
  redFlags?: boolean;
  onSelect: ChartFilter['addVerdict'] | undefined;
}

/** Sorted by the share of the rejecting verdict, then of missing information. */
function VerdictBars({ rows, redFlags = false, onSelect }: VerdictBarsProps) {
  const t = useTranslations('processes.summary.chart');
  const ui = useTranslations('ui');
  const known = rows.filter((row) => countJudged(row) > 0);
  if (known.length === 0) return null;
  const rejecting = redFlags ? 'MET' : 'NOT_MET';
  const sorted = known.toSorted(
    (one, other) =>
      verdictShare(other, rejecting) - verdictShare(one, rejecting) ||
      (redFlags ? 0 : verdictShare(other, 'NO_INFORMATION') - verdictShare(one, 'NO_INFORMATION')),
  );
  return (
    <BarList
      title={t(redFlags ? 'redFlags' : 'verdicts')}
      rowsLabel={t('criterion')}
      onSelect={onSelect}
      parts={(redFlags ? redFlagParts : criterionParts).map(({ id, tone }) => ({
        id,
        tone,
        label: ui(`${redFlags ? 'redFlagChoice' : 'verdict'}.${id}`),
      }))}
      rows={sorted.map((row) => ({
        id: row.criterionId,
        label: row.label,
        counts: row.counts,
        ...(row.counts[rejecting] > 0 && {
          figure: t(redFlags ? 'found' : 'notMet', { share: verdictShare(row, rejecting) }),
        }),
      }))}
    />
  );
}
