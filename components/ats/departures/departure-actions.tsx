'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { DialogFooter } from '@/components/ui/dialog';
import type { DepartureDecision } from '@/lib/ats/departures/departure-schemas';
import { DialogError } from './dialog-error';
import { useDecideDepartures } from './use-departures';

interface DepartureActionsProps {
  processId: string;
  candidateIds: string[];
  /** False: the connection may have lost the right to candidates. */
  readsCandidates: boolean | null;
  onDecided: () => void;
}

/** Keeps the chosen candidates, or erases them after a confirmation. An error leaves them chosen. */
export function DepartureActions({ processId, candidateIds, readsCandidates, onDecided }: DepartureActionsProps) {
  const t = useTranslations('ats.departures');
  const banner = useBanner();
  const [asking, setAsking] = useState(false);
  const decide = useDecideDepartures(processId, (decided, { decision }) => {
    banner.showSuccess(t(decision === 'KEEP' ? 'kept' : 'erased', { count: decided }));
    setAsking(false);
    onDecided();
  });
  const count = candidateIds.length;
  const submit = (decision: DepartureDecision['decision']) =>
    decide.mutate({ decision, candidateIds }, { onError: () => setAsking(false) });
  const running = decide.isPending ? decide.variables.decision : null;
  return (
    <>
      <DialogError error={decide.error} fallback={t('failed')} />
      <DialogFooter className="border-t">
        <Button disabled={count === 0 || running !== null} onClick={() => setAsking(true)}>
          {t('erase')}
        </Button>
        <Button
          variant="primary"
          disabled={count === 0 || running === 'ERASE'}
          loading={running === 'KEEP'}
          onClick={() => submit('KEEP')}
        >
          {t('keep')}
        </Button>
      </DialogFooter>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('confirm.title', { count })}
        confirmLabel={t('confirm.act', { count })}
        danger
        loading={running === 'ERASE'}
        onConfirm={() => submit('ERASE')}
      >
        {readsCandidates === false && <p className="text-caution-ink mb-2 font-medium">{t('confirm.noRight')}</p>}
        <p>{t('confirm.text')}</p>
      </ConfirmDialog>
    </>
  );
}
