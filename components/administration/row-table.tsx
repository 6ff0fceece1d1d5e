import type { ReactNode } from 'react';

interface RowTableProps {
  /** Of the last column, whose buttons speak for themselves, only screen readers hear the name. */
  columns: readonly { id: string; name: string }[];
  children: ReactNode;
}

/** A table of Administration; on a narrow screen each row is a block of lines. */
export function RowTable({ columns, children }: RowTableProps) {
  return (
    <table className="w-full text-left">
      <thead className="border-t max-xl:sr-only">
        <tr>
          {columns.map(({ id, name }, index) => (
            <th key={id} scope="col" className="text-ink-muted px-4 py-2 text-sm font-normal">
              {index === columns.length - 1 ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
