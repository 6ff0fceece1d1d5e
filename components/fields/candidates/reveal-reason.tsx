'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent } from 'react';
import { FieldNotes } from '@/components/ui/field-notes';
import { useRequiredReason } from '@/components/ui/reason-dialog';
import { ReasonField } from '@/components/ui/reason-field';
import { maxRevealReason } from '@/lib/domain/process-enums';

const offered = ['interview', 'contact'] as const;
const choices = [...offered, 'other'] as const;
type Choice = (typeof choices)[number];

/**
 * The reason for showing who somebody is, while a dialog asks for it: an offered one, or the person's own words.
 *
 * @param keepAs see `useKeptText`
 */
export function useRevealReason(keepAs: string) {
  const t = useTranslations('candidatePage.blind.reasons');
  // None is chosen beforehand: Enter would keep a reason that nobody gave.
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const own = useRequiredReason(keepAs);
  const offer = choice === null || choice === 'other' ? '' : t(choice);
  return {
    reason: choice === 'other' ? own.reason : offer,
    /** Whether a reason is given; else the field says that it is missing. */
    check: () => {
      setIsMissing(choice === null);
      return choice === 'other' ? own.check() : choice !== null;
    },
    field: {
      choice,
      isMissing,
      own: own.field,
      choose: (next: Choice) => {
        setChoice(next);
        setIsMissing(false);
      },
    },
  };
}

/** The offered reasons and one's own; the keys 1 to 3 choose one. */
export function RevealReason({ field }: { field: ReturnType<typeof useRevealReason>['field'] }) {
  const t = useTranslations('candidatePage.blind');
  const validation = useTranslations('validation');
  const id = useId();
  const { choice, choose, isMissing, own } = field;
  const chooseByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = choices[Number(event.key) - 1];
    if (!chosen || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(chosen);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('whyShown')}</legend>
      <p className="text-ink-muted mb-1.5 text-sm text-pretty">{t('hint')}</p>
      {choices.map((one) => (
        <label key={one} className="flex items-start gap-2 py-0.5">
          <input
            type="radio"
            name={id}
            className="accent-accent mt-0.75 size-4 shrink-0"
            required
            checked={choice === one}
            aria-describedby={isMissing ? `${id}-error` : undefined}
            onChange={() => choose(one)}
            onKeyDown={chooseByKey}
          />
          {t(`reasons.${one}`)}
        </label>
      ))}
      <FieldNotes id={id} error={isMissing ? validation('required') : undefined} />
      {choice === 'other' && (
        <div className="mt-1.5">
          <ReasonField label={t('reason')} maxLength={maxRevealReason} {...own} />
        </div>
      )}
    </fieldset>
  );
}
