import { createLoader } from 'nuqs/server';
import { parseAsPage } from '@/lib/filters/number-parsers';

/** The page of all notifications in the URL; invalid values become their defaults. */
export const loadNotificationParams = createLoader({ page: parseAsPage.withDefault(1) });
