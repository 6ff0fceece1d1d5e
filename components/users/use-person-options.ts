import { useTranslations } from 'next-intl';
import type { ShortUser } from '@/lib/domain/user-schemas';
import { useCurrentUser } from './current-user';
import { fullName } from './full-name';

/** People as options of a picker: the signed-in user comes first and is marked, since two people may have the same name. */
export function usePersonOptions(people: ShortUser[]): { value: string; label: string }[] {
  const t = useTranslations('fields.combobox');
  const me = useCurrentUser().userId;
  const own = people.filter(({ userId }) => userId === me);
  const others = people.filter(({ userId }) => userId !== me);
  return [
    ...own.map((person) => ({ value: person.userId, label: t('you', { name: fullName(person) }) })),
    ...others.map((person) => ({ value: person.userId, label: fullName(person) })),
  ];
}
