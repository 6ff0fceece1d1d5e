'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ProgressPanel } from '@/components/ui/progress-panel';
import { trialExampleNumbers } from '@/lib/analysis/trial/enums';
import type { ModelForm } from './model-form-values';
import { ModelTrialResult } from './model-trial-result';
import { useModelTrial } from './use-model-trial';

const total = trialExampleNumbers.length;

interface ModelTrialProps {
  form: ModelForm;
  fallbackModel: string | null;
  /** The page was opened to try a model: the button has the focus. */
  isOffered?: boolean;
}

/** Has the model judge invented CVs with the form's values, and shows how often it was right. */
export function ModelTrial({ form, fallbackModel, isOffered = false }: ModelTrialProps) {
  const t = useTranslations('modelTrial');
  const { trial, start, stop } = useModelTrial();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOffered) button.current?.focus();
  }, [isOffered]);
  const isRunning = trial?.state === 'running';
  const number = Math.min(total, (trial?.results.length ?? 0) + 1);
  return (
    <>
      <Button
        ref={button}
        loading={isRunning}
        onClick={form.handleSubmit((settings) => void start(settings, settings.model ?? fallbackModel ?? ''))}
      >
        {t('button')}
      </Button>
      <div className="order-last min-w-0 basis-full empty:hidden">
        {isRunning && (
          <ProgressPanel
            label={t('progress.label')}
            done={trial.results.length}
            total={total}
            text={t('progress.text', { number, total })}
            stop={{
              label: t('progress.stop'),
              onStop: () => {
                stop();
                // The button to stop goes away.
                button.current?.focus();
              },
            }}
          />
        )}
        {trial && <ModelTrialResult trial={trial} />}
      </div>
    </>
  );
}
