import { cn } from './class-names';

interface ColumnNamesProps<T extends string> {
  columns: readonly T[];
  nameOf: (column: T) => string;
  className?: string;
  cellOf: (column: T) => string;
}

/** The head of a small table. */
export function ColumnNames<T extends string>({ columns, nameOf, className, cellOf }: ColumnNamesProps<T>) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={cn('text-ink-muted text-sm font-normal', cellOf(column))}>
            {nameOf(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
