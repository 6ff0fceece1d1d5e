'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, PenLine, PlugZap, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { atsQueries, connectionsPath } from '@/components/ats/queries/ats-queries';
import { useSyncCounts } from '@/components/ats/sync/use-sync-counts';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { InfoDialog } from '@/components/ui/info-dialog';
import type { ConnectionDto } from '@/lib/ats/connections/connection-schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { ConnectionCheck, useConnectionCheck } from './connection-check';
import { ConnectionRuns } from './connection-runs';
import { NewSigningSecret } from './new-signing-secret';
import { ConnectionAdvice, connectionState, ConnectionStateBadge } from './connection-state';

interface ConnectionCardProps {
  connection: ConnectionDto;
  /** Epoch milliseconds when it was loaded. */
  loadedAt: number;
  /** It was just saved: it is checked at once. */
  checkAtOnce: boolean;
  onEdit: () => void;
}

/** A connection: its state, the check of its account, its last runs, and the ways to change and delete it. */
export function ConnectionCard({ connection, loadedAt, checkAtOnce, onEdit }: ConnectionCardProps) {
  const t = useTranslations('ats.connections');
  const providers = useTranslations('ats.provider');
  const client = useQueryClient();
  const { connectionId, name, provider, processes, reads, signs } = connection;
  const state = connectionState(connection, loadedAt);
  const [showsRuns, setShowsRuns] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const path = `${connectionsPath}/${connectionId}`;
  const refresh = () => client.invalidateQueries({ queryKey: atsQueries.connections().queryKey });
  const checkButton = useRef<HTMLButtonElement>(null);
  const check = useConnectionCheck(connectionId, checkAtOnce);
  /** The button of the error goes; the focus stays on the one that does the same. */
  const retry = () => {
    checkButton.current?.focus();
    check.run();
  };
  const remove = useMutation({
    mutationFn: () => apiRequest({ path, method: 'DELETE' }),
    meta: { successBanner: t('deleted', { name }) },
    onSettled: () => {
      setDeleting(false);
      return refresh();
    },
  });
  return (
    <li className="flex flex-col gap-3 border-t px-4 py-3" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="font-medium break-words">{name}</h3>
            <ConnectionStateBadge state={state} />
          </div>
          <p className="text-ink-muted text-sm">
            {providers(`${provider}.name`)} · {t('processes', { count: processes })}
          </p>
          <LastRun connectionId={connectionId} />
        </div>
        <div className="flex flex-wrap items-center gap-1">
          {reads && (
            <>
              <Button
                ref={checkButton}
                size="sm"
                loading={check.isPending}
                disabled={!connection.hasCredentials}
                onClick={check.run}
              >
                <PlugZap aria-hidden="true" />
                {t('check')}
              </Button>
              <Button size="sm" variant="ghost" aria-expanded={showsRuns} onClick={() => setShowsRuns(!showsRuns)}>
                <ChevronDown aria-hidden="true" className={showsRuns ? 'rotate-180' : undefined} />
                {t('runs')}
              </Button>
            </>
          )}
          {signs && <NewSigningSecret connection={connection} onMade={() => void refresh()} />}
          <IconButton size="sm" label={t('edit', { name })} onClick={onEdit}>
            <PenLine aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={t('delete', { name })} onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <ConnectionAdvice connection={connection} state={state} />
      <ConnectionCheck {...check} connection={connection} onRetry={retry} />
      {showsRuns && <ConnectionRuns connectionId={connectionId} name={name} />}
      {processes > 0 ? (
        <InfoDialog open={deleting} onOpenChange={setDeleting} title={t('inUseTitle', { name })}>
          <p>{t('inUse', { count: processes })}</p>
        </InfoDialog>
      ) : (
        <ConfirmDialog
          open={deleting}
          onOpenChange={setDeleting}
          title={t('deleteTitle', { name })}
          confirmLabel={t('deleteConfirm')}
          danger
          loading={remove.isPending}
          onConfirm={() => remove.mutate()}
        >
          {t('deleteText')}
        </ConfirmDialog>
      )}
    </li>
  );
}

/** When the connection last synchronised, and what came of it. */
function LastRun({ connectionId }: { connectionId: string }) {
  const t = useTranslations('ats.connections');
  const states = useTranslations('ats.sync.state');
  const format = useFormatter();
  const counts = useSyncCounts();
  const last = useQuery(atsQueries.connectionSyncs(connectionId)).data?.items[0];
  if (!last) return null;
  const at = format.dateTime(new Date(last.startedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="text-ink-muted text-sm text-pretty">
      {t('lastRun', { at })} {states(last.state)}: {counts(last.counts)}.
    </p>
  );
}
