'use client';

import { useQuery } from '@tanstack/react-query';
import { shortUsersQuery } from '@/components/users/short-users';

/** A creator of processes, possibly a deactivated user. */
export interface Creator {
  userId: string;
  name: string;
}

/** A user's name; the id until it is loaded. `known` is the user whose name came with the page. */
export function useCreatorName(userId: string | null, known: Creator | null): string | null {
  const isKnown = userId === null || userId === known?.userId;
  const { data } = useQuery({ ...shortUsersQuery, enabled: !isKnown });
  if (isKnown) return known?.name ?? null;
  const person = data?.find((one) => one.userId === userId);
  return person ? `${person.firstName} ${person.lastName}` : userId;
}
