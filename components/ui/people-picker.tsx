'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { ShortUser } from '@/lib/users/schemas';
import { Combobox, type ComboboxProps } from './combobox';
import { ComboboxList } from './combobox-list';

/** Labelled with first and last name, valued by userId (specification, section 3). */
function usePeopleOptions(people: readonly ShortUser[]) {
  return useMemo(
    () => people.map(({ userId, firstName, lastName }) => ({ value: userId, label: `${firstName} ${lastName}` })),
    [people],
  );
}

interface PeoplePickerProps extends Omit<ComboboxProps, 'options' | 'placeholder'> {
  people: readonly ShortUser[];
}

/** A colleague, in a form. */
export function PeoplePicker({ people, ...combobox }: PeoplePickerProps) {
  const t = useTranslations('fields.combobox');
  return <Combobox {...combobox} options={usePeopleOptions(people)} placeholder={t('person')} />;
}

interface PeopleListProps {
  label: string;
  people: readonly ShortUser[];
  value: string | null;
  onChoose: (userId: string) => void;
}

/** The picker's list alone, where something else opens it. */
export function PeopleList({ people, ...list }: PeopleListProps) {
  const t = useTranslations('fields.combobox');
  return (
    <ComboboxList {...list} options={usePeopleOptions(people)} placeholder={t('search')} nothingFound={t('nothing')} />
  );
}
