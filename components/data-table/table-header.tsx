'use client';

import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/components/ui/class-names';
import type { ColumnPlace } from './column-layout';
import type { SortOrder } from './column-meta';
import type { DataTableInstance } from './table-features';

export interface TableSort {
  sortBy: string;
  sortOrder: SortOrder;
}

interface TableHeaderProps<TRow extends RowData> {
  table: DataTableInstance<TRow>;
  places: Map<string, ColumnPlace>;
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
}

const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const;

/** The order a click on a header asks for: the column's own first, then the other way round. */
function nextOrder(sort: TableSort | undefined, sortKey: string, first: SortOrder): SortOrder {
  if (sort?.sortBy !== sortKey) return first;
  return sort.sortOrder === 'ASC' ? 'DESC' : 'ASC';
}

export function TableHeader<TRow extends RowData>({ table, places, sort, onSortChange }: TableHeaderProps<TRow>) {
  return (
    <thead className="bg-surface sticky top-0 z-20">
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} className="bg-surface">
          {group.headers.map((header) => {
            const meta = header.column.columnDef.meta;
            const place = places.get(header.column.id);
            const sortKey = onSortChange ? meta?.sortKey : undefined;
            const sorted = sortKey !== undefined && sort?.sortBy === sortKey ? sort.sortOrder : null;
            const content = <table.FlexRender header={header} />;
            return (
              <th
                key={header.id}
                scope="col"
                aria-sort={sortKey === undefined ? undefined : sorted ? ariaSort[sorted] : 'none'}
                style={place?.style}
                className={cn(
                  'text-ink-muted h-9 border-b px-2 text-left text-sm font-medium whitespace-nowrap first:pl-3',
                  place?.className,
                )}
              >
                {sortKey === undefined || !onSortChange ? (
                  content
                ) : (
                  <button
                    type="button"
                    className={cn(
                      'hover:bg-hover hover:text-ink -mx-1 inline-flex h-7 max-w-full items-center gap-1 rounded-sm px-1',
                      sorted && 'text-ink',
                    )}
                    onClick={() =>
                      onSortChange({ sortBy: sortKey, sortOrder: nextOrder(sort, sortKey, meta?.firstOrder ?? 'ASC') })
                    }
                  >
                    {content}
                    {sorted === 'ASC' && <ArrowUp className="size-3.5 shrink-0" aria-hidden="true" />}
                    {sorted === 'DESC' && <ArrowDown className="size-3.5 shrink-0" aria-hidden="true" />}
                  </button>
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}
