import { useQuery } from '@tanstack/react-query';
import { usersOfProcessQuery } from '@/components/users/short-users';
import type { ShortUser } from '@/lib/domain/user-schemas';
import { hasOtherMention } from './mentions';

const noUsers: ShortUser[] = [];

/**
 * Whom a note may mention.
 *
 * @param text the note as it is written now
 * @param mentioned whom the stored note mentions; they stay mentioned although they may not see the process any more
 * @returns `offered`: who sees the process; `known`: with those; `isLoading`, `failed`: the text mentions somebody, and who
 *   that is cannot be told yet, or at all
 */
export function useMentionable(processId: string, text: string, mentioned: readonly ShortUser[] = noUsers) {
  const users = useQuery(usersOfProcessQuery(processId));
  const offered = users.data ?? noUsers;
  const ids = new Set(offered.map(({ userId }) => userId));
  const known = [...offered, ...mentioned.filter(({ userId }) => !ids.has(userId))];
  const isUnknown = !users.data && hasOtherMention(text, known);
  return {
    offered,
    known,
    isLoading: isUnknown && users.isFetching,
    failed: isUnknown && !users.isFetching,
    loadAgain: () => void users.refetch(),
  };
}
