'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  interviewKeys,
  retrySimulation,
  simulationStatusQuery,
  type SimulationPlace,
} from '@/components/interviews/fields/interview-queries';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';

/** The questions are being written. */
export function SimulationPreparing() {
  const t = useTranslations('interviewSimulation.preparing');
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-2 px-6 py-12 text-center">
      <Spinner label={t('title')} />
      <p className="text-ink-muted text-pretty">{t('text')}</p>
    </div>
  );
}

interface SimulationFailedProps {
  place: SimulationPlace;
  mayRetry: boolean;
}

/** The questions could not be written. */
export function SimulationFailed({ place, mayRetry }: SimulationFailedProps) {
  const t = useTranslations('interviewSimulation.failed');
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retrySimulation(place),
    meta: { successBanner: false },
    onSuccess: async () => {
      // The status before would end the polling at once.
      client.removeQueries({ queryKey: simulationStatusQuery(place).queryKey });
      await client.invalidateQueries({ queryKey: interviewKeys.one(place) });
    },
  });
  return (
    <div role="alert" className="m-auto">
      <EmptyState
        icon={CircleAlert}
        title={t('title')}
        action={
          mayRetry && (
            <Button variant="primary" loading={retry.isPending} onClick={() => retry.mutate()}>
              <RotateCw aria-hidden="true" />
              {t('retry')}
            </Button>
          )
        }
      >
        {t('text')}
      </EmptyState>
    </div>
  );
}
