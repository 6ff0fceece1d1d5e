'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { maxRevealReason } from '@/lib/processes/enums';
import { ReasonField } from '@/components/ui/reason-field';

const offered = ['interview', 'contact'] as const;

/** The reason for showing who somebody is, while a dialog asks for it: an offered one, or the person's own words. */
export function useRevealReason() {
  const t = useTranslations('candidatePage.blind.reasons');
  const [choice, setChoice] = useState<(typeof offered)[number] | 'other'>(offered[0]);
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const reason = choice === 'other' ? words.trim() : t(choice);
  return {
    reason,
    /** Whether a reason is given; else the field says that it is missing. */
    check: () => {
      setIsMissing(reason === '');
      return reason !== '';
    },
    field: { choice, setChoice, words, setWords, isMissing },
  };
}

/** The offered reasons and one's own. */
export function RevealReason({ field }: { field: ReturnType<typeof useRevealReason>['field'] }) {
  const t = useTranslations('candidatePage.blind');
  const name = useId();
  const { choice, setChoice, words, setWords, isMissing } = field;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('whyShown')}</legend>
      <p className="text-ink-muted mb-1.5 text-sm text-pretty">{t('hint')}</p>
      {[...offered, 'other' as const].map((one) => (
        <label key={one} className="flex items-start gap-2 py-0.5">
          <input
            type="radio"
            name={name}
            className="accent-accent mt-0.75 size-4 shrink-0"
            checked={choice === one}
            onChange={() => setChoice(one)}
          />
          {t(`reasons.${one}`)}
        </label>
      ))}
      {choice === 'other' && (
        <div className="mt-1.5">
          <ReasonField
            label={t('reason')}
            maxLength={maxRevealReason}
            value={words}
            isMissing={isMissing}
            onChange={setWords}
          />
        </div>
      )}
    </fieldset>
  );
}
