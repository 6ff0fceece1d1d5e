'use client';

import { RotateCcw, UserX } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useCan } from '@/components/users/current-user';
import type { CandidateInAts } from '@/lib/ats/picks/pick-schemas';
import { useRestoreErased } from './use-departures';

interface CandidateErasureProps {
  processId: string;
  candidateId: string;
  application: CandidateInAts['application'];
}

/** On the candidate's page: that the person was erased following the ATS, and until when that can be undone. */
export function CandidateErasure({ processId, candidateId, application }: CandidateErasureProps) {
  const t = useTranslations('ats.departures.erasure');
  const restoring = useTranslations('ats.departures.restore');
  const format = useFormatter();
  const mayRestore = useCan('administration');
  const restore = useRestoreErased(processId, { showsError: false, onDone: () => undefined });
  if (!application?.gone || !application.erasure) return null;
  const { erasedAt, keptUntil } = application.erasure;
  const instant = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section
      aria-label={t('title')}
      className="bg-caution-soft text-caution-ink m-4 flex items-start gap-2.5 rounded-lg px-3 py-2.5"
    >
      <UserX className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <h2 className="font-medium">{t('title')}</h2>
        <p className="max-w-prose text-pretty">{t('text', { at: instant(erasedAt), until: instant(keptUntil) })}</p>
        {mayRestore && (
          <Button size="sm" className="mt-2" loading={restore.isPending} onClick={() => restore.mutate([candidateId])}>
            <RotateCcw aria-hidden="true" />
            {restoring('act')}
          </Button>
        )}
      </div>
    </section>
  );
}
