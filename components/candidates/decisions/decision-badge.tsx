import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import { decisionLooks } from './decision-looks';

/** What a person decided about a candidate. */
export function DecisionBadge({ decision }: { decision: DecisionKind }) {
  const t = useTranslations('decisions');
  const { icon: Icon, tone } = decisionLooks[decision];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {t(`decided.${decision}`)}
    </Badge>
  );
}
