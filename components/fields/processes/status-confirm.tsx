'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ProcessDto } from '@/lib/domain/process-schemas';

/** The statuses a user may set (specification, section 4). */
export type StatusTarget = 'ACTIVE' | 'STOPPED' | 'ARCHIVED';

interface StatusConfirmProps {
  process: Pick<ProcessDto, 'name' | 'awaitingCandidates'>;
  /** Null: closed. */
  target: StatusTarget | null;
  loading: boolean;
  onClose: () => void;
  onConfirm: (target: StatusTarget) => void;
}

/** Confirms a change of status: what it does to running work and waiting CVs. */
export function StatusConfirm({ process, target, loading, onClose, onConfirm }: StatusConfirmProps) {
  const t = useTranslations('processes.confirm');
  const actions = useTranslations('processes.actions');
  // The text stays while the dialog closes.
  const [last, setLast] = useState<StatusTarget>('ACTIVE');
  if (target !== null && target !== last) setLast(target);
  return (
    <ConfirmDialog
      open={target !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(`${last}.title`, { name: process.name })}
      confirmLabel={actions(`to.${last}`)}
      loading={loading}
      onConfirm={() => onConfirm(last)}
    >
      <p>{t(`${last}.explained`)}</p>
      {process.awaitingCandidates > 0 && (
        <p className="mt-2">{t(`${last}.waiting`, { count: process.awaitingCandidates })}</p>
      )}
    </ConfirmDialog>
  );
}
