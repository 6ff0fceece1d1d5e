'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cn } from '../class-names';
import { ChartTable } from './chart-table';
import { useRovingFocus } from './use-roving-focus';

export interface HistogramBar {
  id: string;
  /** The bin: "70–79". */
  label: string;
  /** The start of the bin: "70". */
  tick: string;
  count: number;
  /** Bin and count: "70–79: 12 candidates". */
  valueText: string;
}

interface HistogramProps {
  title: string;
  bars: readonly HistogramBar[];
  /** `small`: bars only; `regular`: with counts above and ticks below. */
  size?: 'small' | 'regular';
  /** Labels of the scale's ends beside the bars. */
  ends?: readonly [string, string];
  selectedIds?: readonly string[];
  /** Makes the bars buttons. */
  onSelect?: (id: string) => void;
}

const heights = { small: 24, regular: 72 } as const;
/** Minimum height in px of a non-empty bar. */
const lowest = 3;

/** A histogram. The title line shows the value of the hovered or focused bar. */
export function Histogram({ title, bars, size = 'regular', ends, selectedIds = [], onSelect }: HistogramProps) {
  const t = useTranslations('ui.charts');
  const [shownId, setShownId] = useState<string | null>(null);
  const { group, onKeyDown, itemProps } = useRovingFocus<HTMLDivElement>(bars.length);
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const shown = bars.find(({ id }) => id === shownId);
  return (
    <figure aria-label={title} className="min-w-0">
      <p
        aria-hidden="true"
        className={cn(
          'whitespace-nowrap',
          size === 'small' ? 'text-xs' : 'text-sm font-medium',
          shown ? 'text-ink' : 'text-ink-muted',
        )}
      >
        {shown?.valueText ?? title}
      </p>
      <div className="mt-1 flex w-full items-end gap-1">
        {ends && <ScaleEnd text={ends[0]} />}
        <div
          ref={group}
          role={onSelect ? 'toolbar' : undefined}
          aria-label={onSelect ? title : undefined}
          onKeyDown={onSelect && onKeyDown}
          className={cn('flex min-w-0 items-end', size === 'regular' && 'flex-1')}
        >
          {bars.map((bar, index) => {
            const selected = selectedIds.includes(bar.id);
            const hover = { onPointerEnter: () => setShownId(bar.id), onPointerLeave: () => setShownId(null) };
            const content = <Bar bar={bar} size={size} highest={highest} selected={selected} />;
            const column = cn('group/bar flex flex-col items-stretch justify-end', size === 'small' ? 'w-6' : 'flex-1');
            if (!onSelect) {
              return (
                <div key={bar.id} aria-hidden="true" {...hover} className={column}>
                  {content}
                </div>
              );
            }
            const { tabIndex, onFocus } = itemProps(index);
            const empty = bar.count === 0 && !selected;
            return (
              <button
                key={bar.id}
                type="button"
                aria-label={bar.valueText}
                aria-pressed={selected}
                // Empty bins can be read, not selected.
                aria-disabled={empty || undefined}
                tabIndex={tabIndex}
                onFocus={() => {
                  onFocus();
                  setShownId(bar.id);
                }}
                onBlur={() => setShownId(null)}
                onClick={() => !empty && onSelect(bar.id)}
                {...hover}
                className={cn(column, 'rounded-sm focus-visible:-outline-offset-1', empty && 'cursor-default')}
              >
                {content}
              </button>
            );
          })}
        </div>
        {ends && <ScaleEnd text={ends[1]} />}
      </div>
      {!onSelect && (
        <ChartTable
          caption={title}
          columns={[t('range'), t('count')]}
          rows={bars.map(({ id, label, count }) => ({ id, cells: [label, String(count)] }))}
        />
      )}
    </figure>
  );
}

/** Hidden: the bars' names include the range. */
function ScaleEnd({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="text-ink-muted text-xs leading-none tabular-nums">
      {text}
    </span>
  );
}

interface BarProps {
  bar: HistogramBar;
  size: 'small' | 'regular';
  highest: number;
  selected: boolean;
}

/**
 * Count and tick are CSS content, because the bar's name cannot contain both numbers as text (WCAG 2.5.3). A selected
 * bar is underlined, to be visible without colour.
 */
function Bar({ bar, size, highest, selected }: BarProps) {
  const height = heights[size];
  return (
    <>
      {size === 'regular' && (
        <span
          aria-hidden="true"
          data-figure={bar.count > 0 ? bar.count : ''}
          className="text-ink-muted text-center text-xs tabular-nums before:content-[attr(data-figure)]"
        />
      )}
      <span className="flex items-end px-px" style={{ height }}>
        <span
          className={cn(
            'block w-full rounded-t-xs',
            bar.count === 0 ? 'bg-line-strong' : selected ? 'bg-accent' : 'bg-ink-faint group-hover/bar:bg-accent',
          )}
          style={{ height: bar.count === 0 ? 1 : Math.max(lowest, Math.round((bar.count / highest) * height)) }}
        />
      </span>
      <span className={cn('mx-px mt-px block h-0.5', selected ? 'bg-accent' : 'bg-transparent')} />
      {size === 'regular' && (
        <span
          aria-hidden="true"
          data-figure={bar.tick}
          className="text-ink-muted pl-px text-left text-xs whitespace-nowrap tabular-nums before:content-[attr(data-figure)]"
        />
      )}
    </>
  );
}
