'use client';
import { Check, Circle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { PasswordField } from '@/components/ui/password-field';
import { passwordLength, passwordPartCodes, passwordParts } from '@/lib/validation/password-rules';

interface NewPasswordFieldProps {
  label: string;
  /** What is typed now. */
  value: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** A new password with its rules, ticked while it is typed. */
export function NewPasswordField({ label, value, error, field }: NewPasswordFieldProps) {
  return (
    <FormField label={label} hint={<PasswordRuleList value={value} />} error={error}>
      <PasswordField autoComplete="new-password" className="h-10" {...field} />
    </FormField>
  );
}

/** The rules of a new password, each with whether `value` keeps it: a tick, a word and a colour. */
function PasswordRuleList({ value }: { value: string }) {
  const t = useTranslations('access.passwordRules');
  return (
    <ul className="mt-1 flex flex-col gap-0.5">
      {passwordPartCodes.map((code) => {
        const kept = passwordParts[code](value);
        const Icon = kept ? Check : Circle;
        return (
          <li key={code} className={kept ? 'text-positive-ink flex items-center gap-1.5' : 'flex items-center gap-1.5'}>
            <Icon className="size-3.5 shrink-0" aria-hidden="true" />
            {t(code, passwordLength)}
            <span className="sr-only">{kept ? t('kept') : t('missing')}</span>
          </li>
        );
      })}
    </ul>
  );
}
