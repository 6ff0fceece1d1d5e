'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { PersonFilterProps } from '@/components/data-table/filter-display';
import { ComboboxList } from '@/components/ui/combobox-list';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { shortUsersQuery } from '@/components/users/short-users';
import { usePersonOptions } from '@/components/users/use-person-options';

/** One of the people who create processes; oneself comes first, the chosen one chosen again is taken back. */
export function CreatorFilter({ label, value, onChange }: PersonFilterProps) {
  const t = useTranslations('fields.combobox');
  const { data: people, error, refetch } = useQuery(shortUsersQuery);
  const options = usePersonOptions(people ?? []);
  if (people) {
    return (
      <ComboboxList
        label={label}
        options={options}
        placeholder={t('search')}
        nothingFound={t('nothing')}
        value={value}
        onChoose={(chosen) => onChange(chosen === value ? null : chosen)}
      />
    );
  }
  if (error) {
    return <ErrorState error={error} onRetry={() => void refetch()} className="max-h-96 overflow-y-auto px-4 py-5" />;
  }
  return (
    <div className="grid h-24 place-items-center">
      <Spinner />
    </div>
  );
}
