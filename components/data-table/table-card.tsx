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
  /** After the columns menu. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Filters, or the actions on a selection; then the columns menu. */
export function TableToolbar<TRow extends RowData>({ table, actions, children }: TableToolbarProps<TRow>) {
  return (
    <div className="flex flex-wrap items-start gap-2 border-b px-3 py-2">
      <div className="flex min-w-0 grow basis-96 flex-wrap items-center gap-2">{children}</div>
      <ColumnMenu table={table} />
      {actions}
    </div>
  );
}
