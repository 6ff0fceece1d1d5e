import { useTranslations } from 'next-intl';
import type { ShortUser } from '@/lib/domain/user-schemas';
import { useCurrentUser } from './current-user';
import { fullName } from './full-name';

/** A person's name; the signed-in user is marked, since two people may have the same name. */
export function usePersonName(): (person: ShortUser) => string {
  const t = useTranslations('fields.combobox');
  const me = useCurrentUser().userId;
  return (person) => (person.userId === me ? t('you', { name: fullName(person) }) : fullName(person));
}
