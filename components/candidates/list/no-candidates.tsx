'use client';

import { FileUp, PencilRuler, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ReadMore } from '@/components/guide/read-more';
import { EditProcessButton } from '@/components/processes/fields/edit-process-button';
import { EmptyState } from '@/components/ui/empty-state';
import { useCan } from '@/components/users/current-user';
import type { ProcessDto } from '@/lib/processes/schemas';
import { startsAnalyses } from '@/lib/processes/status';
import { AddCvsButton } from '@/components/candidates/upload/add-cvs-button';

interface NoCandidatesProps {
  process: Pick<ProcessDto, 'id' | 'status'>;
  /** Null: the user may not upload, or the process accepts no CVs. */
  onFiles: ((files: File[]) => void) | null;
}

/** Empty state of a process without candidates: the next step towards the first one. */
export function NoCandidates({ process, onFiles }: NoCandidatesProps) {
  const t = useTranslations('candidates.empty');
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
  if (!onFiles) return <EmptyState icon={Users} title={t('noCandidates')} />;
  return (
    <EmptyState icon={FileUp} title={t('first')} action={<AddCvsButton onFiles={onFiles} />}>
      <p>{t('firstHint')}</p>
      {!startsAnalyses(process.status) && <p className="mt-1">{t('waitsForActivation')}</p>}
      <p className="mt-3">
        <ReadMore href="/docs/adding-cvs">{t('guide')}</ReadMore>
      </p>
    </EmptyState>
  );
}
