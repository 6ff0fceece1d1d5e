'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { ProgressPanel } from '@/components/ui/progress-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { Specimen } from './specimen';

const total = 240;
/** CVs per second of the simulated run. */
const pace = 4;
const bars = [0, 35, 100, null] as const;

/** A simulated run that counts up until stopped or done. */
function usePlayedRun() {
  const [done, setDone] = useState(60);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setDone((count) => Math.min(total, count + pace)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const start = () => {
    if (done === total) setDone(0);
    setRunning(true);
  };
  return { done, running: running && done < total, start, stop: () => setRunning(false) };
}

export function ProgressSection() {
  const t = useTranslations('styleguide.progress');
  const run = usePlayedRun();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Specimen title={t('panel')} className="block">
        <ProgressPanel
          label={t('label')}
          done={run.done}
          total={total}
          text={t('words', { done: run.done, total })}
          rate={run.running ? t('rate', { rate: pace * 60 }) : undefined}
          secondsLeft={run.running ? Math.ceil((total - run.done) / pace) : null}
          stop={run.running ? { label: t('stop'), onStop: run.stop } : undefined}
        />
        {!run.running && (
          <Button className="mt-2" onClick={run.start}>
            {t('start')}
          </Button>
        )}
      </Specimen>
      <Specimen title={t('bars')}>
        {bars.map((value) => (
          <ProgressBar key={value} label={t('label')} value={value} className="w-40" />
        ))}
      </Specimen>
      <Specimen title={t('spinner')}>
        <Spinner />
        <Spinner label={t('reading')} />
      </Specimen>
      <Specimen title={t('skeleton')} className="block max-w-md space-y-2">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="w-full" />
        <Skeleton className="w-4/5" />
      </Specimen>
    </div>
  );
}
