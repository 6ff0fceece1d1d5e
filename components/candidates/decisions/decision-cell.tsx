import { PendingMark } from '@/components/pending-changes/pending-mark';
import { usePendingOf } from '@/components/pending-changes/use-pending';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { DecisionBadge } from './decision-badge';
import { ThumbCounts } from './thumb-counts';

/** The decision about a candidate in the list; one that is not saved before the stored one. Beside it the thumbs. */
export function DecisionCell({ candidate }: { candidate: Pick<CandidateListItem, 'id' | 'decision' | 'thumbs'> }) {
  const pending = usePendingOf('decision', candidate.id).at(-1);
  const shown = pending?.body ?? candidate.decision;
  return (
    <span className="flex items-center gap-1.5">
      {shown && <DecisionBadge decision={shown.decision} holdUntil={shown.holdUntil} />}
      {pending && <PendingMark change={pending} iconOnly />}
      <ThumbCounts given={candidate.thumbs} />
    </span>
  );
}
