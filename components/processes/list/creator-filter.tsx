'use client';

import { useQuery } from '@tanstack/react-query';
import type { PersonFilterProps } from '@/components/data-table/filter-display';
import { ErrorState } from '@/components/ui/error-state';
import { PeopleList } from '@/components/ui/people-picker';
import { Spinner } from '@/components/ui/spinner';
import { useCurrentUser } from '@/components/users/current-user';
import { shortUsersQuery } from '@/components/users/short-users';

/** One of the people who create processes; oneself comes first, the chosen one chosen again is taken back. */
export function CreatorFilter({ label, value, onChange }: PersonFilterProps) {
  const { userId } = useCurrentUser();
  const { data: people, error, refetch } = useQuery({ ...shortUsersQuery, meta: { errorBanner: false } });
  if (people) {
    const ownFirst = people.toSorted((one, other) => Number(other.userId === userId) - Number(one.userId === userId));
    return (
      <PeopleList
        label={label}
        people={ownFirst}
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
