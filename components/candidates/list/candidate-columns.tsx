'use client';

import { EyeOff, Languages, Replace, UsersRound, type LucideIcon } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo, type ComponentProps, type CSSProperties } from 'react';
import { DecisionCell } from '@/components/candidates/decisions/decision-cell';
import { NextStepText } from '@/components/candidates/stages/next-step-text';
import { StageLabel } from '@/components/candidates/stages/stage-label';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { CandidateStatus } from '@/components/fields/candidates/candidate-status';
import { MatchCell } from '@/components/fields/candidates/match-cell';
import { ReadByPerson } from '@/components/fields/candidates/read-by-person';
import { RejectedInAts } from '@/components/fields/candidates/rejected-in-ats';
import { RateCell } from '@/components/fields/candidates/rate-cell';
import { useUnreadText } from '@/components/fields/candidates/use-unread-text';
import { VerdictStrip } from '@/components/fields/candidates/verdict-strip';
import { useRowTabIndex } from '@/components/data-table/row-active-context';
import { selectionColumn } from '@/components/data-table/selection-column';
import { useColumns, type ColumnDisplay } from '@/components/data-table/use-columns';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/class-names';
import { Tooltip } from '@/components/ui/tooltip';
import type { candidateColumns } from '@/lib/domain/candidate-enums';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { isUnread } from '@/lib/domain/candidate-status';
import { fanOver, stripWidth } from './criteria-fan';
import { CriteriaHeader, type NamedCriterion } from './criteria-header';

type Hit = CandidateSearchAnswer['hits'][string];

/** Where the searched words stand in the CV. */
function HitLine({ hit: { before, match, after } }: { hit: Hit }) {
  return (
    <span className="text-ink-muted block truncate text-xs leading-4">
      …{before.slice(-24)}
      <mark className="bg-caution-soft text-ink rounded-xs">{match}</mark>
      {after}
    </span>
  );
}

const MutedText = (props: ComponentProps<'span'>) => <span className="text-ink-muted block truncate" {...props} />;

/** Something about a CV that is worth a look, behind the name. */
function Mark({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <Tooltip content={text}>
      <Icon className="text-caution-ink size-4 shrink-0" role="img" aria-label={text} />
    </Tooltip>
  );
}

interface NameCellProps {
  candidate: CandidateListItem;
  href: string;
  hit: Hit | undefined;
  /** Only called something like what was searched for. */
  isSimilar: boolean;
}

function NameCell({ candidate, href, hit, isSimilar }: NameCellProps) {
  const t = useTranslations('candidates');
  const engine = useTranslations('analysis.engine');
  const unread = useUnreadText();
  const tabIndex = useRowTabIndex();
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Link href={href} prefetch={false} tabIndex={tabIndex} className="block min-w-0 leading-4.5">
        <span className={cn('block truncate hover:underline', isUnread(candidate) && 'font-medium')}>
          {candidateName(candidate, (number) => t('numbered', { number }))}
        </span>
        {hit && <HitLine hit={hit} />}
        {!hit && candidate.currentPosition && (
          <span className="text-ink-muted block truncate text-xs leading-4">{candidate.currentPosition}</span>
        )}
      </Link>
      {isSimilar && <Badge>{t('similar')}</Badge>}
      {candidate.duplicates.length > 0 && (
        <Mark icon={UsersRound} text={t('duplicates', { numbers: candidate.duplicates.join(', ') })} />
      )}
      {candidate.hasHiddenText && <Mark icon={EyeOff} text={t('hasHiddenText')} />}
      {candidate.unreadLanguage !== undefined && <Mark icon={Languages} text={unread(candidate.unreadLanguage)} />}
      {candidate.isJudgedInstead && <Mark icon={Replace} text={engine('insteadOfModel')} />}
    </span>
  );
}

interface CandidateColumnsOptions {
  processId: string;
  hrefOf: (candidate: CandidateListItem, index: number) => string;
  /** Null: the user may only read. */
  onRate: ((candidateId: string, rate: number) => void) | null;
  selectable: boolean;
  /** Labels of the criteria, by id. */
  labels: CandidateSearchAnswer['criteria'];
  /** The criteria in the verdict strips, in order. */
  criteria: readonly NamedCriterion[];
  /** Ids of the visible columns. */
  visible: readonly string[];
  hits: CandidateSearchAnswer['hits'];
  similar: CandidateSearchAnswer['similar'];
  onVerdict: ComponentProps<typeof VerdictStrip>['onVerdict'];
  /** Hidden names order nothing. */
  blindMode: boolean;
  /** The criteria's names would take the candidates' room: numbers stand for them. */
  isTight?: boolean;
}

