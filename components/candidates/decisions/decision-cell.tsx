import { UnsentMark } from '@/components/unsent/unsent-mark';
import { useUnsentOf } from '@/components/unsent/use-unsent';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { DecisionBadge } from './decision-badge';
import { ThumbCounts } from './thumb-counts';

/** The decision about a candidate in the list; one that waits for the connection before the stored one. Beside it the thumbs. */
export function DecisionCell({ candidate }: { candidate: Pick<CandidateListItem, 'id' | 'decision' | 'thumbs'> }) {
  const waiting = useUnsentOf('decision', candidate.id).at(-1)?.body.decision;
  const shown = waiting ?? candidate.decision?.decision;
  return (
    <span className="flex items-center gap-1.5">
      {shown && <DecisionBadge decision={shown} />}
      {waiting && <UnsentMark iconOnly />}
      <ThumbCounts given={candidate.thumbs} />
    </span>
  );
}
