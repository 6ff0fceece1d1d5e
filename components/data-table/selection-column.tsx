'use client';

import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import type { RowData, Table } from '@tanstack/react-table';
import { PlainCheckbox } from '@/components/ui/plain-checkbox';
import { useRowTabIndex } from './row-active-context';
import type { DataTableColumn, DataTableFeatures, DataTableRow } from './table-features';

function SelectRow<TRow extends RowData>({ row, label }: { row: DataTableRow<TRow>; label: string }) {
  const t = useTranslations('dataTable');
  const tabIndex = useRowTabIndex();
  const toggle = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // A change by key has no Shift.
    const shiftKey = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    row.getToggleSelectedHandler()({ target: { checked: target.checked }, shiftKey });
  };
  return (
    <PlainCheckbox
      checked={row.getIsSelected()}
      onChange={toggle}
      tabIndex={tabIndex}
      aria-label={t('selectRow', { name: label })}
      className="mx-auto"
    />
  );
}

function SelectAll<TRow extends RowData>({ table }: { table: Table<DataTableFeatures, TRow> }) {
  const t = useTranslations('dataTable');
  const all = table.getRowModel().rows.length > 0 && table.getIsAllRowsSelected();
  const some = table.getRowModel().rows.some((row) => row.getIsSelected());
  return (
    <PlainCheckbox
      checked={all ? true : some ? 'indeterminate' : false}
      onChange={() => table.toggleAllRowsSelected(!all)}
      aria-label={t('selectPage')}
      className="mx-auto"
    />
  );
}

/** The leading column of checkboxes; Shift-click selects everything from the last box clicked. */
export function selectionColumn<TRow extends RowData>(
  label: string,
  rowLabel: (row: TRow) => string,
): DataTableColumn<TRow> {
  return {
    id: 'select',
    enableHiding: false,
    meta: { width: 40, label, sticky: true },
    header: ({ table }) => <SelectAll table={table} />,
    cell: ({ row }) => <SelectRow row={row} label={rowLabel(row.original)} />,
  };
}
