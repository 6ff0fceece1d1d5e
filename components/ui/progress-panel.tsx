'use client';

import { Square } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { ProgressBar } from './progress-bar';

/** Minimum milliseconds between announcements. */
const announceIntervalMs = 10_000;

/** `text`, updated at most once per {@link announceIntervalMs}. */
function useAnnouncement(text: string): string {
  const [spoken, setSpoken] = useState(text);
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
  }, [text]);
  useEffect(() => {
    const timer = setInterval(() => setSpoken(newest.current), announceIntervalMs);
    return () => clearInterval(timer);
  }, []);
  return spoken;
}

interface ProgressPanelProps {
  /** E.g. "Analysis progress". */
  label: string;
  done: number;
  total: number;
  /** E.g. "12 of 20 analysed". */
  text: string;
  /** The rate; omitted while unknown. */
  rate?: string | undefined;
  /** Omitted while unknown. */
  secondsLeft?: number | null;
  /** Omitted when the user may not stop it. */
  stop?: { label: string; onStop: () => void; pending?: boolean } | undefined;
}

/** Progress of a long operation: counts, rate, remaining time, and Stop. */
export function ProgressPanel({ label, done, total, text, rate, secondsLeft, stop }: ProgressPanelProps) {
  const t = useTranslations('ui.progress');
  const spoken = useAnnouncement(text);
  return (
    <section
      aria-label={label}
      className="bg-surface flex min-h-10 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border px-3 py-1.5 text-sm"
    >
      <span className="font-medium tabular-nums">{text}</span>
      <ProgressBar
        label={label}
        value={Math.round((done / Math.max(1, total)) * 100)}
        valueText={text}
        className="w-auto min-w-32 flex-1"
      />
      {rate && <span className="text-ink-muted tabular-nums">{rate}</span>}
      {secondsLeft != null && (
        <span className="text-ink-muted tabular-nums">
          {secondsLeft < 90
            ? t('secondsLeft', { seconds: secondsLeft })
            : t('minutesLeft', { minutes: Math.round(secondsLeft / 60) })}
        </span>
      )}
      {stop && (
        <Button size="sm" loading={stop.pending ?? false} onClick={stop.onStop}>
          <Square aria-hidden="true" />
          {stop.label}
        </Button>
      )}
      <span className="sr-only" aria-live="polite">
        {spoken}
      </span>
    </section>
  );
}
