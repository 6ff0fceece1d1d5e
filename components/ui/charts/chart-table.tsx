import { cn } from '../class-names';

interface ChartTableProps {
  caption: string;
  /** The first is the row header's. */
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
  /** Visible, or for screen readers only. */
  visible?: boolean;
}

/** The data of a chart as a table. */
export function ChartTable({ caption, columns, rows, visible = false }: ChartTableProps) {
  const cell = 'px-1 py-1 text-right first:pl-0 first:text-left last:pr-0';
  return (
    // The wrapper is hidden, since `sr-only` does not shrink a table.
    <div className={visible ? 'overflow-x-auto' : 'sr-only'}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-ink-muted align-bottom text-xs">
            {columns.map((column) => (
              <th key={column} scope="col" className={cn(cell, 'font-normal')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...figures] }) => (
            <tr key={id} className="border-t">
              <th scope="row" className={cn(cell, 'font-normal break-words')}>
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className={cn(cell, 'tabular-nums')}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
