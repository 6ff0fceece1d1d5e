'use client';
import { Check, LoaderCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { cn } from '@/components/ui/class-names';
import { modelTestSteps, type ModelTestStep } from '@/lib/domain/model-enums';
import type { ModelForm } from './model-form-values';
import { ModelTestResult } from './model-test-result';
import type { useModelTest } from './use-model-test';

interface ModelTestPanelProps {
  form: ModelForm;
  /** The model of the environment, which holds where the form names none. */
  usualModel: string | null;
  test: ReturnType<typeof useModelTest>;
  /** The form as it is now: an outcome belongs to what was tested. */
  values: string;
}

/** A test under way, or its outcome until the form changes; then that it has. */
export function ModelTestPanel({ form, usualModel, test, values }: ModelTestPanelProps) {
  const t = useTranslations('administration.model.test');
  const { run, isCancelled, keepFor } = test;
  const isCurrent = test.values === values;
  const tested = form.getValues();
  return (
    <div role="status" className="min-w-0 empty:hidden">
      {run?.step && <ModelTestProgress key={run.step} step={run.step} timeoutSeconds={tested.timeoutSeconds} />}
      {run && !run.step && isCurrent && (
        <ModelTestResult
          outcomes={run.outcomes}
          form={tested}
          model={tested.model || (usualModel ?? '')}
          onMend={({ field, value }) => {
            form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
            // Another context has to be tested anew; how long to wait and how many to ask at once do not change what was seen.
            if (field !== 'contextLength') keepFor(JSON.stringify(form.getValues()));
          }}
        />
      )}
      {run && !run.step && !isCurrent && t('outdated')}
      {isCancelled && !run && t('cancelled')}
    </div>
  );
}

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
function ModelTestProgress({ step, timeoutSeconds }: { step: ModelTestStep; timeoutSeconds: number | null }) {
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
