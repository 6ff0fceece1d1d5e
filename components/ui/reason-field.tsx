'use client';

import { useTranslations } from 'next-intl';
import { FormField } from '@/components/ui/form-field';
import { Textarea } from '@/components/ui/textarea';

interface ReasonFieldProps {
  label: string;
  hint?: string;
  maxLength: number;
  value: string;
  /** Shows that the reason is required. */
  isMissing: boolean;
  onChange: (value: string) => void;
}

/** The required reason of an act that is kept in the record. */
export function ReasonField({ label, hint, maxLength, value, isMissing, onChange }: ReasonFieldProps) {
  const t = useTranslations('validation');
  return (
    <FormField label={label} hint={hint} error={isMissing ? t('required') : undefined}>
      <Textarea
        rows={2}
        className="min-h-16"
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
