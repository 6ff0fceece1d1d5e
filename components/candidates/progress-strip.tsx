'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { RunFigures } from './run-progress';

/** Milliseconds between two spoken messages: a screen reader must not be talked over every second. */
const spokenEvery = 10_000;

/** The newest `words`, taken over at most once in {@link spokenEvery}. */
function useSpoken(words: string): string {
  const [spoken, setSpoken] = useState(words);
  const newest = useRef(words);
  useEffect(() => {
    newest.current = words;
  }, [words]);
  useEffect(() => {
    const timer = setInterval(() => setSpoken(newest.current), spokenEvery);
    return () => clearInterval(timer);
  }, []);
  return spoken;
}

/** "12 of 20 analysed", how fast, and how long it takes yet. */
export function ProgressStrip({ figures }: { figures: RunFigures }) {
  const t = useTranslations('candidates.run');
  const { done, total, perMinute, secondsLeft } = figures;
  const words = t('done', { done, total });
  const spoken = useSpoken(words);
  return (
    <div className="bg-surface flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border px-3 py-2 text-sm">
      <span className="font-medium tabular-nums">{words}</span>
      <ProgressBar
        label={t('label')}
        value={Math.round((done / Math.max(1, total)) * 100)}
        valueText={words}
        className="w-auto min-w-32 flex-1"
      />
      {perMinute !== null && (
        <span className="text-ink-muted tabular-nums">{t('rate', { rate: Math.max(1, Math.round(perMinute)) })}</span>
      )}
      {secondsLeft !== null && (
        <span className="text-ink-muted tabular-nums">
          {secondsLeft < 90
            ? t('secondsLeft', { seconds: secondsLeft })
            : t('minutesLeft', { minutes: Math.round(secondsLeft / 60) })}
        </span>
      )}
      <span className="sr-only" aria-live="polite">
        {spoken}
      </span>
    </div>
  );
}
