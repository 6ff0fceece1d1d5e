'use client';

import { useQuery } from '@tanstack/react-query';
import { Archive, CirclePause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useScreenActions } from '@/components/keys/screen-actions';
import { Button } from '@/components/ui/button';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useChangeStatus } from '@/components/queries/processes/use-change-status';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ProcessDto, ProcessStatus } from '@/lib/domain/process-schemas';
import { possibleStatuses } from '@/lib/domain/process-status';

/** The statuses a user may set (specification, section 4), in order of use. */
const targets = ['ACTIVE', 'STOPPED', 'ARCHIVED'] as const;
type Target = (typeof targets)[number];
const icons = { ACTIVE: Play, STOPPED: CirclePause, ARCHIVED: Archive } as const;

/** Activate, Stop, Archive, as the process's status allows. */
export function ProcessStatusActions({ process }: { process: ProcessDto }) {
  const t = useTranslations('processDetails');
  const possible = useQuery({
    ...processQueries.possibleStatuses(process.id),
    // Avoids layout shift while loading.
    placeholderData: { items: [...possibleStatuses(process.status)] },
  });
  const change = useChangeStatus();
  const [archiving, setArchiving] = useState(false);
  // After an error, reported by a banner, the same rules apply locally; the server checks again.
  const allowed: readonly ProcessStatus[] = possible.isSuccess ? possible.data.items : possibleStatuses(process.status);
  const changeTo = (to: Target, after?: () => void) => change.mutate({ process, to }, { onSettled: after });
  const request = (target: Target) => (target === 'ARCHIVED' ? setArchiving(true) : changeTo(target));
  const offered = targets.filter((target) => allowed.includes(target));
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
