import { useFormatter } from 'next-intl';
import type { ReactNode } from 'react';

/** A share as a whole percentage; of nothing a dash. */
export function useShare(): (part: number, whole: number) => string {
  const format = useFormatter();
  return (part, whole) =>
    whole === 0 ? '–' : format.number(part / whole, { style: 'percent', maximumFractionDigits: 0 });
}

interface FiguresProps {
  title: string;
  about: string;
  head: string[];
  /** Below the table. */
  note?: string | null;
  children: ReactNode;
}

/** A small table of figures of the lab, with what they mean. */
export function Figures({ title, about, head, note = null, children }: FiguresProps) {
  return (
    <div className="min-w-0 flex-1 px-4 py-3">
      <h3 className="font-medium">{title}</h3>
      <p className="text-ink-muted text-sm text-pretty">{about}</p>
      <table className="mt-2 w-full text-left text-sm">
        <thead>
          <tr className="text-ink-muted border-b [&>th]:py-1 [&>th]:pr-3 [&>th]:font-normal">
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {note && <p className="text-ink-muted mt-2 text-sm text-pretty">{note}</p>}
    </div>
  );
}

export function FiguresRow({ cells: [first, second, third] }: { cells: [string, string, string | number] }) {
  return (
    <tr className="border-b tabular-nums last:border-0 [&>*]:py-1 [&>*]:pr-3">
      <th scope="row" className="font-normal">
        {first}
      </th>
      <td>{second}</td>
      <td>{third}</td>
    </tr>
  );
}
