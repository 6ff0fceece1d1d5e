'use client';

import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useLatePopup } from '@/components/ui/use-late-popup';
import type { DataTableInstance } from './table-features';

const loadChoices = () => import('./column-choices');

/** Chooses the columns that are shown. */
export function ColumnMenu<TRow extends RowData>({ table }: { table: DataTableInstance<TRow> }) {
  const t = useTranslations('dataTable');
  const { popup, triggerProps } = useLatePopup('dialog', loadChoices);
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  if (columns.length === 0) return null;
  const button = (
    <Button size="sm" variant="ghost" className="mt-0.5 max-sm:-ml-2" {...(popup ? {} : triggerProps)}>
      <Columns3 aria-hidden="true" />
      {t('columns')}
    </Button>
  );
  return popup ? <popup.ColumnChoices columns={columns} trigger={button} /> : button;
}
