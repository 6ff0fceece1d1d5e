'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Specimen } from './specimen';

export interface FieldState {
  hint?: string;
  error?: string;
  disabled?: boolean;
}

interface FieldStatesProps {
  title: string;
  /** Renders the field in a state; each keeps its own value. */
  children: (state: FieldState) => ReactNode;
}

/** A field in its states: plain, with a hint, invalid, disabled. */
export function FieldStates({ title, children }: FieldStatesProps) {
  const t = useTranslations('styleguideForms.state');
  const rule = useTranslations('validation');
  const states: (FieldState & { key: string })[] = [
    { key: 'plain' },
    { key: 'hint', hint: t('hint') },
    { key: 'error', error: rule('required') },
    { key: 'disabled', disabled: true },
  ];
  return (
    <Specimen title={title} className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
      {states.map(({ key, ...state }) => (
        <div key={key} className="min-w-0">
          {children(state)}
        </div>
      ))}
    </Specimen>
  );
}
