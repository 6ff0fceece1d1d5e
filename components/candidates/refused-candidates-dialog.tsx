'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { InfoDialog } from '@/components/ui/info-dialog';
import { candidateHref } from './candidate-name';
import type { RefusedCandidate } from './use-reprocess';

interface RefusedCandidatesDialogProps {
  processId: string;
  refused: RefusedCandidate[];
  /** Name and number as the list shows them; null when the row is no longer known. */
  describe: (candidateId: string) => { name: string; ordinalNumber: number } | null;
  onClose: () => void;
}

/** Who could not be analysed again, and why (specification, section 8); each must be dealt with individually. */
export function RefusedCandidatesDialog({ processId, refused, describe, onClose }: RefusedCandidatesDialogProps) {
  const t = useTranslations('candidates');
  return (
    <InfoDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('reprocess.refusedTitle', { count: refused.length })}
    >
      <p>{t('reprocess.refusedHint')}</p>
      <ul>
        {refused.map(({ candidateId, reason }) => {
          const known = describe(candidateId);
          return (
            <li key={candidateId}>
              <Link
                href={candidateHref(processId, candidateId, null)}
                className="text-accent-ink rounded-sm font-medium break-words underline"
              >
                {known ? `${known.ordinalNumber}. ${known.name}` : candidateId}
              </Link>
              <span className="text-ink-muted block text-sm">{reason}</span>
            </li>
          );
        })}
      </ul>
    </InfoDialog>
  );
}
