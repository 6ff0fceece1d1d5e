'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronDown, History, RefreshCw, RotateCcw, Send } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { useScreenActions } from '@/components/keys/screen-actions';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Tooltip } from '@/components/ui/tooltip';
import { useCan } from '@/components/users/current-user';

const RestoreDialog = lazyPart(() =>
  import('@/components/ats/departures/restore-dialog').then((module) => module.RestoreDialog),
);

interface SyncButtonProps {
  processId: string;
  running: boolean;
  /** When a synchronisation last succeeded. */
  lastSyncAt: string | null;
  /** Null: the user may not synchronise. */
  onSync: ((full: boolean) => void) | null;
  /** Null: nobody can be sent in this process, or by this user. */
  onPickAll: (() => void) | null;
}

/** Synchronises the process with the ATS; beside it, what is done less often. */
export function SyncButton({ processId, running, lastSyncAt, onSync, onPickAll }: SyncButtonProps) {
  const t = useTranslations('ats.sync');
  const picks = useTranslations('ats.pick');
  const format = useFormatter();
  const departures = useTranslations('ats.departures.restore');
  const isAdministrator = useCan('administration');
  const erased = useQuery({ ...atsQueries.departures(processId), enabled: isAdministrator }).data?.restorable ?? [];
  const [restoring, setRestoring] = useState(false);
  const last = lastSyncAt
    ? t('last', { at: format.dateTime(new Date(lastSyncAt), { dateStyle: 'medium', timeStyle: 'short' }) })
    : t('never');
  useScreenActions([
    ...(onSync && !running
      ? [{ id: 'ats-sync', label: t('button'), icon: RefreshCw, onRun: () => onSync(false) }]
      : []),
    ...(onPickAll ? [{ id: 'ats-pick-all', label: picks('all'), icon: Send, onRun: onPickAll }] : []),
  ]);
  if (!onSync && !onPickAll) return null;
  return (
    <div className="flex">
      {onSync && (
        <Tooltip content={last}>
          <Button loading={running} onClick={() => onSync(false)} className="rounded-r-none">
            <RefreshCw aria-hidden="true" />
            <span className="max-[85rem]:sr-only">{t('button')}</span>
          </Button>
        </Tooltip>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton variant="secondary" label={t('more')} className="-ml-px rounded-l-none">
            <ChevronDown aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" aria-label={t('more')}>
          {onPickAll && (
            <DropdownMenuItem onSelect={onPickAll}>
              <Send aria-hidden="true" />
              {picks('all')}
            </DropdownMenuItem>
          )}
          {onSync && (
            <DropdownMenuItem disabled={running} onSelect={() => onSync(true)}>
              <RotateCcw aria-hidden="true" />
              {t('full')}
            </DropdownMenuItem>
          )}
          {erased.length > 0 && (
            <DropdownMenuItem onSelect={() => setRestoring(true)}>
              <History aria-hidden="true" />
              {departures('menu')}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {restoring && <RestoreDialog processId={processId} onClose={() => setRestoring(false)} />}
    </div>
  );
}
