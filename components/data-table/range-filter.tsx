'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { useWholeNumberError } from '@/components/ui/use-whole-number-error';
import type { Interval } from '@/lib/filters/filter-set';

interface RangeFilterProps {
  label: string;
  bounds: { min: number; max: number };
  value: Interval<number> | null;
  onChange: (value: Interval<number>) => void;
}

const toBound = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** From and to; an empty field sets no bound. */
export function RangeFilter({ label, bounds, value, onChange }: RangeFilterProps) {
  const t = useTranslations('dataTable.filter');
  const errorOf = useWholeNumberError();
  const id = useId();
  const [typed, setTyped] = useState({ from: value?.from?.toString() ?? '', to: value?.to?.toString() ?? '' });
  const [tried, setTried] = useState(false);
  const errors = { from: errorOf(typed.from, bounds), to: errorOf(typed.to, bounds) };
  const wrong = Boolean(errors.from ?? errors.to);
  const range = { from: toBound(typed.from), to: toBound(typed.to) };
  const reversed = !wrong && range.from !== null && range.to !== null && range.from > range.to;
  const field = (bound: 'from' | 'to', placeholder: number) => (
    <FormField label={t(bound)} error={tried ? errors[bound] : undefined} className="min-w-0 flex-1">
      <Input
        inputMode="numeric"
        placeholder={String(placeholder)}
        value={typed[bound]}
        onChange={({ target }) => setTyped({ ...typed, [bound]: target.value })}
        {...(reversed && bound === 'to' ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
      />
    </FormField>
  );
  return (
    <form
      aria-label={label}
      className="space-y-3 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!wrong && !reversed) onChange(range);
      }}
    >
      <div className="flex items-start gap-3">
        {field('from', bounds.min)}
        {field('to', bounds.max)}
      </div>
      {reversed && (
        <p id={id} className="text-negative-ink text-sm">
          {t('reversed')}
        </p>
      )}
      <Button type="submit" variant="primary" size="sm" disabled={reversed}>
        {t('apply')}
      </Button>
    </form>
  );
}
