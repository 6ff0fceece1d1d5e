import { useTranslations } from 'next-intl';
import { RefusedCandidate } from '@/components/fields/candidates/refused-candidate';
import { useOwnId } from '@/components/fields/candidates/use-own-id';
import { useStatusReason } from '@/components/fields/candidates/use-status-reason';
import type { EraseManyAnswer, SelectedAnswer } from '@/lib/domain/candidate-review-schemas';

export type RefusedCandidate = (SelectedAnswer | EraseManyAnswer)['refused'][number];

export interface RefusedListProps {
  processId: string;
  refused: readonly RefusedCandidate[];
  /** Name, number and why the last analysis failed, as in the list; null if no cached page has the row. */
  describe: (candidateId: string) => { name: string; ordinalNumber: number; statusReason?: string | null } | null;
}

/** Candidates that an action on several leaves out, each with the reason. */
export function RefusedList({ processId, refused, describe }: RefusedListProps) {
  const t = useTranslations('candidates');
  const reasonOf = useStatusReason();
  const ownIdOf = useOwnId(processId);
  const wordsOf = (reason: RefusedCandidate['reason']) => {
    if (reason === 'NOT_BY_PROGRAM') return t('reprocess.notByProgram');
    return reason === 'NOT_FOUND' ? t('reprocess.notFound') : t(`status.${reason}`);
  };
  return (
    <ul>
      {refused.map(({ candidateId, ordinalNumber, reason }) => {
        const candidate = describe(candidateId);
        const ownId = ownIdOf(candidate?.ordinalNumber ?? ordinalNumber);
        const cause = reason === 'ERROR' && candidate?.statusReason ? reasonOf(candidate.statusReason) : null;
        return (
          <RefusedCandidate
            key={candidateId}
            processId={processId}
            candidateId={candidateId}
            ordinalNumber={ordinalNumber}
            known={candidate}
            reason={[wordsOf(reason), cause].filter(Boolean).join(': ')}
          >
            {ownId && <span className="text-ink-muted text-sm tabular-nums"> {ownId}</span>}
          </RefusedCandidate>
        );
      })}
    </ul>
  );
}
