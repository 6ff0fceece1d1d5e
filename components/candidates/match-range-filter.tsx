'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { useWholeNumberError } from '@/components/ui/use-whole-number-error';

interface MatchRange {
  matchFrom: number | null;
  matchTo: number | null;
}

const scores = { min: 0, max: 100 };

const toBound = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** From and to of the match score, 0 to 100; an empty field sets no bound. */
export function MatchRangeFilter({ range, onChange }: { range: MatchRange; onChange: (range: MatchRange) => void }) {
  const t = useTranslations('candidates.filter');
  const table = useTranslations('dataTable.filter');
  const errorOf = useWholeNumberError();
  const id = useId();
  const [from, setFrom] = useState(range.matchFrom?.toString() ?? '');
  const [to, setTo] = useState(range.matchTo?.toString() ?? '');
  const [tried, setTried] = useState(false);
  const errors = { from: errorOf(from, scores), to: errorOf(to, scores) };
  const wrong = Boolean(errors.from ?? errors.to);
  const bounds = { matchFrom: toBound(from), matchTo: toBound(to) };
  const reversed = !wrong && bounds.matchFrom !== null && bounds.matchTo !== null && bounds.matchFrom > bounds.matchTo;
  return (
    <form
      className="space-y-3 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!wrong && !reversed) onChange(bounds);
      }}
    >
      <div className="flex items-start gap-3">
        <FormField label={t('from')} error={tried ? errors.from : undefined} className="min-w-0 flex-1">
          <Input inputMode="numeric" value={from} onChange={(event) => setFrom(event.target.value)} placeholder="0" />
        </FormField>
        <FormField label={t('to')} error={tried ? errors.to : undefined} className="min-w-0 flex-1">
          <Input
            inputMode="numeric"
            value={to}
            onChange={(event) => setTo(event.target.value)}
            placeholder="100"
            {...(reversed ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
          />
        </FormField>
      </div>
      {reversed && (
        <p id={id} className="text-negative-ink text-sm">
          {t('reversed')}
        </p>
      )}
      <Button type="submit" variant="primary" size="sm" disabled={reversed}>
        {table('apply')}
      </Button>
    </form>
  );
}
