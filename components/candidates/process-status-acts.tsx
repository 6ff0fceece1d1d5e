'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, CirclePause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { apiRequest } from '@/lib/http/browser-client';
import type { ProcessDto, ProcessStatus } from '@/lib/processes/schemas';
import { candidateKeys, possibleStatusesQuery } from './candidate-queries';

/** The targets a person may ask for (specification, section 4), in the order of use. */
const targets = ['ACTIVE', 'STOPPED', 'ARCHIVED'] as const;
type Target = (typeof targets)[number];
const icons = { ACTIVE: Play, STOPPED: CirclePause, ARCHIVED: Archive } as const;

function useChangeStatus(processId: string) {
  const t = useTranslations('processDetails');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: Target) =>
      apiRequest({ method: 'PUT', path: `/processes/${processId}/status`, body: { status } }).then(() => status),
    meta: { successBanner: t('statusChanged') },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.searches(processId) }),
      ]),
  });
}

/** Activate, Stop, Archive: those that the process's status allows. */
export function ProcessStatusActs({ process }: { process: ProcessDto }) {
  const t = useTranslations('processDetails');
  const possible = useQuery(possibleStatusesQuery(process.id));
  const change = useChangeStatus(process.id);
  const [archiving, setArchiving] = useState(false);
  const allowed: readonly ProcessStatus[] = possible.data?.items ?? [];
  const ask = (target: Target) => (target === 'ARCHIVED' ? setArchiving(true) : change.mutate(target));
  return (
    <>
      {targets
        .filter((target) => allowed.includes(target))
        .map((target) => {
          const Icon = icons[target];
          return (
            <Button
              key={target}
              variant={target === 'ARCHIVED' ? 'ghost' : 'secondary'}
              loading={change.isPending && change.variables === target}
              onClick={() => ask(target)}
            >
              <Icon aria-hidden="true" />
              {t(`act.${target}`)}
            </Button>
          );
        })}
      <ConfirmDialog
        open={archiving}
        onOpenChange={setArchiving}
        title={t('archive.title', { name: process.name })}
        confirmLabel={t('archive.confirm')}
        loading={change.isPending}
        onConfirm={() => change.mutate('ARCHIVED', { onSettled: () => setArchiving(false) })}
      >
        {t('archive.explained')}
      </ConfirmDialog>
    </>
  );
}
