'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { AtsPickDto } from '@/lib/ats/picks/pick-schemas';
import { ConflictActions } from './conflict-actions';
import { ConflictFacts } from './conflict-facts';
import { useStageNames } from './use-stage-names';

interface CandidateConflictProps {
  processId: string;
  conflict: AtsPickDto;
  name: string;
  mayResolve: boolean;
}

/** On the candidate's page: sending to the ATS waits for a decision. */
export function CandidateConflict({ processId, conflict, name, mayResolve }: CandidateConflictProps) {
  const t = useTranslations('ats.conflicts');
  const stageName = useStageNames(processId);
  return (
    <section
      aria-label={t('one')}
      className="bg-caution-soft text-caution-ink m-4 flex items-start gap-2.5 rounded-lg px-3 py-2.5"
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <h2 className="font-medium">{t('one')}</h2>
        <ConflictFacts conflict={conflict} stageName={stageName} />
        {mayResolve && (
          <div className="mt-2">
            <ConflictActions processId={processId} conflict={conflict} name={name} />
          </div>
        )}
      </div>
    </section>
  );
}
