import { columnVisibilityFeature, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import type { DataTableColumnMeta } from './column-meta';

/** For tables whose rows can be selected; it comes with their pages only. */
export const selectableFeatures = tableFeatures({
  rowSelectionFeature,
  columnVisibilityFeature,
  columnMeta: {} as DataTableColumnMeta,
});
