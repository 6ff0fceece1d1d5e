'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { cn } from '../class-names';
import { ChartTable } from './chart-table';
import { chartTones, type ChartTone } from './chart-tones';

export interface BarListPart {
  id: string;
  label: string;
  tone: ChartTone;
}

export interface BarListRow {
  id: string;
  label: string;
  /** Count of each part by id. */
  counts: Readonly<Record<string, number>>;
  /** At the right: "38% not met". */
  figure?: ReactNode;
}

interface BarListProps {
  title: string;
  /** In order within each bar. */
  parts: readonly BarListPart[];
  rows: readonly BarListRow[];
  /** Header of the table's first column. */
  rowsLabel: string;
  /** Makes the parts of the bars clickable; what they do must be reachable by keyboard elsewhere. */
  onSelect?: ((rowId: string, partId: string) => void) | undefined;
}

/** Bars of equal length divided into the same parts; can switch to a table. */
export function BarList({ title, parts, rows, rowsLabel, onSelect }: BarListProps) {
  const t = useTranslations('ui.charts');
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure aria-labelledby={titleId} className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={titleId} className="text-ink-muted text-sm font-medium">
          {title}
        </h3>
        <button
          type="button"
          onClick={() => setAsTable(!asTable)}
          className="text-accent-ink min-h-6 shrink-0 rounded-sm text-sm hover:underline"
        >
          {asTable ? t('asBars') : t('asTable')}
        </button>
      </div>
      {!asTable && <Bars parts={parts} rows={rows} onSelect={onSelect} />}
      <ChartTable
        visible={asTable}
        caption={title}
        columns={[rowsLabel, ...parts.map(({ label }) => label)]}
        rows={rows.map(({ id, label, counts }) => ({
          id,
          cells: [label, ...parts.map((part) => String(counts[part.id] ?? 0))],
        }))}
      />
    </figure>
  );
}

/** The legend shows the counts of the hovered row. */
function Bars({ parts, rows, onSelect }: Pick<BarListProps, 'parts' | 'rows' | 'onSelect'>) {
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = rows.find(({ id }) => id === pointed);
  return (
    // Hidden: the table has the same data.
    <div aria-hidden="true">
      <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
        {parts.map(({ id, label, tone }) => (
          <li key={id} className="inline-flex items-center gap-1.5">
            <span className={cn(chartTones[tone], 'size-2.5 rounded-xs')} />
            {label}
            {shown && <span className="font-medium tabular-nums">{shown.counts[id] ?? 0}</span>}
          </li>
        ))}
      </ul>
      <ol className="mt-2 flex flex-col gap-2.5">
        {rows.map((row) => (
          <BarRow key={row.id} row={row} parts={parts} onPoint={setPointed} onSelect={onSelect} />
        ))}
      </ol>
    </div>
  );
}

interface BarRowProps {
  row: BarListRow;
  parts: readonly BarListPart[];
  onPoint: (rowId: string | null) => void;
  onSelect: BarListProps['onSelect'];
}

function BarRow({ row, parts, onPoint, onSelect }: BarRowProps) {
  const present = parts.filter(({ id }) => (row.counts[id] ?? 0) > 0);
  return (
    <li onPointerEnter={() => onPoint(row.id)} onPointerLeave={() => onPoint(null)}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0 break-words">{row.label}</span>
        {row.figure && <span className="text-ink-muted shrink-0 text-xs tabular-nums">{row.figure}</span>}
      </div>
      <div className="mt-1 flex h-2.5 gap-px">
        {present.map(({ id, tone, label }) => {
          const shape = {
            className: cn(chartTones[tone], 'min-w-1 first:rounded-l-sm last:rounded-r-sm'),
            style: { flexGrow: row.counts[id], flexBasis: 0 },
          };
          if (!onSelect) return <span key={id} {...shape} />;
          return (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              title={label}
              onClick={() => onSelect(row.id, id)}
              {...shape}
            />
          );
        })}
      </div>
    </li>
  );
}
