'use client';

import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/components/ui/class-names';
import type { ColumnPosition } from './column-layout';
import type { DataTableInstance, SortOrder } from './table-features';

export interface TableSort {
  sortBy: string;
  sortOrder: SortOrder;
}

interface TableHeaderProps<TRow extends RowData> {
  table: DataTableInstance<TRow>;
  positions: Map<string, ColumnPosition>;
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
}

const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const;

export function TableHeader<TRow extends RowData>({ table, positions, sort, onSortChange }: TableHeaderProps<TRow>) {
  return (
    <thead className="bg-surface sticky top-0 z-20">
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} className="bg-surface">
          {group.headers.map((header) => {
            const meta = header.column.columnDef.meta;
            const position = positions.get(header.column.id);
            const sortKey = meta?.sortKey;
            const sorted = sort.sortBy === sortKey ? sort.sortOrder : null;
            const reversed = sorted === 'ASC' ? 'DESC' : 'ASC';
            const content = <table.FlexRender header={header} />;
            return (
              <th
                key={header.id}
                scope="col"
                abbr={meta?.label}
                aria-sort={sortKey === undefined ? undefined : sorted ? ariaSort[sorted] : 'none'}
                style={position?.style}
                className={cn(
                  'text-ink-muted h-9 border-b px-2 pb-1 text-left align-bottom text-sm font-medium whitespace-nowrap first:pl-3',
                  position?.className,
                )}
              >
                {sortKey === undefined ? (
                  <span className="inline-block leading-7">{content}</span>
                ) : (
                  <button
                    type="button"
                    className={cn(
                      'hover:bg-hover hover:text-ink -mx-1 inline-flex h-7 max-w-full items-center gap-1 rounded-sm px-1',
                      sorted && 'text-ink',
                    )}
                    onClick={() =>
                      onSortChange({ sortBy: sortKey, sortOrder: sorted ? reversed : (meta?.firstOrder ?? 'ASC') })
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
