import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { usePersonName } from '@/components/users/use-person-name';
import type { FollowUp } from '@/lib/domain/stage-schemas';
import { isDue, useDueText } from './use-due-text';

type Shown = Pick<FollowUp, 'owner' | 'nextStep' | 'dueOn'>;

/** What comes next and when, and below it whose it is; nothing of what is not set. */
export function NextStepText({ followUp: { owner, nextStep, dueOn } }: { followUp: Shown }) {
  const t = useTranslations('stages.followUp');
  const personName = usePersonName();
  return (
    <span className="block min-w-0 leading-4.5">
      {nextStep && (
        <span className="flex min-w-0 gap-1.5">
          <span className="truncate">{nextStep}</span>
          {dueOn && <DueDay day={dueOn} />}
        </span>
      )}
      {owner && (
        <span className="text-ink-muted block truncate text-xs leading-4">
          {t('ownerOf', { name: personName(owner) })}
        </span>
      )}
    </span>
  );
}

/** When a step is due; one that has come stands out. */
export function DueDay({ day }: { day: string }) {
  const dueText = useDueText();
  return (
    <span className={cn('shrink-0 tabular-nums', isDue(day) ? 'text-negative-ink font-medium' : 'text-ink-muted')}>
      {dueText(day)}
    </span>
  );
}
