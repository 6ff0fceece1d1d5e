'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { candidateHref, candidateName } from '@/components/fields/candidates/candidate-name';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { AtsPickDto } from '@/lib/ats/picks/pick-schemas';
import { ConflictActions } from './conflict-actions';
import { ConflictFacts } from './conflict-facts';
import { useStageNames } from './use-stage-names';

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

interface ConflictRowProps {
  processId: string;
  conflict: AtsPickDto;
  mayResolve: boolean;
  stageName: (stageId: string | null) => string | null;
}

function ConflictRow({ processId, conflict, mayResolve, stageName }: ConflictRowProps) {
  const list = useTranslations('candidates');
  const name = candidateName({ ...conflict, cvFileName: null }, (number) => list('numbered', { number }));
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <Link
          href={candidateHref(processId, conflict.candidateId, null)}
          prefetch={false}
          className="text-accent-ink rounded-sm font-medium break-words hover:underline"
        >
          {conflict.ordinalNumber}. {name}
        </Link>
        <ConflictFacts conflict={conflict} stageName={stageName} />
      </div>
      {mayResolve && <ConflictActions processId={processId} conflict={conflict} name={name} />}
    </li>
  );
}
