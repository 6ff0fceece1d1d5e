import type { ShortUser } from '@/lib/users/schemas';

export const fullName = ({ firstName, lastName }: Pick<ShortUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
