'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ProcessDto } from '@/lib/processes/schemas';

/** What a person may change a process to (specification, section 4). */
export type StatusTarget = 'ACTIVE' | 'STOPPED' | 'ARCHIVED';

interface StatusConfirmProps {
  process: Pick<ProcessDto, 'name' | 'awaitingCandidates'>;
  /** Null: nothing is asked. */
  target: StatusTarget | null;
  onClose: () => void;
  onConfirm: (target: StatusTarget) => Promise<void>;
}

/** Says what a change of status does to running work and waiting CVs before it is made. */
export function StatusConfirm({ process, target, onClose, onConfirm }: StatusConfirmProps) {
  const t = useTranslations('processes.confirm');
  const act = useTranslations('processes.act');
  const [working, setWorking] = useState(false);
  // The words stay while the dialog goes away.
  const [last, setLast] = useState<StatusTarget>('ACTIVE');
  if (target !== null && target !== last) setLast(target);
  const confirm = async () => {
    setWorking(true);
    await onConfirm(last);
    setWorking(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={target !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(`${last}.title`, { name: process.name })}
      confirmLabel={act(`to.${last}`)}
      loading={working}
      onConfirm={() => void confirm()}
    >
      <p>{t(`${last}.explained`)}</p>
      {process.awaitingCandidates > 0 && (
        <p className="mt-2">{t(`${last}.waiting`, { count: process.awaitingCandidates })}</p>
      )}
    </ConfirmDialog>
  );
}
