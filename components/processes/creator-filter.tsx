'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useTellFailure } from '@/components/layout/use-tell-failure';
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
  const tellFailure = useTellFailure();
  const [people, setPeople] = useState<ShortUser[] | null>(null);
  useEffect(() => {
    let gone = false;
    loadShortUsers().then(
      (items) => {
        if (!gone)
          setPeople(items.toSorted((one, other) => Number(other.userId === userId) - Number(one.userId === userId)));
      },
      (error: unknown) => void tellFailure(error),
    );
    return () => {
      gone = true;
    };
  }, [tellFailure, userId]);
  if (!people) {
    return (
      <div className="grid h-24 place-items-center">
        <Spinner />
      </div>
    );
  }
  return (
    <PeopleList
      label={t('createdBy')}
      people={people}
      value={value}
      onChoose={(chosen) => onChange(chosen === value ? null : chosen)}
    />
  );
}
