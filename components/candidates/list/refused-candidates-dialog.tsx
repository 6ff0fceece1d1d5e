'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { InfoDialog } from '@/components/ui/info-dialog';
import { candidateHref } from '@/components/candidates/fields/candidate-name';
import type { RefusedCandidate } from '@/components/candidates/fields/use-reprocess';

interface RefusedCandidatesDialogProps {
  processId: string;
  refused: readonly RefusedCandidate[];
  /** How many others of the selection are being analysed; 0 if some of them are not. */
  accepted: number;
  /** Name and number as in the list; null if no cached page has the row. */
  describe: (candidateId: string) => { name: string; ordinalNumber: number } | null;
  onClose: () => void;
}

/** Why the process allows no analysis; null if the reasons differ by candidate. */
export function sharedReason(refused: readonly RefusedCandidate[]): string | null {
  const [first] = refused;
  if (!first?.code.startsWith('process.')) return null;
  return refused.every(({ code }) => code === first.code) ? first.reason : null;
}

/** Candidates that could not be analysed again, and why (specification, section 8). */
export function RefusedCandidatesDialog({
  processId,
  refused,
  accepted,
  describe,
  onClose,
}: RefusedCandidatesDialogProps) {
  const t = useTranslations('candidates');
  const reasonForAll = sharedReason(refused);
  return (
    <InfoDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('reprocess.refusedTitle', { count: refused.length })}
    >
      <p>
        {reasonForAll ?? t('reprocess.refusedHint')} {accepted > 0 && t('reprocess.othersAnalysed')}
      </p>
      <ul>
        {refused.map(({ candidateId, reason }) => {
          const candidate = describe(candidateId);
          return (
            <li key={candidateId}>
              <Link
                href={candidateHref(processId, candidateId, null)}
                className="text-accent-ink rounded-sm font-medium break-words underline"
              >
                {candidate ? `${candidate.ordinalNumber}. ${candidate.name}` : candidateId}
              </Link>
              {reasonForAll === null && <span className="text-ink-muted block text-sm">{reason}</span>}
            </li>
          );
        })}
      </ul>
    </InfoDialog>
  );
}
