'use client';

import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { cn } from '../class-names';
import { chartTones, type ChartTone } from './chart-tones';
import { useRovingFocus } from './use-roving-focus';

export interface Share {
  id: string;
  label: string;
  count: number;
  tone: ChartTone;
}

interface ShareBarProps {
  title: string;
  shares: readonly Share[];
  selectedIds?: readonly string[];
  /** Makes the legend's entries buttons. */
  onSelect?: (id: string) => void;
  /** Instead: makes them links. */
  hrefOf?: (id: string) => string;
}

/** Shares of a total: a bar and a legend with figures. Empty shares are omitted. */
export function ShareBar({ title, shares, selectedIds = [], onSelect, hrefOf }: ShareBarProps) {
  const t = useTranslations('ui.charts');
  const format = useFormatter();
  const [pointed, setPointed] = useState<string | null>(null);
  const present = shares.filter(({ id, count }) => count > 0 || selectedIds.includes(id));
  const { group, onKeyDown, itemProps } = useRovingFocus<HTMLUListElement>(present.length);
  const total = present.reduce((sum, { count }) => sum + count, 0);
  const line = 'flex w-full items-center gap-2 rounded-sm px-1 py-0.5 text-left text-sm';
  return (
    <figure aria-label={title} className="min-w-0">
      <h3 className="text-ink-muted text-sm font-medium">{title}</h3>
      <div aria-hidden="true" className="mt-1.5 flex h-2.5 gap-px">
        {present.map(({ id, count, tone }) => (
          <span
            key={id}
            className={cn(
              chartTones[tone],
              'min-w-1 first:rounded-l-sm last:rounded-r-sm',
              pointed !== null && pointed !== id && 'opacity-35',
              count === 0 && 'hidden',
            )}
            style={{ flexGrow: count, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul ref={group} aria-label={title} className="-mx-1 mt-1.5">
        {present.map(({ id, label, count, tone }, index) => {
          const share = total === 0 ? 0 : count / total;
          const content: ReactNode = (
            <>
              <span aria-hidden="true" className={cn(chartTones[tone], 'size-2.5 shrink-0 rounded-xs')} />
              <span
                className={cn(
                  'min-w-0 flex-1 break-words',
                  selectedIds.includes(id) && 'decoration-accent underline decoration-2 underline-offset-4',
                )}
              >
                {label}
              </span>
              <span className="tabular-nums">{format.number(count)}</span>
              <span className="text-ink-muted w-10 text-right tabular-nums">{t('percent', { share })}</span>
            </>
          );
          const point = {
            onPointerEnter: () => setPointed(id),
            onPointerLeave: () => setPointed(null),
          };
          const selected = selectedIds.includes(id);
          if (hrefOf) {
            return (
              <li key={id} {...point}>
                <Link href={hrefOf(id)} prefetch={false} className={cn(line, 'hover:bg-hover min-h-6')}>
                  {content}
                </Link>
              </li>
            );
          }
          if (!onSelect) {
            return (
              <li key={id} className={line} {...point}>
                {content}
              </li>
            );
          }
          const { tabIndex, onFocus } = itemProps(index);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={selected}
                tabIndex={tabIndex}
                onClick={() => onSelect(id)}
                onKeyDown={onKeyDown}
                onFocus={() => {
                  onFocus();
                  setPointed(id);
                }}
                onBlur={() => setPointed(null)}
                {...point}
                className={cn(
                  line,
                  'hover:bg-hover min-h-6 focus-visible:-outline-offset-1',
                  selected && 'bg-selected font-medium',
                )}
              >
                {content}
              </button>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
