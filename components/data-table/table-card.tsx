'use client';
import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { showsWhenRoom } from './column-layout';
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

/** Shows and hides columns. */
function ColumnMenu<TRow extends RowData>({ table }: { table: DataTableInstance<TRow> }) {
  const t = useTranslations('dataTable');
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  if (columns.length === 0) return null;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton label={t('columns')} className="max-sm:hidden">
          <Columns3 aria-hidden="true" />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" className="w-56 p-1" aria-label={t('columns')}>
        {columns.map((column) => (
          <label key={column.id} className="hover:bg-hover flex h-8 items-center gap-2 rounded-md px-2">
            <Checkbox
              checked={column.getIsVisible()}
              onCheckedChange={(checked) => column.toggleVisibility(checked === true)}
              aria-label={column.columnDef.meta?.label}
            />
            <span aria-hidden="true">{column.columnDef.meta?.label}</span>
            {showsWhenRoom(table, column) && <span className="text-ink-muted text-sm">{t('whenRoom')}</span>}
          </label>
        ))}
      </PopoverContent>
    </Popover>
  );
}
