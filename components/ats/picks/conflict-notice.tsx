'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { useCan } from '@/components/users/current-user';
import { WaitingNotice } from './waiting-notice';

const ConflictDialog = lazyPart(() => import('./conflict-dialog').then((module) => module.ConflictDialog));

interface PickConflictNoticeProps {
  processId: string;
  /** Candidates that are being sent; when one of them ends, it may be here. */
  sending: number;
}

/** How many candidates could not be sent to the ATS and wait for a person, and how many wait for the first one. */
export function PickConflictNotice({ processId, sending }: PickConflictNoticeProps) {
  const t = useTranslations('ats.conflicts');
  const client = useQueryClient();
  const mayResolve = useCan('candidate:pick');
  const [open, setOpen] = useState(false);
  const query = useQuery(atsQueries.conflicts(processId));
  useEffect(() => {
    void client.invalidateQueries({ queryKey: atsQueries.conflicts(processId).queryKey });
  }, [client, processId, sending]);
  const count = query.data?.totalItems ?? 0;
  return (
    <>
      {count > 0 && (
        <div
          role="status"
          className="bg-caution-soft text-caution-ink flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg px-3 py-2"
        >
          <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
          <p className="min-w-0 flex-1 basis-60 text-pretty">{t('notice', { count })}</p>
          <Button size="sm" onClick={() => setOpen(true)}>
            {mayResolve ? t('resolve') : t('see')}
          </Button>
        </div>
      )}
      <WaitingNotice processId={processId} sending={sending} hasConflict={count > 0} />
      {open && <ConflictDialog processId={processId} mayResolve={mayResolve} onClose={() => setOpen(false)} />}
    </>
  );
}
