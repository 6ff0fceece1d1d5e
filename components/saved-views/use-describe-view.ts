import type { RowData } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import { useChips } from '@/components/data-table/filter-chips';
import type { FilterDisplay, OptionLabel } from '@/components/data-table/filter-display';
import type { DataTableInstance } from '@/components/data-table/table-features';
import { filterValue, type FilterParams, type FilterSet } from '@/lib/filters/filter-set';
import type { SavedView } from './view-address';

interface DescribeOptions<TRow extends RowData> {
  filters: FilterSet;
  namespace: string;
  optionLabel: OptionLabel;
  displays: Partial<Record<string, FilterDisplay>>;
  table: DataTableInstance<TRow>;
}

/** All that a saved view sets, a line each: filters, order, columns, rows a page. */
export function useDescribeView<TRow extends RowData>(options: DescribeOptions<TRow>) {
  const { filters, namespace, optionLabel, displays, table } = options;
  const t = useTranslations('savedViews.sets');
  const chipsOf = useChips(namespace, optionLabel);
  const columns = table.getAllLeafColumns();
  return (view: SavedView): string[] => {
    const set = Object.entries(filters).flatMap(([key, filter]) => {
      const value = filterValue(filters, key, view.filters as FilterParams<FilterSet>);
      return value === null ? [] : chipsOf(key, filter, value, displays[key] ?? {}).map(({ label }) => label);
    });
    const sorted = columns.find(({ columnDef }) => columnDef.meta?.sortKey === view.sortBy)?.columnDef.meta?.label;
    const shown = columns.filter(({ id }) => view.columns.includes(id)).map(({ columnDef }) => columnDef.meta?.label);
    return [
      set.length > 0 ? t('filters', { filters: set.join(', ') }) : t('noFilters'),
      ...(sorted === undefined ? [] : [t(view.sortOrder === 'ASC' ? 'ascending' : 'descending', { column: sorted })]),
      shown.length > 0 ? t('columns', { columns: shown.join(', ') }) : t('noColumns'),
      ...(view.pageSize === null ? [] : [t('rows', { count: view.pageSize })]),
    ];
  };
}
