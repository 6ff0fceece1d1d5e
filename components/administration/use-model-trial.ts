import { useCallback, useEffect, useRef, useState } from 'react';
import { useReportError } from '@/components/query/use-report-error';
import { trialExampleNumbers } from '@/lib/analysis/trial/enums';
import type { ModelTrial, ModelTrialInput, TrialExample } from '@/lib/analysis/trial/schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ModelSettingsInput } from '@/lib/model/schemas';

export interface RunningTrial {
  model: string;
  currency: string;
  /** In the order of the examples. */
  results: TrialExample[];
  state: 'running' | 'done' | 'stopped' | 'failed';
  /** Why it failed, if the server says so: message key `errors.<code>`. */
  code: string | null;
}

const ask = (body: ModelTrialInput, signal: AbortSignal): Promise<ModelTrial> =>
  apiAnswer<ModelTrial>({ path: '/administration/model/trial', method: 'POST', body, signal });

/** One example after the other, so that each is a call of its own. It ends with the page. */
export function useModelTrial() {
  const [trial, setTrial] = useState<RunningTrial | null>(null);
  const running = useRef<AbortController | null>(null);
  const reportError = useReportError();
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (settings: ModelSettingsInput, model: string) => {
      running.current?.abort();
      const stop = (running.current = new AbortController());
      let now: RunningTrial = { model, currency: settings.currency, results: [], state: 'running', code: null };
      const change = (to: Partial<RunningTrial>) => {
        if (!stop.signal.aborted) setTrial((now = { ...now, ...to }));
      };
      change({});
      for (const example of trialExampleNumbers) {
        try {
          const answer = await ask({ settings, example }, stop.signal);
          if (stop.signal.aborted) return;
          if (!answer.ok) return change({ state: 'failed', code: answer.code });
          change({ results: [...now.results, answer.result] });
        } catch (error) {
          if (!stop.signal.aborted) reportError(error);
          return change({ state: 'failed' });
        }
      }
      change({ state: 'done' });
    },
    [reportError],
  );
  const stop = useCallback(() => {
    running.current?.abort();
    setTrial((present) => present && { ...present, state: 'stopped' });
  }, []);
  return { trial, start, stop };
}
