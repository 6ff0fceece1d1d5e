'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { candidateHref, candidateName } from '@/components/candidates/fields/candidate-name';
import { candidateKeys } from '@/components/candidates/queries/candidate-queries';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { AtsPicks } from '@/lib/ats/pick-schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';

type Conflict = AtsPicks['items'][number];

interface ConflictDialogProps {
  processId: string;
  mayResolve: boolean;
  onClose: () => void;
}

/** Candidates that could not be sent: what happened to each, and what to do. */
export function ConflictDialog({ processId, mayResolve, onClose }: ConflictDialogProps) {
  const t = useTranslations('ats.conflicts');
  const query = useQuery({ ...atsQueries.conflicts(processId), staleTime: 0 });
  const stageName = useStageNames(processId);
  const items = query.data?.items;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" title={t('title')} description={t('lead')}>
        <DialogBody className="pb-5">
          {!items && query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
          {!items && !query.error && <Skeleton className="h-24 w-full" />}
          {items?.length === 0 && <p className="text-ink-muted py-4">{t('none')}</p>}
          {items && items.length > 0 && (
            <ul className="divide-y border-t">
              {items.map((conflict) => (
                <ConflictRow
                  key={conflict.pickId}
                  processId={processId}
                  conflict={conflict}
                  mayResolve={mayResolve}
                  stageName={stageName}
                />
              ))}
            </ul>
          )}
          {query.data && query.data.totalItems > query.data.items.length && (
            <p className="text-ink-muted pt-2 text-sm">
              {t('more', { count: query.data.totalItems - query.data.items.length })}
            </p>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/** Names of the linked recruitment's stages by id; the id where the ATS does not tell. */
function useStageNames(processId: string): (stageId: string | null) => string {
  const link = useQuery(atsQueries.link(processId)).data?.link;
  const recruitmentId = link?.externalProcessId ?? '';
  const stages = useQuery({
    ...atsQueries.stages(link?.connectionId ?? '', recruitmentId),
    enabled: Boolean(link && recruitmentId),
  }).data?.items;
  return (stageId) => stages?.find(({ id }) => id === stageId)?.name ?? stageId ?? '–';
}

interface ConflictRowProps {
  processId: string;
  conflict: Conflict;
  mayResolve: boolean;
  stageName: (stageId: string | null) => string;
}

function ConflictRow({ processId, conflict, mayResolve, stageName }: ConflictRowProps) {
  const t = useTranslations('ats.conflicts');
  const list = useTranslations('candidates');
  const errors = useTranslations('errors');
  const format = useFormatter();
  const client = useQueryClient();
  const { pickId, candidateId, reason, fromStageId, presentStageId, requestedBy, requestedAt } = conflict;
  const name = candidateName({ ...conflict, cvFileName: null }, (number) => list('numbered', { number }));
  const resolve = useMutation({
    mutationFn: (act: 'retry' | 'dismiss') =>
      apiRequest({ path: `/processes/${processId}/ats-picks/${pickId}/${act}`, method: 'POST' }),
    meta: { successBanner: false },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: atsQueries.conflicts(processId).queryKey }),
        client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
      ]),
  });
  const moved = fromStageId !== presentStageId;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <Link
          href={candidateHref(processId, candidateId, null)}
          prefetch={false}
          className="text-accent-ink rounded-sm font-medium break-words hover:underline"
        >
          {conflict.ordinalNumber}. {name}
        </Link>
        <p className="max-w-prose text-pretty">{reason && errors.has(reason) ? errors(reason) : t('unknown')}</p>
        {moved && (
          <p className="text-sm">{t('stages', { from: stageName(fromStageId), present: stageName(presentStageId) })}</p>
        )}
        <p className="text-ink-muted text-sm">
          {t('requested', {
            who: requestedBy ? `${requestedBy.firstName} ${requestedBy.lastName}` : t('somebody'),
            at: format.dateTime(new Date(requestedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      </div>
      {mayResolve && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" loading={resolve.isPending} onClick={() => resolve.mutate('retry')}>
            <RotateCw aria-hidden="true" />
            {t('retry')}
            <span className="sr-only">: {name}</span>
          </Button>
          <Button size="sm" variant="ghost" disabled={resolve.isPending} onClick={() => resolve.mutate('dismiss')}>
            <X aria-hidden="true" />
            {t('dismiss')}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
