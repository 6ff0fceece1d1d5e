'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { ShortUser } from '@/lib/users/schemas';
import { Combobox, type ComboboxProps } from './combobox';

interface PeoplePickerProps extends Omit<ComboboxProps, 'options' | 'placeholder'> {
  people: readonly ShortUser[];
}

/** A colleague: labelled with first and last name, valued by userId (specification, section 3). */
export function PeoplePicker({ people, ...combobox }: PeoplePickerProps) {
  const t = useTranslations('fields.combobox');
  const options = useMemo(
    () => people.map(({ userId, firstName, lastName }) => ({ value: userId, label: `${firstName} ${lastName}` })),
    [people],
  );
  return <Combobox {...combobox} options={options} placeholder={t('person')} />;
}
