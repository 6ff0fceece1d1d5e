'use client';

import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { Checkbox } from '@/components/ui/checkbox';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { showsWhenRoom } from './column-layout';
import type { DataTableInstance } from './table-features';

/** Shows and hides columns. */
export function ColumnMenu<TRow extends RowData>({ table }: { table: DataTableInstance<TRow> }) {
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
