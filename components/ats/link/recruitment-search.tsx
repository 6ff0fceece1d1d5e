'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { useDebounced } from '@/components/state/use-debounced';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { RadioField } from '@/components/ui/radio-field';
import { Spinner } from '@/components/ui/spinner';

interface RecruitmentSearchProps {
  connectionId: string;
  /** Id of the chosen recruitment; empty: none. */
  value: string;
  error: string | undefined;
  onChange: (recruitmentId: string) => void;
}

/** Finds a recruitment of a connection by its name, number or id. */
export function RecruitmentSearch({ connectionId, value, error, onChange }: RecruitmentSearchProps) {
  const t = useTranslations('ats.link');
  const [phrase, setPhrase] = useState('');
  const searched = useDebounced(phrase.trim(), 300);
  const query = useQuery(atsQueries.recruitments(connectionId, searched));
  const found = query.data?.items ?? [];
  const chosenIsListed = found.some(({ id }) => id === value);
  const nameOf = ({ name, reference, open }: (typeof found)[number]) =>
    t('recruitmentName', { name, reference: reference ?? 'none', state: open ? 'open' : 'closed' });
  const chosen = value !== '' && !chosenIsListed ? [{ value, label: t('recruitmentId', { id: value }) }] : [];
  const options = [...chosen, ...found.map((one) => ({ value: one.id, label: nameOf(one) }))];
  return (
    <div className="flex flex-col gap-2">
      <FormField
        label={t('recruitment')}
        hint={t('recruitmentHint')}
        error={error ?? (query.error?.message || undefined)}
      >
        <Input
          type="search"
          autoComplete="off"
          maxLength={200}
          placeholder={t('recruitmentPlaceholder')}
          value={phrase}
          onChange={({ target }) => setPhrase(target.value)}
          // Searching is not saving.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </FormField>
      {options.length > 0 && (
        <div className="max-h-56 overflow-y-auto rounded-md border px-3 py-2">
          <RadioField aria-label={t('recruitment')} options={options} value={value} onChange={onChange} />
        </div>
      )}
      <div role="status" className="text-ink-muted text-sm empty:hidden">
        {query.isFetching && <Spinner label={t('searching')} />}
        {!query.isFetching && query.data && found.length === 0 && t('nothingFound')}
      </div>
    </div>
  );
}
