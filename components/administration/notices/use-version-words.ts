import { useFormatter } from 'next-intl';
import type { ShortUser } from '@/lib/domain/user-schemas';

interface Saved {
  version: number;
  savedAt: string | null;
  savedBy: ShortUser | null;
}

/** Number, day and author of a version, for the texts that tell of one. */
export function useVersionWords() {
  const format = useFormatter();
  return ({ version, savedAt, savedBy }: Saved) => ({
    version,
    date: savedAt === null ? '' : format.dateTime(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'short' }),
    by: savedBy ? `${savedBy.firstName} ${savedBy.lastName}` : '',
  });
}
