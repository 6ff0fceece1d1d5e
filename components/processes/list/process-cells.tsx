'use client';

import { ChevronRight, Clock } from 'lucide-react';
import Link from 'next/link';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { languageName } from '@/components/analysis/display-names';
import { useRowTabIndex } from '@/components/data-table/row-active-context';
import type { DataTableRow } from '@/components/data-table/table-features';
import { ProcessStatusBadge } from '@/components/fields/processes/process-status-badge';
import { RestrictedMark } from '@/components/fields/processes/restricted-mark';
import { useContinueCreating } from '@/components/fields/processes/use-continue-creating';
import { useWaitText } from '@/components/fields/processes/use-wait-text';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Tooltip } from '@/components/ui/tooltip';
import { usePersonName } from '@/components/users/use-person-name';
import type { ProcessListItem } from '@/lib/domain/process-schemas';

interface CellProps {
  process: ProcessListItem;
}

/** The name, with a lock where only members see the process. */
export function NameCell({ process }: CellProps) {
  const tabIndex = useRowTabIndex();
  const continueCreating = useContinueCreating();
  const link = (
    <Link
      href={`/processes/${process.id}`}
      prefetch={false}
      tabIndex={tabIndex}
      title={process.name}
      onClick={(event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
        if (isPlain && continueCreating(process)) event.preventDefault();
      }}
      className="my-1.5 line-clamp-4 rounded-sm leading-4.5 font-medium break-words hover:underline sm:line-clamp-2"
    >
      {process.name}
    </Link>
  );
  if (!process.restricted) return link;
  return (
    <span className="flex items-center gap-1.5">
      {link}
      <RestrictedMark />
    </span>
  );
}

/** The status and, while candidates are being analysed, the progress; and why CVs wait for more than their turn. */
export function StatusCell({ process }: CellProps) {
  const t = useTranslations('processes');
  const waitText = useWaitText();
  const { status, candidates, awaitingCandidates, runningCandidates, wait } = process;
  return (
    <span className="flex items-center gap-2">
      <ProcessStatusBadge status={status} />
      {status === 'IN_PROGRESS' && candidates > 0 && (
        <span className="text-ink-muted text-sm whitespace-nowrap tabular-nums">
          {t('progress', { done: candidates - awaitingCandidates - runningCandidates, total: candidates })}
        </span>
      )}
      {wait && (
        <Tooltip content={waitText(wait)}>
          <Clock className="text-caution-ink size-4" role="img" aria-label={waitText(wait)} />
        </Tooltip>
      )}
    </span>
  );
}

/** The beginning of the requirements; the arrow expands the row. */
export function RequirementsCell({ process, row }: CellProps & { row: DataTableRow<ProcessListItem> }) {
  const t = useTranslations('processes');
  const tabIndex = useRowTabIndex();
  const expanded = row.getIsExpanded();
  if (!process.requirementsExcerpt) return <TextCell text="" />;
  return (
    <span className="text-ink-muted flex items-center">
      <IconButton
        size="sm"
        label={t('requirementsOf', { name: process.name })}
        tabIndex={tabIndex}
        aria-expanded={expanded}
        onClick={() => row.toggleExpanded()}
        className="-ml-1.5 shrink-0"
      >
        <ChevronRight className={cn('transition-transform', expanded && 'rotate-90')} aria-hidden="true" />
      </IconButton>
      <span className="truncate">{process.requirementsExcerpt}</span>
    </span>
  );
}

export function CountCell({ value }: { value: number }) {
  const format = useFormatter();
  return <span className={cn('tabular-nums', value === 0 && 'text-ink-faint')}>{format.number(value)}</span>;
}

export function DateCell({ process: { date } }: CellProps) {
  const format = useFormatter();
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {format.dateTime(new Date(date), { dateStyle: 'medium' })}
    </time>
  );
}

/** One line of text; a dash for none. */
export function TextCell({ text }: { text: string | null }) {
  if (!text) return <span className="text-ink-faint">–</span>;
  return (
    <span className="block truncate" title={text}>
      {text}
    </span>
  );
}

export function LanguagesCell({ process: { languages } }: CellProps) {
  const t = useTranslations('processDetails.information.level');
  const locale = useLocale();
  return (
    <TextCell
      text={languages.map(({ language, level }) => `${languageName(language, locale)}, ${t(level)}`).join('; ')}
    />
  );
}

export function LocationCell({ process: { location } }: CellProps) {
  const t = useTranslations('processDetails.information.locationType');
  return <TextCell text={location && [t(location.type), location.atsLocation].filter(Boolean).join(', ')} />;
}

export function BudgetCell({ process: { budget } }: CellProps) {
  const t = useTranslations('processes');
  const format = useFormatter();
  if (!budget) return <TextCell text="" />;
  const amount = format.number(budget.maxMinor / 100, {
    style: 'currency',
    currency: budget.currency,
    maximumFractionDigits: budget.maxMinor % 100 === 0 ? 0 : 2,
  });
  return <TextCell text={t('budget', { amount, period: budget.period, tolerance: budget.tolerancePercent })} />;
}

export function YesNoCell({ value }: { value: boolean }) {
  const t = useTranslations('processes');
  return <TextCell text={value ? t('yes') : t('no')} />;
}

/** Who made the process; oneself is marked. */
export function CreatorCell({ creator }: { creator: ProcessListItem['createdBy'] }) {
  const personName = usePersonName();
  return <TextCell text={personName(creator)} />;
}
