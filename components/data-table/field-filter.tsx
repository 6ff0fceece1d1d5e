'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { useWholeNumberError } from '@/components/ui/use-whole-number-error';
import type { Filter } from '@/lib/filters/filter-set';

interface FieldFilterProps {
  label: string;
  filter: Extract<Filter, { kind: 'text' | 'phrase' | 'number' }>;
  value: string;
  onChange: (value: string | number | null) => void;
}

/** A text or a number that must be equal; an empty field asks for nothing. */
export function FieldFilter({ label, filter, value, onChange }: FieldFilterProps) {
  const t = useTranslations('dataTable.filter');
  const errorOf = useWholeNumberError();
  const [typed, setTyped] = useState(value);
  const [tried, setTried] = useState(false);
  const isNumber = filter.kind === 'number';
  const text = typed.trim();
  const error = isNumber ? errorOf(text, filter) : undefined;
  return (
    <form
      className="space-y-3 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!error) onChange(text === '' ? null : isNumber ? Number(text) : text);
      }}
    >
      <FormField label={label} error={tried ? error : undefined}>
        <Input
          autoComplete="off"
          {...(isNumber ? { inputMode: 'numeric' } : { maxLength: filter.max })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </FormField>
      <Button type="submit" variant="primary" size="sm">
        {t('apply')}
      </Button>
    </form>
  );
}
