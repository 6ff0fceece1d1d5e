'use client';

import { useTranslations } from 'next-intl';
import { InfoDialog } from '@/components/ui/info-dialog';
import { RefusedList, type RefusedListProps } from './refused-list';

interface RefusedCandidatesDialogProps extends RefusedListProps {
  /** How many others of the selection are being analysed. */
  accepted: number;
  onClose: () => void;
}

/** Candidates that could not be analysed again, and why (specification, section 8). */
export function RefusedCandidatesDialog({ accepted, onClose, ...list }: RefusedCandidatesDialogProps) {
  const t = useTranslations('candidates.reprocess');
  return (
    <InfoDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('refusedTitle', { count: list.refused.length })}
    >
      <p>
        {t('refusedHint')} {accepted > 0 && t('othersAnalysed')}
      </p>
      <RefusedList {...list} />
    </InfoDialog>
  );
}
