'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Pencil } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';
import { Tooltip } from '@/components/ui/tooltip';
import { fullName } from '@/components/users/full-name';
import { decisions } from '@/lib/domain/candidate-enums';
import type { DecisionDto, DecisionKind } from '@/lib/domain/candidate-review-schemas';
import { toLocale } from '@/lib/i18n/locale';
import type { ChangeOfKind } from '@/components/unsent/unsent-change';
import { UnsentMark } from '@/components/unsent/unsent-mark';
import { DecisionBadge } from './decision-badge';
import { decisionLooks } from './decision-looks';

interface DecisionBarProps {
  decision: DecisionDto | null;
  /** A decision that the server has not confirmed; it will hold instead. */
  waiting: ChangeOfKind<'decision'> | null;
  /** Null: read only. */
  onDecide: ((decision: DecisionKind) => void) | null;
  onChangeReason: () => void;
}

/** Who decided, when and why. */
function DecisionFacts({ decision }: { decision: DecisionDto }) {
  const t = useTranslations('decisions');
  const format = useFormatter();
  const locale = toLocale(useLocale());
  const { by, at, reason, note } = decision;
  const date = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const words = [t('by', { name: fullName(by), date }), reason?.[locale], note];
  const text = words.filter(Boolean).join(' · ');
  return (
    <Tooltip content={text}>
      <p className="text-ink-muted min-w-0 text-sm break-words @xl:truncate">{text}</p>
    </Tooltip>
  );
}

/** The decision about a candidate, and the three buttons for it. */
export function DecisionBar({ decision, waiting, onDecide, onChangeReason }: DecisionBarProps) {
  const t = useTranslations('decisions');
  if (!onDecide && !decision) return null;
  return (
    <section aria-label={t('title')} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 @xl:flex-nowrap">
      {onDecide ? (
        <div role="group" aria-label={t('title')} className="flex shrink-0 flex-wrap gap-1.5 max-sm:shrink">
          {decisions.map((kind) => {
            const { icon: Icon, keys } = decisionLooks[kind];
            const key = keys[0].toUpperCase();
            const isChosen = (waiting?.body.decision ?? decision?.decision) === kind;
            return (
              <Button
                key={kind}
                size="sm"
                variant={isChosen ? 'primary' : 'secondary'}
                aria-pressed={isChosen}
                aria-keyshortcuts={key}
                onClick={() => onDecide(kind)}
              >
                <Icon aria-hidden="true" />
                {t(`act.${kind}`)}
                <Kbd aria-hidden="true" className="hidden @md:inline-flex">
                  {key}
                </Kbd>
              </Button>
            );
          })}
        </div>
      ) : (
        decision && <DecisionBadge decision={decision.decision} />
      )}
      {waiting && <UnsentMark change={waiting} />}
      {decision && !waiting && (
        <div className="flex min-w-0 items-center gap-1">
          <DecisionFacts decision={decision} />
          {onDecide && (
            <IconButton label={t('change')} onClick={onChangeReason}>
              <Pencil aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
    </section>
  );
}
