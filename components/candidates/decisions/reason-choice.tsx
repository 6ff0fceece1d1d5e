'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useCharacterKeys } from '@/components/keys/character-keys';
import { Kbd } from '@/components/ui/kbd';

export interface OfferedReason {
  /** Null: none is given. */
  reasonId: string | null;
  label: string;
  /** The keys that choose it. */
  keys: readonly string[];
}

interface ReasonChoiceProps {
  reasons: readonly OfferedReason[];
  /** Undefined: nothing is chosen yet. */
  chosen: string | null | undefined;
  onChoose: (reasonId: string | null) => void;
  /** The reasons came after the dialog, and take the focus now. */
  takesFocus: boolean;
}

/** The reasons of a decision, each with the key that chooses it. */
export function ReasonChoice({ reasons, chosen, onChoose, takesFocus }: ReasonChoiceProps) {
  const t = useTranslations('decisions');
  const [hasKeys] = useCharacterKeys();
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    <fieldset ref={list}>
      <legend className="mb-1.5 font-medium">{t('reason')}</legend>
      {reasons.map(({ reasonId, label, keys }, index) => (
        <label
          key={reasonId}
          className="has-focus-visible:bg-selected -mx-2 flex items-start gap-2 rounded-sm px-2 py-0.75"
        >
          <input
            type="radio"
            name="reason"
            data-reason={index}
            className="accent-accent mt-0.75 size-4 shrink-0"
            aria-keyshortcuts={hasKeys && keys.length > 0 ? keys.join(' ') : undefined}
            checked={chosen === reasonId}
            onChange={() => onChoose(reasonId)}
          />
          <span className="min-w-0 flex-1 text-pretty">{label}</span>
          {hasKeys && (
            <span aria-hidden="true" className="flex shrink-0 gap-1 max-sm:hidden">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
