'use client';

import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRowTabIndex } from '@/components/data-table/row-active-context';
import { cn } from '@/components/ui/class-names';
import type { ProcessListItem } from '@/lib/processes/schemas';
import { useProcessList } from './process-list-context';

/** The beginning of the requirements; the arrow expands them below the row. */
export function RequirementsCell({ process }: { process: ProcessListItem }) {
  const t = useTranslations('processes');
  const tabIndex = useRowTabIndex();
  const { openRows, toggleRow } = useProcessList();
  if (!process.requirementsExcerpt) return <span className="text-ink-faint">–</span>;
  const isOpen = openRows.has(process.id);
  return (
    <span className="text-ink-muted flex items-center">
      <button
        type="button"
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        aria-label={t('requirementsOf', { name: process.name })}
        onClick={() => toggleRow(process.id)}
        className="hover:bg-hover hover:text-ink -ml-1.5 grid size-7 shrink-0 place-items-center rounded-sm"
      >
        <ChevronRight className={cn('size-4 transition-transform', isOpen && 'rotate-90')} aria-hidden="true" />
      </button>
      <span className="truncate">{process.requirementsExcerpt}</span>
    </span>
  );
}
