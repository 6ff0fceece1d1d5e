import { markWidth } from '@/components/fields/candidates/verdict-strip';
import { Tooltip } from '@/components/ui/tooltip';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';

interface CriteriaHeaderProps {
  label: string;
  criteria: CandidateSearchAnswer['criteria'];
  order: readonly string[];
}

/** The criteria's names over their marks, upright and cut where they are long; a phone has no room for them. */
export function CriteriaHeader({ label, criteria, order }: CriteriaHeaderProps) {
  return (
    <>
      <span className="md:sr-only">{label}</span>
      <span aria-hidden="true" className="flex max-md:hidden">
        {order.map((criterionId) => (
          <Tooltip key={criterionId} content={criteria[criterionId]}>
            <span className="flex shrink-0 items-end py-1 text-xs font-normal" style={{ width: markWidth }}>
              <span className="max-h-26 rotate-180 truncate [writing-mode:vertical-rl]">{criteria[criterionId]}</span>
            </span>
          </Tooltip>
        ))}
      </span>
    </>
  );
}
