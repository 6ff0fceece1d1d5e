'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';

interface MatchRange {
  matchFrom: number | null;
  matchTo: number | null;
}

const toBound = (text: string): number | null => {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? null : Math.min(100, Math.max(0, value));
};

/** From and to of the match score, 0 to 100; an empty field sets no bound. */
export function MatchRangeFilter({ range, onChange }: { range: MatchRange; onChange: (range: MatchRange) => void }) {
  const t = useTranslations('candidates.filter');
  const table = useTranslations('dataTable.filter');
  const id = useId();
  const [from, setFrom] = useState(range.matchFrom?.toString() ?? '');
  const [to, setTo] = useState(range.matchTo?.toString() ?? '');
  const bounds = { matchFrom: toBound(from), matchTo: toBound(to) };
  const reversed = bounds.matchFrom !== null && bounds.matchTo !== null && bounds.matchFrom > bounds.matchTo;
  return (
    <form
      className="space-y-3 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!reversed) onChange(bounds);
      }}
    >
      <div className="flex items-start gap-3">
        <FormField label={t('from')} className="min-w-0 flex-1">
          <Input inputMode="numeric" value={from} onChange={(event) => setFrom(event.target.value)} placeholder="0" />
        </FormField>
        <FormField label={t('to')} className="min-w-0 flex-1">
          <Input
            inputMode="numeric"
            value={to}
            onChange={(event) => setTo(event.target.value)}
            placeholder="100"
            aria-invalid={reversed || undefined}
            aria-describedby={reversed ? id : undefined}
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
