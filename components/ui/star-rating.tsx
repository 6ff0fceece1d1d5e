'use client';
import { Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { RateSource } from '@/lib/domain/candidate-schemas';
import { cn } from './class-names';
import { Tooltip } from './tooltip';

const rates = [1, 2, 3, 4, 5] as const;

interface StarRatingProps {
  /** 1–5; null: not rated yet. */
  value: number | null;
  source: RateSource | null;
  /** Omitted: read only. */
  onChange?: (rate: number) => void;
  /** Accessible name: whose rating it is. */
  label: string;
  disabled?: boolean;
}

/**
 * Stars 1 to 5 with the labels of specification section 9: the AI's outlined with a spark, a recruiter's filled. Set by
 * click, arrows, or keys 1 to 5.
 */
export function StarRating({ value, source, onChange, label, disabled = false }: StarRatingProps) {
  const t = useTranslations('ui.rating');
  const [preview, setPreview] = useState<number | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const shown = preview ?? value ?? 0;
  const byAi = source === 'AI' && preview === null;
  const summary = value === null ? t('none') : t('summary', { value, meaning: t(`meaning.${value}`) });
  const sourceText = source && value !== null ? t(`source.${source}`) : null;

  if (!onChange) {
    return (
      <span
        role="img"
        aria-label={[label, summary, sourceText].filter(Boolean).join(', ')}
        className="inline-flex items-center gap-0.5"
      >
        <Stars on={shown} of={5} outlined={byAi} />
        <AiSpark visible={byAi} />
      </span>
    );
  }

  const choose = (rate: number) => {
    onChange(rate);
    group.current?.querySelectorAll<HTMLButtonElement>('[role=radio]')[rate - 1]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const rate = rateForKey(event.key, value);
    if (rate === null || disabled) return;
    event.preventDefault();
    event.stopPropagation();
    choose(rate);
  };
  return (
    <span className="inline-flex items-center gap-0.5">
      <div
        ref={group}
        role="radiogroup"
        aria-label={[label, sourceText].filter(Boolean).join(', ')}
        aria-disabled={disabled || undefined}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setPreview(null)}
        className={cn('inline-flex', disabled && 'opacity-55')}
      >
        {rates.map((rate) => (
          <Tooltip key={rate} content={t('option', { value: rate, meaning: t(`meaning.${rate}`) })}>
            <button
              type="button"
              role="radio"
              aria-checked={value === rate}
              aria-label={t('option', { value: rate, meaning: t(`meaning.${rate}`) })}
              tabIndex={rate === (value ?? 1) ? 0 : -1}
              disabled={disabled}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPreview(rate)}
              onClick={() => choose(rate)}
              className="grid h-6 w-5 place-items-center rounded-sm focus-visible:outline-offset-0"
            >
              <Stars on={rate <= shown ? 1 : 0} of={1} outlined={byAi} />
            </button>
          </Tooltip>
        ))}
      </div>
      <AiSpark visible={byAi} />
    </span>
  );
}

/** The rate set by a key; null for other keys. */
function rateForKey(key: string, value: number | null): number | null {
  if (/^[1-5]$/.test(key)) return Number(key);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(5, (value ?? 0) + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(1, (value ?? 2) - 1);
  if (key === 'Home') return 1;
  if (key === 'End') return 5;
  return null;
}

/** Always takes its space, so that the stars of a column align. */
function AiSpark({ visible }: { visible: boolean }) {
  const t = useTranslations('ui.rating');
  return (
    <span
      aria-hidden="true"
      className={cn('text-ink-muted ml-0.5 inline-flex items-center gap-0.5 text-xs', !visible && 'invisible')}
    >
      {visible ? <Sparkles className="size-3" /> : <span className="size-3" />}
      {t('aiShort')}
    </span>
  );
}

/** Width of a star's cell in units (1.5 units are 1 px); its height is 24. */
const field = 30;
/** Path of a star from its top. */
const outline = 'l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z';

/** Stars `first` to `end` (exclusive, 0-based) as one path. */
function starsFrom(first: number, end: number): string {
  return Array.from({ length: end - first }, (_, index) => `M${(first + index + 0.5) * field} 2${outline}`).join('');
}

interface StarsProps {
  /** Number of filled stars. */
  on: number;
  of: number;
  /** AI ratings are outlined, recruiters' are filled. */
  outlined: boolean;
}

/** A row of stars, 20 px each, as one SVG, because a table has hundreds of them. */
function Stars({ on, of, outlined }: StarsProps) {
  return (
    <svg
      width={of * 20}
      height={16}
      viewBox={`0 0 ${of * field} 24`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {on > 0 && <path d={starsFrom(0, on)} className={cn('text-star', outlined ? 'fill-star/25' : 'fill-star')} />}
      {on < of && <path d={starsFrom(on, of)} className="text-line-strong" />}
    </svg>
  );
}
