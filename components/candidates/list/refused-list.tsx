import { useTranslations } from 'next-intl';
import { RefusedCandidates } from '@/components/fields/candidates/refused-candidates';
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
export function RefusedList(props: RefusedListProps) {
  const t = useTranslations('candidates');
  const causeOf = useStatusReason();
  const wordsOf = (reason: RefusedCandidate['reason']) => {
    if (reason === 'NOT_BY_PROGRAM') return t('reprocess.notByProgram');
    return reason === 'NOT_FOUND' ? t('reprocess.notFound') : t(`status.${reason}`);
  };
  const reasonOf = ({ candidateId, reason }: RefusedCandidate) => {
    const cause = reason === 'ERROR' && props.describe(candidateId)?.statusReason;
    return cause ? [wordsOf(reason), causeOf(cause)].filter(Boolean).join(': ') : wordsOf(reason);
  };
  return <RefusedCandidates {...props} reasonOf={reasonOf} />;
}
