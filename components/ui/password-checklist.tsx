'use client';

import { Check, Circle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { passwordLength, passwordPartCodes, passwordParts } from '@/lib/validation/password-parts';
import { cn } from './class-names';

/** What a new password needs, ticked off while it is typed; goes into the hint of its field. */
export function PasswordChecklist({ value }: { value: string }) {
  const t = useTranslations('fields.password');
  const done = passwordPartCodes.filter((part) => passwordParts[part](value));
  return (
    <>
      <span className="grid gap-x-4 sm:grid-cols-2">
        {passwordPartCodes.map((part) => {
          const met = done.includes(part);
          const Icon = met ? Check : Circle;
          return (
            <span key={part} className={cn('flex items-center gap-1.5', met && 'text-positive-ink')}>
              <Icon className={cn('size-3.5 shrink-0', !met && 'scale-50')} aria-hidden="true" />
              {t(`part.${part}`, passwordLength)}
              <span className="sr-only">{met ? t('met') : t('missing')}</span>
            </span>
          );
        })}
      </span>
      <span className="sr-only" role="status">
        {value !== '' && t('progress', { done: done.length, total: passwordPartCodes.length })}
      </span>
    </>
  );
}
