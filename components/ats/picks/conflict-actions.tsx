'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, RotateCw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { Button } from '@/components/ui/button';
import { confirmableReasons } from '@/lib/ats/enums';
import type { AtsPickDto } from '@/lib/ats/picks/pick-schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';

interface ConflictActionsProps {
  processId: string;
  conflict: AtsPickDto;
  /** Who it is about, for those who do not see what stands beside the buttons. */
  name: string;
}

/** Sends a candidate anyway, marks as sent who is in place there, or leaves things as they are in the ATS. */
export function ConflictActions({ processId, conflict, name }: ConflictActionsProps) {
  const t = useTranslations('ats.conflicts');
  const client = useQueryClient();
  const resolve = useMutation({
    mutationFn: (act: 'retry' | 'confirm' | 'dismiss') =>
      apiRequest({ path: `/processes/${processId}/ats-picks/${conflict.pickId}/${act}`, method: 'POST' }),
    meta: { successBanner: false },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: atsQueries.conflicts(processId).queryKey }),
        client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.process(processId) }),
      ]),
  });
  const isUnconfirmed = conflict.reason === 'ats.unconfirmed';
  return (
    <div className="flex flex-wrap gap-2">
      {conflict.reason && confirmableReasons.includes(conflict.reason) && (
        <Button size="sm" disabled={resolve.isPending} onClick={() => resolve.mutate('confirm')}>
          <Check aria-hidden="true" />
          {t('confirm')}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {conflict.obstacle === null && (
        <Button size="sm" loading={resolve.isPending} onClick={() => resolve.mutate('retry')}>
          <RotateCw aria-hidden="true" />
          {t(isUnconfirmed ? 'sendAgain' : 'retry')}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      <Button size="sm" variant="ghost" disabled={resolve.isPending} onClick={() => resolve.mutate('dismiss')}>
        <X aria-hidden="true" />
        {t('dismiss')}
        <span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}
