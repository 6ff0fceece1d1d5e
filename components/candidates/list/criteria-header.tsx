import { markWidth, mostMarks } from '@/components/fields/candidates/verdict-strip';
import { Tooltip } from '@/components/ui/tooltip';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { shortenLabels } from './short-labels';

/** Letters that fit into the height of the header. */
const longestName = 14;

interface CriteriaHeaderProps {
  label: string;
  criteria: CandidateSearchAnswer['criteria'];
  order: readonly string[];
}

/** The criteria's names over their marks, upright and shortened to what tells them apart; a phone has no room for them. */
export function CriteriaHeader({ label, criteria, order }: CriteriaHeaderProps) {
  const shown = order.slice(0, mostMarks);
  const names = shortenLabels(
    shown.map((criterionId) => criteria[criterionId] ?? ''),
    longestName,
  );
  return (
    <>
      <span className="md:sr-only">{label}</span>
      <span aria-hidden="true" className="flex max-md:hidden">
        {shown.map((criterionId, index) => (
          <Tooltip key={criterionId} content={criteria[criterionId]}>
            <span className="flex shrink-0 items-end py-1 text-xs font-normal" style={{ width: markWidth }}>
              <span className="max-h-26 rotate-180 truncate [writing-mode:vertical-rl]">{names[index]}</span>
            </span>
          </Tooltip>
        ))}
      </span>
    </>
  );
}
