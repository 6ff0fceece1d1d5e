'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { InfoDialog } from '@/components/ui/info-dialog';
import { candidateHref } from '@/components/candidates/fields/candidate-name';
import type { RefusedCandidate } from '@/components/candidates/fields/use-reprocess';

interface RefusedCandidatesDialogProps {
  processId: string;
  refused: readonly RefusedCandidate[];
  /** How many others of the selection are being analysed; 0 also when not all of them are. */
  accepted: number;
  /** Name and number as the list shows them; null when the row is no longer known. */
  describe: (candidateId: string) => { name: string; ordinalNumber: number } | null;
  onClose: () => void;
}

/** Why the process lets nobody be analysed; null where it depends on the candidate. */
export function reasonOfProcess(refused: readonly RefusedCandidate[]): string | null {
  const [first] = refused;
  if (!first?.code.startsWith('process.')) return null;
  return refused.every(({ code }) => code === first.code) ? first.reason : null;
}

/** Who could not be analysed again, and why (specification, section 8); each must be dealt with individually. */
export function RefusedCandidatesDialog({
  processId,
  refused,
  accepted,
  describe,
  onClose,
}: RefusedCandidatesDialogProps) {
  const t = useTranslations('candidates');
  const shared = reasonOfProcess(refused);
  return (
    <InfoDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('reprocess.refusedTitle', { count: refused.length })}
    >
      <p>
        {shared ?? t('reprocess.refusedHint')} {accepted > 0 && t('reprocess.othersAnalysed')}
      </p>
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
              {shared === null && <span className="text-ink-muted block text-sm">{reason}</span>}
            </li>
          );
        })}
      </ul>
    </InfoDialog>
  );
}
