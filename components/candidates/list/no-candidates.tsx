'use client';

import { FileUp, PencilRuler, RefreshCw, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncProgress } from '@/components/ats/sync/use-sync-progress';
import { ReadMore } from '@/components/guide/read-more';
import { EditProcessButton } from '@/components/fields/processes/edit-process-button';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useCan } from '@/components/users/current-user';
import type { AtsSyncDto } from '@/lib/ats/schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { startsAnalyses } from '@/lib/domain/process-status';
import { AddCvsButton } from '@/components/candidates/upload/add-cvs-button';

interface NoCandidatesProps {
  process: Pick<ProcessDto, 'id' | 'status'>;
  /** Null: the user may not upload, or the process accepts no CVs. */
  onFiles: ((files: File[]) => void) | null;
  /** Files are on their way: the rows above say which. */
  isAdding: boolean;
  /** The present or last synchronisation with the ATS. */
  sync: AtsSyncDto | null;
  /** Null: the process is not linked, or the user may not synchronise. */
  onSync: (() => void) | null;
}

/** A first synchronisation runs: what it does now. */
function ComingIn({ sync }: { sync: AtsSyncDto }) {
  const t = useTranslations('candidates.empty');
  const { text } = useSyncProgress(sync);
  return (
    <EmptyState icon={RefreshCw} title={t('comingIn')}>
      <p className="tabular-nums">{text}</p>
      <p className="mt-1">{t('comingInHint')}</p>
    </EmptyState>
  );
}

/** Empty state of a process without candidates: the next step towards the first one. */
export function NoCandidates({ process, onFiles, isAdding, sync, onSync }: NoCandidatesProps) {
  const t = useTranslations('candidates.empty');
  const ats = useTranslations('ats.sync');
  const mayEdit = useCan('process:write');
  if (process.status === 'IN_CREATION' && mayEdit) {
    return (
      <EmptyState
        icon={PencilRuler}
        title={t('inCreation')}
        action={
          <EditProcessButton processId={process.id} variant="primary">
            {t('finishCreating')}
          </EditProcessButton>
        }
      >
        {t('inCreationHint')}
      </EmptyState>
    );
  }
  if (sync?.state === 'RUNNING') return <ComingIn sync={sync} />;
  if (isAdding) return <EmptyState icon={FileUp} title={t('adding')} />;
  if (!onFiles) return <EmptyState icon={Users} title={t('noCandidates')} />;
  return (
    <EmptyState
      icon={FileUp}
      title={onSync ? t('linked') : t('first')}
      action={
        <>
          {onSync && (
            <Button variant="primary" onClick={onSync}>
              <RefreshCw aria-hidden="true" />
              {ats('button')}
            </Button>
          )}
          <AddCvsButton onFiles={onFiles} />
        </>
      }
    >
      <p>{onSync ? t('linkedHint') : t('firstHint')}</p>
      {!startsAnalyses(process.status) && <p className="mt-1">{t('waitsForActivation')}</p>}
      <p className="mt-3">
        <ReadMore href="/docs/adding-cvs">{t('guide')}</ReadMore>
      </p>
    </EmptyState>
  );
}
