import type { ShortUser } from '@/lib/domain/user-schemas';

export const fullName = ({ firstName, lastName }: Pick<ShortUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
