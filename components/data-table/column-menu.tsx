'use client';

import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { DataTableInstance } from './table-features';

/** Shows and hides columns. */
export function ColumnMenu<TRow extends RowData>({ table }: { table: DataTableInstance<TRow> }) {
  const t = useTranslations('dataTable');
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  if (columns.length === 0) return null;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button size="sm" variant="ghost" className="mt-0.5 max-sm:-ml-2">
          <Columns3 aria-hidden="true" />
          {t('columns')}
        </Button>
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
          </label>
        ))}
      </PopoverContent>
    </Popover>
  );
}
