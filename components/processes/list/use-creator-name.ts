'use client';

import { useQuery } from '@tanstack/react-query';
import { shortUsersQuery } from '@/components/users/short-users';

/** Somebody who created processes; the name also of one who has left. */
export interface Creator {
  userId: string;
  name: string;
}

/** The name of the person with `userId`, who may be `known` by the page; until it is known, the id. */
export function useCreatorName(userId: string | null, known: Creator | null): string | null {
  const isKnown = userId === null || userId === known?.userId;
  const { data } = useQuery({ ...shortUsersQuery, enabled: !isKnown });
  if (isKnown) return known?.name ?? null;
  const person = data?.find((one) => one.userId === userId);
  return person ? `${person.firstName} ${person.lastName}` : userId;
}
