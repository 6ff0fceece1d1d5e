import { UnsentMark } from '@/components/unsent/unsent-mark';
import { useUnsentOf } from '@/components/unsent/use-unsent';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { DecisionBadge } from './decision-badge';
import { ThumbCounts } from './thumb-counts';

/** The decision about a candidate in the list; one that is not saved before the stored one. Beside it the thumbs. */
export function DecisionCell({ candidate }: { candidate: Pick<CandidateListItem, 'id' | 'decision' | 'thumbs'> }) {
  const unsent = useUnsentOf('decision', candidate.id).at(-1);
  const shown = unsent?.body ?? candidate.decision;
  return (
    <span className="flex items-center gap-1.5">
      {shown && <DecisionBadge decision={shown.decision} holdUntil={shown.holdUntil} />}
      {unsent && <UnsentMark change={unsent} iconOnly />}
      <ThumbCounts given={candidate.thumbs} />
    </span>
  );
}
