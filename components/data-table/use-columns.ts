'use client';

import type { RowData } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import type { DataTableColumn, DataTableColumnMeta, DataTableRow } from './table-features';

export interface ColumnDisplay<TRow extends RowData> extends Omit<DataTableColumnMeta, 'label'> {
  /** False: the column cannot be hidden. */
  hideable?: false;
  /** Over the column; default: its name. */
  header?: () => ReactNode;
  cell: (row: TRow, tableRow: DataTableRow<TRow>) => ReactNode;
}

/**
 * A table's columns, in their order; `column.<id>` of the messages names them.
 *
 * @param displays keep it stable (module scope or memo): a new object rebuilds the table
 */
export function useColumns<TRow extends RowData>(
  namespace: string,
  displays: Record<string, ColumnDisplay<TRow>>,
): DataTableColumn<TRow>[] {
  const t = useTranslations(namespace);
  return useMemo(
    () =>
      Object.entries(displays).map(([id, { cell, header, hideable = true, ...meta }]) => ({
        id,
        header: header ?? t(`column.${id}`),
        enableHiding: hideable,
        meta: { ...meta, label: t(`column.${id}`) },
        cell: ({ row }) => cell(row.original, row),
      })),
    [t, displays],
  );
}
