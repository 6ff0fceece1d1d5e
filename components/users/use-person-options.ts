import type { ShortUser } from '@/lib/domain/user-schemas';
import { useCurrentUser } from './current-user';
import { usePersonName } from './use-person-name';

/** People as options of a picker: the signed-in user comes first and is marked, since two people may have the same name. */
export function usePersonOptions(people: ShortUser[]): { value: string; label: string }[] {
  const nameOf = usePersonName();
  const me = useCurrentUser().userId;
  const own = people.filter(({ userId }) => userId === me);
  const others = people.filter(({ userId }) => userId !== me);
  return [...own, ...others].map((person) => ({ value: person.userId, label: nameOf(person) }));
}
