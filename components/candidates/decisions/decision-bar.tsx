'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { ChevronDown, Pencil } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useDayText } from '@/components/analysis/use-decision-text';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';
import { fullName } from '@/components/users/full-name';
import { decisions } from '@/lib/domain/candidate-enums';
import type { DecisionDto, DecisionKind } from '@/lib/domain/candidate-review-schemas';
import { isBackFromHold } from '@/lib/domain/candidate-status';
import { toLocale } from '@/lib/i18n/locale';
import type { CalendarDay } from '@/lib/validation/calendar-day';
import type { ChangeOfKind } from '@/components/pending-changes/pending-change';
import { PendingMark } from '@/components/pending-changes/pending-mark';
import { DecisionBadge } from './decision-badge';
import { decisionLooks } from './decision-looks';
import { HoldMenu } from './hold-menu';

interface DecisionBarProps {
  decision: DecisionDto | null;
  /** A decision that the server has not confirmed; it will hold instead. */
  waiting: ChangeOfKind<'decision'> | null;
  /** One of the process is being saved: the buttons only say so. */
  deciding: boolean;
  /** Null: read only. */
  onDecide: ((decision: DecisionKind, holdUntil?: CalendarDay | null) => void) | null;
  onPickHoldDay: () => void;
  onChangeReason: () => void;
}

/** Who decided, when and why, and how long a hold lasts: in one line, which unfolds; a narrow screen shows all of it. */
function DecisionFacts({ decision, isOpen, onOpen }: { decision: DecisionDto; isOpen: boolean; onOpen: () => void }) {
  const t = useTranslations('decisions');
  const format = useFormatter();
  const dayText = useDayText();
  const locale = toLocale(useLocale());
  const { by, at, reason, note, holdUntil } = decision;
  const date = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const held = holdUntil && t(isBackFromHold(decision) ? 'heldUntilBack' : 'heldUntil', { day: dayText(holdUntil) });
  const words = [held, t('by', { name: fullName(by), date }), reason?.[locale], note];
  return (
    <>
      <p className={cn('text-ink-muted min-w-0 text-sm break-words', isOpen ? 'text-pretty' : '@xl:truncate')}>
        {words.filter(Boolean).join(' · ')}
      </p>
      <IconButton
        size="sm"
        className="hidden shrink-0 @xl:inline-flex"
        label={t(isOpen ? 'less' : 'more')}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <ChevronDown className={cn('transition-transform duration-100', isOpen && 'rotate-180')} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** The decision about a candidate, and the three buttons for it. */
export function DecisionBar({
  decision,
  waiting,
  deciding,
  onDecide,
  onPickHoldDay,
  onChangeReason,
}: DecisionBarProps) {
  const t = useTranslations('decisions');
  const [isOpen, setIsOpen] = useState(false);
  if (!onDecide && !decision) return null;
  return (
    <section aria-label={t('title')} className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      {onDecide ? (
        <div role="group" aria-label={t('title')} className="flex flex-wrap gap-1.5">
          {decisions.map((kind) => {
            const { icon: Icon, keys } = decisionLooks[kind];
            const key = keys[0].toUpperCase();
            const isChosen = (waiting?.body.decision ?? decision?.decision) === kind;
            return (
              <Fragment key={kind}>
                <Button
                  size="sm"
                  variant={isChosen ? 'primary' : 'secondary'}
                  aria-pressed={isChosen}
                  aria-disabled={deciding || undefined}
                  aria-keyshortcuts={key}
                  onClick={() => onDecide(kind)}
                >
                  <Icon aria-hidden="true" />
                  {t(`act.${kind}`)}
                  <Kbd aria-hidden="true" className="hidden @3xl:inline-flex">
                    {key}
                  </Kbd>
                </Button>
                {kind === 'HOLD' && <HoldMenu onHold={(until) => onDecide('HOLD', until)} onPickDay={onPickHoldDay} />}
              </Fragment>
            );
          })}
        </div>
      ) : (
        decision && <DecisionBadge decision={decision.decision} holdUntil={decision.holdUntil} />
      )}
      {waiting && <PendingMark change={waiting} />}
      {decision && !waiting && (
        // One line beside the buttons where there is room for a few words, else below them; unfolded below them too.
        <div className={cn('flex min-w-28 basis-full items-center gap-1', !isOpen && '@xl:flex-1 @xl:basis-0')}>
          <DecisionFacts decision={decision} isOpen={isOpen} onOpen={() => setIsOpen(!isOpen)} />
          {onDecide && (
            <IconButton
              className="shrink-0"
              label={t('change')}
              aria-disabled={deciding || undefined}
              onClick={onChangeReason}
            >
              <Pencil aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
    </section>
  );
}
