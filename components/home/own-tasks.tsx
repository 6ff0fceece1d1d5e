import { useTranslations } from 'next-intl';
import { isDue, useDueText } from '@/components/candidates/stages/use-due-text';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { Badge } from '@/components/ui/badge';
import type { Task } from '@/lib/domain/stage-schemas';
import { DashboardSection } from './dashboard-section';
import { RowLink } from './row-link';

export interface OwnTasksProps {
  tasks: { items: Task[]; totalItems: number };
}

/** Next steps of the reader's candidates: overdue ones first, then by their day. */
export function OwnTasks({ tasks: { items, totalItems } }: OwnTasksProps) {
  const t = useTranslations('home');
  const dueText = useDueText();
  if (items.length === 0) return null;
  return (
    <DashboardSection id="tasks" title={t('tasks.title')} aside={t('tasks.total', { count: totalItems })} empty={false}>
      <ul>
        {items.map(({ candidateId, processId, processName, ordinalNumber, name, nextStep, dueOn }) => (
          <RowLink
            key={candidateId}
            href={`${candidateHref(processId, candidateId, null)}?tab=summary`}
            title={nextStep}
            detail={`${name ?? t('candidateNumber', { number: ordinalNumber })} · ${processName}`}
          >
            {dueOn && <Badge tone={isDue(dueOn) ? 'negative' : 'neutral'}>{dueText(dueOn)}</Badge>}
          </RowLink>
        ))}
      </ul>
    </DashboardSection>
  );
}
