'use client';

import { useQuery } from '@tanstack/react-query';
import { Archive, CirclePause, Play, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useScreenActions } from '@/components/keys/screen-actions';
import { Button } from '@/components/ui/button';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useChangeStatus } from '@/components/queries/processes/use-change-status';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Skeleton } from '@/components/ui/skeleton';
import type { ProcessDto } from '@/lib/domain/process-schemas';

/** The statuses a user may set (specification, section 4), in order of use. */
const targets = ['ACTIVE', 'STOPPED', 'ARCHIVED'] as const;
type Target = (typeof targets)[number];
const icons = { ACTIVE: Play, STOPPED: CirclePause, ARCHIVED: Archive } as const;

/** Activate, Stop, Archive, as the server allows. */
export function ProcessStatusActions({ process }: { process: ProcessDto }) {
  const t = useTranslations('processDetails');
  const possible = useQuery(processQueries.possibleStatuses(process.id));
  const change = useChangeStatus();
  const [archiving, setArchiving] = useState(false);
  const changeTo = (to: Target, after?: () => void) => change.mutate({ process, to }, { onSettled: after });
  const request = (target: Target) => (target === 'ARCHIVED' ? setArchiving(true) : changeTo(target));
  const offered = targets.filter((target) => possible.data?.items.includes(target));
  useScreenActions(
    offered.map((target) => ({
      id: `status:${target}`,
      label: t(`action.${target}`),
      icon: icons[target],
      onRun: () => request(target),
    })),
  );
  return (
    <>
      {possible.isPending && <Skeleton className="h-8 w-40" />}
      {possible.isError && (
        <Button loading={possible.isFetching} onClick={() => void possible.refetch()}>
          <RotateCw aria-hidden="true" />
          <span className="max-sm:sr-only">{t('possible.failed')}</span>
        </Button>
      )}
      {offered.map((target) => {
        const Icon = icons[target];
        return (
          <Button
            key={target}
            variant={target === 'ARCHIVED' ? 'ghost' : 'secondary'}
            loading={change.isPending && change.variables.to === target}
            onClick={() => request(target)}
          >
            <Icon aria-hidden="true" />
            <span className="max-sm:sr-only">{t(`action.${target}`)}</span>
          </Button>
        );
      })}
      <ConfirmDialog
        open={archiving}
        onOpenChange={setArchiving}
        title={t('archive.title', { name: process.name })}
        confirmLabel={t('archive.confirm')}
        loading={change.isPending}
        onConfirm={() => changeTo('ARCHIVED', () => setArchiving(false))}
      >
        {t('archive.explained')}
      </ConfirmDialog>
    </>
  );
}
