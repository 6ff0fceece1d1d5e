import { useTranslations } from 'next-intl';
import { useDayText, useDecisionText } from '@/components/analysis/use-decision-text';
import { Badge } from '@/components/ui/badge';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import { isBackFromHold } from '@/lib/domain/candidate-status';
import type { CalendarDay } from '@/lib/validation/calendar-day';
import { decisionLooks } from './decision-looks';

interface DecisionBadgeProps {
  decision: DecisionKind;
  /** Of a hold. */
  holdUntil?: CalendarDay | null | undefined;
}

/** What a person decided about a candidate, and whether it has lasted as long as it was to. */
export function DecisionBadge({ decision, holdUntil = null }: DecisionBadgeProps) {
  const t = useTranslations('decisions');
  const dayText = useDayText();
  const decisionText = useDecisionText();
  const { icon: Icon, tone } = decisionLooks[decision];
  const isBack = isBackFromHold({ holdUntil });
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {holdUntil && isBack ? t('heldUntilBack', { day: dayText(holdUntil) }) : decisionText({ decision, holdUntil })}
    </Badge>
  );
}
