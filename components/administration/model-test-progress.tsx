'use client';

import { Check, LoaderCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { cn } from '@/components/ui/class-names';
import { modelTestSteps, type ModelTestStep } from '@/lib/domain/model-enums';

/** Whole seconds since it is on the screen. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** Which step of the test is under way, and for how long. */
export function ModelTestProgress({ step, timeoutSeconds }: { step: ModelTestStep; timeoutSeconds: number | null }) {
  const t = useTranslations('administration.model.test');
  const seconds = useSeconds();
  const now = modelTestSteps.indexOf(step);
  return (
    <div className="flex flex-col gap-1.5">
      <ol className="flex flex-col gap-1">
        {modelTestSteps.map((one, index) => (
          <li
            key={one}
            aria-current={index === now ? 'step' : undefined}
            className={cn('flex items-center gap-2', index > now && 'text-ink-muted')}
          >
            <span className="grid size-4 shrink-0 place-items-center" aria-hidden="true">
              {index < now && <Check className="text-positive-ink size-4" />}
              {index === now && <LoaderCircle className="size-4 animate-spin" />}
            </span>
            {t(`step.${one}`)}
            {index === now && (
              <span className="text-ink-muted tabular-nums" aria-hidden="true" key={step}>
                {t('elapsed', { seconds })}
              </span>
            )}
          </li>
        ))}
      </ol>
      {timeoutSeconds !== null && (
        <p className="text-ink-muted text-sm">{t('patience', { seconds: timeoutSeconds })}</p>
      )}
    </div>
  );
}
