'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useOnReconnect } from '@/components/connection/use-connection';
import { ErrorState } from '@/components/ui/error-state';
import { PeopleList } from '@/components/ui/people-picker';
import { Spinner } from '@/components/ui/spinner';
import { useCurrentUser } from '@/components/users/current-user';
import { loadShortUsers } from '@/components/users/short-users';
import type { ShortUser } from '@/lib/users/schemas';

interface CreatorFilterProps {
  value: string | null;
  onChange: (userId: string | null) => void;
}

/** One of the people who create processes; oneself comes first, the chosen one chosen again is taken back. */
export function CreatorFilter({ value, onChange }: CreatorFilterProps) {
  const t = useTranslations('processes.filter');
  const { userId } = useCurrentUser();
  const { people, error, retry } = usePeople();
  if (error) return <ErrorState error={error} onRetry={retry} className="max-h-96 overflow-y-auto px-4 py-5" />;
  if (!people) {
    return (
      <div className="grid h-24 place-items-center">
        <Spinner />
      </div>
    );
  }
  const ownFirst = people.toSorted((one, other) => Number(other.userId === userId) - Number(one.userId === userId));
  return (
    <PeopleList
      label={t('createdBy')}
      people={ownFirst}
      value={value}
      onChoose={(chosen) => onChange(chosen === value ? null : chosen)}
    />
  );
}

/** The people for the list, or why they could not be loaded; asked for anew by `retry` and when the connection is back. */
function usePeople() {
  const [people, setPeople] = useState<ShortUser[] | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let gone = false;
    loadShortUsers().then(
      (items) => !gone && setPeople(items),
      (reason: unknown) => !gone && setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
    return () => {
      gone = true;
    };
  }, [tries]);
  const retry = () => {
    setError(null);
    setTries(tries + 1);
  };
  useOnReconnect(() => {
    if (error) retry();
  });
  return { people, error, retry };
}
