'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cn } from '../class-names';
import { ChartTable } from './chart-table';
import { useRovingFocus } from './use-roving-focus';

export interface HistogramBar {
  id: string;
  /** The class that the bar counts: "70–79". */
  label: string;
  /** Where the class begins, written under its bar: "70". */
  tick: string;
  count: number;
  /** Class and count in words: "70–79: 12 candidates". */
  valueText: string;
}

interface HistogramProps {
  title: string;
  bars: readonly HistogramBar[];
  /** `small`: bars alone, for a line of figures; `regular`: with counts above and the classes’ beginnings below. */
  size?: 'small' | 'regular';
  /** Where the classes begin and end, written beside the bars of a small one. */
  ends?: readonly [string, string];
  selectedIds?: readonly string[];
  /** Makes each bar a button. */
  onSelect?: (id: string) => void;
  className?: string;
}

const heights = { small: 24, regular: 72 } as const;
/** px of a bar that counts at least one. */
const lowest = 3;

/** How a measure spreads: one bar a class. The title's line tells the value of the bar under pointer or focus. */
export function Histogram({
  title,
  bars,
  size = 'regular',
  ends,
  selectedIds = [],
  onSelect,
  className,
}: HistogramProps) {
  const t = useTranslations('ui.charts');
  const [shownId, setShownId] = useState<string | null>(null);
  const { group, onKeyDown, itemProps } = useRovingFocus<HTMLDivElement>(bars.length);
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const shown = bars.find(({ id }) => id === shownId);
  return (
    <figure aria-label={title} className={cn('min-w-0', className)}>
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
                // An empty class can be read, not chosen.
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

/** Read aloud it would only repeat the classes' own words. */
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
 * Two numbers side by side are no words that the name could hold (WCAG 2.5.3), so they are drawn and not written: the
 * name says both in a sentence. A chosen bar stands on a line of its own, so that it is
 * known without colour.
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
