'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { PasswordField } from '@/components/ui/password-field';
import { PasswordRuleList } from './password-rule-list';

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
