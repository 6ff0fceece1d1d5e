'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { useWholeNumberError } from '@/components/ui/use-whole-number-error';
import type { ProcessFilters } from '@/lib/processes/schemas';

interface NumbersFilterProps {
  filters: Pick<ProcessFilters, 'ordinalNumber' | 'externalProcessId'>;
  onChange: (numbers: { ordinalNumber: string; externalProcessId: string }) => void;
}

/** What a column of PostgreSQL's `integer` holds. */
const ordinalNumbers = { min: 1, max: 2_147_483_647 };

/** The process's own number and that of the ATS; both match exactly. */
export function NumbersFilter({ filters, onChange }: NumbersFilterProps) {
  const t = useTranslations('processes.filter');
  const table = useTranslations('dataTable.filter');
  const errorOf = useWholeNumberError();
  const [typed, setTyped] = useState({
    ordinalNumber: filters.ordinalNumber?.toString() ?? '',
    externalProcessId: filters.externalProcessId ?? '',
  });
  const [tried, setTried] = useState(false);
  const number = typed.ordinalNumber.trim();
  const error = errorOf(number, ordinalNumbers);
  return (
    <form
      className="space-y-3 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!error) onChange({ ordinalNumber: number, externalProcessId: typed.externalProcessId.trim() });
      }}
    >
      <FormField label={t('ordinalNumber')} error={tried ? error : undefined}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={typed.ordinalNumber}
          onChange={({ target }) => setTyped({ ...typed, ordinalNumber: target.value })}
        />
      </FormField>
      <FormField label={t('externalProcessId')}>
        <Input
          autoComplete="off"
          maxLength={100}
          value={typed.externalProcessId}
          onChange={({ target }) => setTyped({ ...typed, externalProcessId: target.value })}
        />
      </FormField>
      <Button type="submit" variant="primary" size="sm">
        {table('apply')}
      </Button>
    </form>
  );
}
