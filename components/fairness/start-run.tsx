'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fairnessQueries } from '@/components/queries/fairness/fairness-queries';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { FormField } from '@/components/ui/form-field';
import { NumberField } from '@/components/ui/number-field';
import { Skeleton } from '@/components/ui/skeleton';
import { useMoney } from '@/components/ui/use-money';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { runSizes } from '@/lib/fairness/enums';
import type { FairnessEstimate, FairnessRunDto } from '@/lib/fairness/schemas';

/** Starts a run in a process: how many candidates, what that takes, and the most that it may cost. */
export function StartRun({ processId }: { processId: string }) {
  const estimate = useQuery(fairnessQueries.estimate(processId));
  if (estimate.data) return <StartForm key={processId} processId={processId} estimate={estimate.data} />;
  if (estimate.error) return <ErrorState error={estimate.error} onRetry={() => void estimate.refetch()} />;
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="w-1/2" />
      <Skeleton className="w-1/3" />
    </div>
  );
}

function StartForm({ processId, estimate }: { processId: string; estimate: FairnessEstimate }) {
  const t = useTranslations('fairness.start');
  const money = useMoney();
  const { available, copies, questions, perCopy, engine } = estimate;
  const most = Math.min(available, runSizes.most);
  const [candidates, setCandidates] = useState<number | null>(Math.min(runSizes.usual, most));
  const isWhole = candidates !== null && Number.isInteger(candidates) && candidates >= 1 && candidates <= most;
  const count = isWhole ? candidates : 0;
  const foreseen = perCopy && { ...perCopy, micros: perCopy.micros * (copies + questions) * count };
  const isModel = engine.model !== null;
  const [cap, setCap] = useState<number | null>(foreseen ? Math.ceil((1.5 * foreseen.micros) / 1e4) / 100 : null);
  const start = useStart(processId);
  const capWanted = isModel && (cap === null || !(cap >= 0));
  if (most === 0) return <p className="text-ink-muted max-w-prose text-pretty">{t('nobody')}</p>;
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWhole || capWanted || start.isPending) return;
        start.mutate({ candidates, capMicros: isModel && cap !== null ? Math.round(cap * 1e6) : null });
      }}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <FormField
          label={t('candidates')}
          hint={t('available', { count: available })}
          error={isWhole ? undefined : t('candidatesWrong', { most })}
          className="w-56"
        >
          <NumberField value={candidates} onChange={setCandidates} />
        </FormField>
        {isModel && (
          <FormField
            label={t('cap', { currency: perCopy?.currency ?? '' })}
            hint={t('capHint')}
            error={capWanted ? t('capWrong') : undefined}
            className="w-72"
          >
            <NumberField value={cap} onChange={setCap} isMoney />
          </FormField>
        )}
      </div>
      <p className="max-w-prose text-pretty">
        {t('takes', { candidates: count, copies, times: count * copies })}{' '}
        {questions > 0 && `${t('asks', { questions: questions * count })} `}
        {!isModel && t('free')}
        {isModel &&
          foreseen &&
          t('costs', { model: engine.model ?? '', cost: money(foreseen.micros, foreseen.currency) })}
        {isModel && !foreseen && t('costUnknown', { model: engine.model ?? '' })}
      </p>
      <Button type="submit" variant="primary" loading={start.isPending} className="self-start">
        {t('submit')}
      </Button>
    </form>
  );
}

function useStart(processId: string) {
  const t = useTranslations('fairness.start');
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    meta: { successBanner: t('started') },
    mutationFn: (body: { candidates: number; capMicros: number | null }) =>
      apiAnswer<FairnessRunDto>({ path: `/processes/${processId}/fairness-runs`, method: 'POST', body }),
    onSuccess: ({ runId }) => router.push(`/processes/${processId}/fairness/${runId}`),
    onSettled: () => client.invalidateQueries({ queryKey: fairnessQueries.all }),
  });
}
