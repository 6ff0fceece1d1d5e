'use client';

import { useTranslations } from 'next-intl';
import type { ModelForm } from './model-form-values';
import { ModelTestProgress } from './model-test-progress';
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
