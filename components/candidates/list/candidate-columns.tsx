'use client';

import { EyeOff } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo } from 'react';
import { useRowTabIndex } from '@/components/data-table/row-active-context';
import { selectionColumn } from '@/components/data-table/selection-column';
import { dataTableColumns } from '@/components/data-table/table-features';
import { cn } from '@/components/ui/class-names';
import { Tooltip } from '@/components/ui/tooltip';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import { candidateName } from '@/components/candidates/fields/candidate-name';
import { CandidateStatus } from '@/components/candidates/fields/candidate-status';
import { MatchCell } from '@/components/candidates/fields/match-cell';
import { RateCell } from '@/components/candidates/fields/rate-cell';
import { markWidth, VerdictStrip } from '@/components/candidates/fields/verdict-strip';

const helper = dataTableColumns<CandidateListItem>();

function NameCell({ candidate, href }: { candidate: CandidateListItem; href: string }) {
  const t = useTranslations('candidates');
  const tabIndex = useRowTabIndex();
  const unread = candidate.status === 'NEW';
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Link href={href} prefetch={false} tabIndex={tabIndex} className="block min-w-0 leading-4.5">
        <span className={cn('block truncate hover:underline', unread && 'font-medium')}>
          {candidateName(candidate, (number) => t('numbered', { number }))}
        </span>
        {candidate.currentPosition && (
          <span className="text-ink-muted block truncate text-xs leading-4">{candidate.currentPosition}</span>
        )}
      </Link>
      {candidate.hasHiddenText && (
        <Tooltip content={t('hasHiddenText')}>
          <EyeOff className="text-caution-ink size-4 shrink-0" role="img" aria-label={t('hasHiddenText')} />
        </Tooltip>
      )}
    </span>
  );
}

interface CandidateColumnsOptions {
  hrefOf: (candidate: CandidateListItem, index: number) => string;
  /** Null: this person may only read. */
  onRate: ((candidateId: string, rate: number) => void) | null;
  selectable: boolean;
  /** The words of the criteria, by id. */
  criteria: CandidateSearchAnswer['criteria'];
  /** The longest verdict strip among the rows, in marks. */
  marks: number;
}

/** px that a strip of `marks` needs; a very long one is cut. */
function stripWidth(marks: number): number {
  return Math.min(420, Math.max(112, marks * markWidth + 16));
}

/** The candidate table's columns. Functions and criteria must be stable, or the table is built anew. */
export function useCandidateColumns({ hrefOf, onRate, selectable, criteria, marks }: CandidateColumnsOptions) {
  const t = useTranslations('candidates');
  const table = useTranslations('dataTable');
  const format = useFormatter();
  return useMemo(() => {
    const nameOf = (candidate: CandidateListItem) => candidateName(candidate, (number) => t('numbered', { number }));
    const columns = helper.columns([
      helper.display({
        id: 'number',
        enableHiding: false,
        meta: { width: 56, label: t('column.number'), sortKey: 'ORDINAL_NUMBER', sticky: true, firstOrder: 'DESC' },
        header: t('column.number'),
        cell: ({ row }) => <span className="text-ink-muted tabular-nums">{row.original.ordinalNumber}</span>,
      }),
      helper.display({
        id: 'name',
        enableHiding: false,
        // On a phone the score beside it stays whole.
        meta: { width: 208, narrowWidth: 168, label: t('column.name'), sortKey: 'LAST_NAME', sticky: true },
        header: t('column.name'),
        cell: ({ row }) => <NameCell candidate={row.original} href={hrefOf(row.original, row.index)} />,
      }),
      helper.display({
        id: 'match',
        meta: { width: 128, label: t('column.match'), sortKey: 'MATCH', firstOrder: 'DESC' },
        header: t('column.match'),
        cell: ({ row }) => <MatchCell candidate={row.original} />,
      }),
      helper.display({
        id: 'verdicts',
        meta: { width: stripWidth(marks), label: t('column.verdicts'), grow: true },
        header: t('column.verdicts'),
        cell: ({ row }) => <VerdictStrip verdicts={row.original.verdicts} criteria={criteria} />,
      }),
      helper.display({
        id: 'rate',
        meta: { width: 156, label: t('column.rate'), sortKey: 'RATE', firstOrder: 'DESC' },
        header: t('column.rate'),
        cell: ({ row: { original } }) => (
          <RateCell
            id={original.id}
            name={nameOf(original)}
            rate={original.rate}
            rateSource={original.rateSource}
            onRate={onRate}
          />
        ),
      }),
      helper.display({
        id: 'status',
        meta: { width: 176, label: t('column.status'), sortKey: 'STATUS' },
        header: t('column.status'),
        cell: ({ row }) => <CandidateStatus candidate={row.original} />,
      }),
      helper.display({
        id: 'source',
        meta: { width: 88, label: t('column.source'), sortKey: 'SOURCE' },
        header: t('column.source'),
        cell: ({ row }) => <span className="text-ink-muted block truncate">{t(`source.${row.original.source}`)}</span>,
      }),
      helper.display({
        id: 'city',
        meta: { width: 104, label: t('column.city') },
        header: t('column.city'),
        cell: ({ row }) => <span className="text-ink-muted block truncate">{row.original.city}</span>,
      }),
      helper.display({
        id: 'date',
        meta: { width: 112, label: t('column.date'), sortKey: 'DATE', firstOrder: 'DESC' },
        header: t('column.date'),
        cell: ({ row }) => (
          <time dateTime={row.original.date} className="text-ink-muted">
            {format.dateTime(new Date(row.original.date), { dateStyle: 'medium' })}
          </time>
        ),
      }),
    ]);
    return selectable ? [selectionColumn(table('selectColumn'), nameOf), ...columns] : columns;
  }, [t, table, format, hrefOf, onRate, selectable, criteria, marks]);
}