/** The candidate list's columns. Keep functions, criteria, order, hits and similar stable: new ones rebuild the table. */
export function useCandidateColumns(options: CandidateColumnsOptions) {
  const {
    processId,
    hrefOf,
    onRate,
    selectable,
    criteria,
    labels,
    hits,
    similar,
    onVerdict,
    blindMode,
    isTight = false,
  } = options;
  const order = useMemo(() => criteria.map(({ id }) => id), [criteria]);
  const columnIds = options.visible.join();
  const fan = useMemo(() => fanOver(criteria, columnIds.split(','), isTight), [criteria, columnIds, isTight]);
  const t = useTranslations('candidates');
  const table = useTranslations('dataTable');
  const format = useFormatter();
  const displays = useMemo<
    Record<(typeof candidateColumns)[number] | 'number' | 'name', ColumnDisplay<CandidateListItem>>
  >(
    () => ({
      number: {
        width: 52,
        sortKey: 'ORDINAL_NUMBER',
        sticky: true,
        firstOrder: 'DESC',
        hideable: false,
        cell: ({ ordinalNumber }) => <span className="text-ink-muted tabular-nums">{ordinalNumber}</span>,
      },
      name: {
        width: 176,
        grow: true,
        // On a phone the score beside it stays visible.
        narrowWidth: 168,
        ...(blindMode ? {} : { sortKey: 'LAST_NAME' as const }),
        sticky: true,
        hideable: false,
        cell: (candidate, { index }) => (
          <NameCell
            candidate={candidate}
            href={hrefOf(candidate, index)}
            hit={hits[candidate.id]}
            isSimilar={similar.includes(candidate.id)}
          />
        ),
      },
      match: {
        width: 124,
        sortKey: 'MATCH',
        firstOrder: 'DESC',
        cell: (candidate) => <MatchCell candidate={candidate} />,
      },
      verdicts: {
        width: fan.width,
        narrowWidth: stripWidth(order.length),
        header: () => <CriteriaHeader label={t('column.verdicts')} criteria={criteria} fan={fan} />,
        cell: ({ verdicts }) => (
          <div className="md:pl-(--indent)" style={{ '--indent': `${fan.indent}px` } as CSSProperties}>
            <VerdictStrip verdicts={verdicts} criteria={labels} order={order} onVerdict={onVerdict} />
          </div>
        ),
      },
      rate: {
        width: 144,
        sortKey: 'RATE',
        firstOrder: 'DESC',
        cell: (candidate) => (
          <RateCell
            id={candidate.id}
            name={candidateName(candidate, (number) => t('numbered', { number }))}
            rate={candidate.rate}
            rateSource={candidate.rateSource}
            onRate={onRate}
          />
        ),
      },
      decision: { width: 144, cell: (candidate) => <DecisionCell candidate={candidate} /> },
      stage: { width: 128, cell: ({ followUp }) => <StageLabel processId={processId} followUp={followUp} /> },
      nextStep: { width: 208, cell: ({ followUp }) => <NextStepText followUp={followUp} /> },
      status: {
        // As wide as the longest status.
        width: 208,
        sortKey: 'STATUS',
        cell: (candidate) => (
          <span className="flex min-w-0 flex-col items-start gap-0.5">
            <CandidateStatus candidate={candidate} />
            {candidate.isReadByPerson && <ReadByPerson />}
            {candidate.isRejectedInAts && <RejectedInAts />}
          </span>
        ),
      },
      source: {
        width: 88,
        sortKey: 'SOURCE',
        cell: ({ source }) => <MutedText>{t(`source.${source}`)}</MutedText>,
      },
      inAts: {
        width: 96,
        whenRoom: true,
        sortKey: 'EXTERNAL_PROCESS_STATUS',
        cell: ({ externalProcessStatus }) => (
          <span className={externalProcessStatus === 'SENT' ? undefined : 'text-ink-muted'}>
            {t(`externalProcessStatus.${externalProcessStatus}`)}
          </span>
        ),
      },
      applicationSources: {
        width: 152,
        cell: ({ applicationSources }) => <MutedText>{applicationSources.join(', ')}</MutedText>,
      },
      city: { width: 104, cell: ({ city }) => <MutedText>{city}</MutedText> },
      date: {
        width: 112,
        whenRoom: true,
        sortKey: 'DATE',
        firstOrder: 'DESC',
        cell: ({ date }) => (
          <time dateTime={date} className="text-ink-muted">
            {format.dateTime(new Date(date), { dateStyle: 'medium' })}
          </time>
        ),
      },
    }),
    [processId, t, format, hrefOf, onRate, criteria, labels, order, fan, hits, similar, onVerdict, blindMode],
  );
  const columns = useColumns('candidates', displays);
  return useMemo(() => {
    const nameOf = (candidate: CandidateListItem) => candidateName(candidate, (number) => t('numbered', { number }));
    return selectable ? [selectionColumn(table('selectColumn'), nameOf), ...columns] : columns;
  }, [t, table, selectable, columns]);
}
