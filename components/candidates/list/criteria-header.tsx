import { markWidth } from '@/components/candidates/fields/verdict-strip';
import { Tooltip } from '@/components/ui/tooltip';
import type { CandidateSearchAnswer } from '@/lib/candidates/schemas';

interface CriteriaHeaderProps {
  label: string;
  criteria: CandidateSearchAnswer['criteria'];
  order: readonly string[];
}

/** The criteria's names over their marks, upright and cut to the header's height; a phone has no room for them. */
export function CriteriaHeader({ label, criteria, order }: CriteriaHeaderProps) {
  return (
    <>
      <span className="md:sr-only">{label}</span>
      <span aria-hidden="true" className="flex max-md:hidden">
        {order.map((criterionId) => (
          <Tooltip key={criterionId} content={criteria[criterionId]}>
            <span className="flex h-28 shrink-0 items-center py-1 text-xs font-normal" style={{ width: markWidth }}>
              <span className="h-full rotate-180 truncate [writing-mode:vertical-rl]">{criteria[criterionId]}</span>
            </span>
          </Tooltip>
        ))}
      </span>
    </>
  );
}
