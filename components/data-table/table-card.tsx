'use client';

import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';
import { ColumnMenu } from './column-menu';
import type { DataTableInstance } from './table-features';

/** The box around a table and its toolbar. */
export function TableCard({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={cn('bg-surface flex min-h-0 flex-col rounded-lg border', className)}>
      {children}
    </section>
  );
}

interface TableToolbarProps<TRow extends RowData> {
  table: DataTableInstance<TRow>;
  /** After the columns menu; null: neither is shown. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Filters and the columns menu, or the actions on a selection. */
export function TableToolbar<TRow extends RowData>({ table, actions, children }: TableToolbarProps<TRow>) {
  return (
    <div className="flex flex-wrap items-start gap-2 border-b px-3 py-2 max-sm:gap-1.5 max-sm:px-2">
      <div className="flex min-w-0 grow basis-64 flex-wrap items-center gap-2 max-sm:gap-1.5 sm:basis-96">
        {children}
      </div>
      {actions !== null && <ColumnMenu table={table} />}
      {actions}
    </div>
  );
}
