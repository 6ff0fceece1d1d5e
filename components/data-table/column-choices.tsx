'use client';

import type { RowData } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { DataTableInstance } from './table-features';

interface ColumnChoicesProps<TRow extends RowData> {
  columns: ReturnType<DataTableInstance<TRow>['getAllLeafColumns']>;
  trigger: ReactElement;
}

/** A box a column. Open when it comes. */
export function ColumnChoices<TRow extends RowData>({ columns, trigger }: ColumnChoicesProps<TRow>) {
  const t = useTranslations('dataTable');
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
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
