'use client';

import { Square } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { ProgressBar } from './progress-bar';

/** Milliseconds between two spoken messages: a screen reader must not be talked over every second. */
const announceIntervalMs = 10_000;

/** The newest `text`, taken over at most once in {@link announceIntervalMs}. */
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
  /** What is under way: "Analysis progress". */
  label: string;
  done: number;
  total: number;
  /** Done and total in text: "12 of 20 analysed". */
  text: string;
  /** How fast, in text; left out while it is not known. */
  rate?: string | undefined;
  /** Left out while it is not known. */
  secondsLeft?: number | null;
  /** Left out: this person may not stop it. The label says what is stopped. */
  stop?: { label: string; onStop: () => void; pending?: boolean } | undefined;
}

/** Long work: how far it is, how fast it goes, how long it takes yet, and the way to stop it. */
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
