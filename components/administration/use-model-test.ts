import { useEffect, useRef, useState } from 'react';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { modelTestSteps, type ModelTestStep } from '@/lib/domain/model-enums';
import type { ModelTest } from '@/lib/model/model-test-schemas';
import type { ModelSettingsInput } from '@/lib/model/schemas';

export interface ModelTestRun {
  outcomes: Partial<Record<ModelTestStep, ModelTest>>;
  /** Null: it has ended. */
  step: ModelTestStep | null;
}

interface ModelTestOptions {
  path: string;
  onError: (error: unknown) => void;
}

/** Takes the steps of the test one after the other; the first that fails is the last. */
export function useModelTest({ path, onError }: ModelTestOptions) {
  const [run, setRun] = useState<ModelTestRun | null>(null);
  /** The form that the outcomes hold for; `keepFor` says that they hold for another too. */
  const [values, setValues] = useState('');
  const [isCancelled, setCancelled] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (body: ModelSettingsInput, tested: string) => {
    setValues(tested);
    const abort = new AbortController();
    running.current = abort;
    setCancelled(false);
    const outcomes: ModelTestRun['outcomes'] = {};
    try {
      for (const step of modelTestSteps) {
        setRun({ outcomes: { ...outcomes }, step });
        const request = { path, method: 'POST', body: { ...body, step }, signal: abort.signal } as const;
        const outcome = await apiAnswer<ModelTest>(request);
        outcomes[step] = outcome;
        if (!outcome.ok) break;
      }
      setRun({ outcomes, step: null });
    } catch (error) {
      setRun(null);
      if (!abort.signal.aborted) onError(error);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setRun(null);
    setCancelled(true);
  };
  return { run, values, start, cancel, isCancelled, keepFor: setValues };
}
